import type { Role } from '#rules/roles.ts';

/** Who acts, according to the session; services take only the parts they need. */
export type Actor = {
  memberId: bigint;
  telegramId: string;
  /** Their role in the database now. */
  role: Role;
  /** When they signed in, in ms. */
  signedInAtMs: number;
  /** Whether they came in by a link from the bot, which opens less than a sign-in of their own (contract/link-sessions.ts). */
  byLink: boolean;
};

/** A member acting at `nowMs`. */
export type Acting = Pick<Actor, 'memberId' | 'telegramId'> & { nowMs: number };
