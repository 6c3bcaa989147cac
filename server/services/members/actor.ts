import type { Role } from '#rules/roles.ts';

/** Who acts, according to the session; services take only the parts they need. */
export type Actor = {
  memberId: bigint;
  telegramId: string;
  /** Their role in the database now. */
  role: Role;
  /** When they signed in, in ms. */
  signedInAtMs: number;
};

/** A member acting at `nowMs`. */
export type Acting = Pick<Actor, 'memberId' | 'telegramId'> & { nowMs: number };
