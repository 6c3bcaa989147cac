import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { banMember, unbanMember } from '#server/services/users/banning.ts';
import { numberOf } from './number-of.ts';

/** A member's number, or their Telegram id as text. */
type Who = bigint | string;
/** ISO 8601, or ms since epoch. */
type Time = string | number;

/**
 * Bans a member as an administrator does at that time, by default for good; their sessions end. A test of a session that stands
 * in spite of a ban writes the ban itself.
 */
export async function ban(db: Db, who: Who, from: Time, until: Time | null = null): Promise<void> {
  const memberId = await memberIdOf(db, who);
  await banMember(db, adminAt(from), {
    memberId,
    expiresAtMs: until === null ? null : msOf(until),
  });
}

/** Lifts a member's ban at that time. */
export async function unban(db: Db, who: Who, at: Time): Promise<void> {
  await unbanMember(db, adminAt(at), { memberId: await memberIdOf(db, who) });
}

async function memberIdOf(db: Db, who: Who): Promise<bigint> {
  return typeof who === 'bigint' ? who : numberOf(db, who);
}

function adminAt(time: Time) {
  return { telegramId: '77', role: 'admin' as const, nowMs: msOf(time), ranks: PIRATE_RANKS };
}

function msOf(time: Time): number {
  return new Date(time).getTime();
}
