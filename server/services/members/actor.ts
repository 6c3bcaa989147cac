import type { Role } from '#rules/roles.ts';

/** The person who acts, according to the session. Services take only the parts that they need. */
export type Actor = {
  memberId: bigint;
  telegramId: string;
  /** The current role in the database. */
  role: Role;
  /** When they signed in, in ms. */
  signedInAtMs: number;
  /**
   * True if they signed in by a link from the bot, which gives fewer rights than a sign-in of their own
   * (contract/link-sessions.ts).
   */
  byLink: boolean;
};

/** A member acting at `nowMs`. */
export type Acting = Pick<Actor, 'memberId' | 'telegramId'> & { nowMs: number };
