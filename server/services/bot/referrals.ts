import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { reportEvent } from './report-event.ts';

/** Too long to guess: a member who never asked for a link is not told of anybody. */
const CODE_BYTES = 9;
const WEEK_MS = 7 * 86_400_000;
/** The new members that one member can bring within a week. More can join, but their inviter earns nothing and is not told. */
const MOST_A_WEEK = 20;

/** The code of a member's own link; made when it is first requested. */
export async function requireReferralCode(tx: Db, memberId: bigint): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const { rows } = await sql<{ code: string }>`
    insert into referral_codes (member_id, code) values (${memberId}::bigint, ${code})
    on conflict (member_id) do update set code = referral_codes.code returning code`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the code of a link was not written');
  return row.code;
}

/** The member who brought somebody, and the points that they earned by it. */
export type Brought = { telegramId: string; earned: EarnedLine[] };

/**
 * Notes whose link brought an account that the caller has just made, and gives the points for it: once per
 * account, for good. Null if the link belongs to nobody, or its owner has brought the most members that count in a week.
 */
export async function takeReferral(
  tx: Db,
  input: { code: string; memberId: bigint; points: number; nowMs: number },
): Promise<Brought | null> {
  const { code, memberId, points, nowMs } = input;
  // Counts accounts that are made at the same moment one after the other: the next statement sees those that committed first.
  await sql`select from referral_codes where code = ${code} for update`.execute(tx);
  const { rows } = await sql<{ telegram_id: bigint }>`
    with inviter as (
      select m.id, m.telegram_id from referral_codes c join members m on m.id = c.member_id
      where c.code = ${code} and m.id <> ${memberId}::bigint
        and (select count(*) from referrals r
          where r.by_member_id = m.id and r.at > ${isoTime(nowMs - WEEK_MS)}::timestamptz) < ${sql.lit(MOST_A_WEEK)}),
    brought as (
      insert into referrals (member_id, by_member_id, at)
      select ${memberId}::bigint, id, ${isoTime(nowMs)}::timestamptz from inviter
      on conflict do nothing returning 1)
    select telegram_id from inviter where exists (select from brought)`.execute(tx);
  const [inviter] = rows;
  if (!inviter) return null;
  const telegramId = String(inviter.telegram_id);
  const event = { id: `referral:${memberId}`, type: 'referral_joined', points } as const;
  const earned = points > 0 ? await reportEvent(tx, { telegramId }, event, nowMs) : [];
  return { telegramId, earned };
}
