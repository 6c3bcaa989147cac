import { sql } from 'kysely';
import { CLAIM_COOLDOWN_MS, utcDay } from '#rules/points/points.ts';
import {
  type Allowance,
  allowanceOf,
  type EarnedLine,
  type PointsReceipt,
  receiptOf,
} from '#rules/points/receipt.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** What a member can still earn today. */
export async function readAllowance(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<Allowance> {
  const { rows } = await sql<{
    points: number | null;
    tips: number | null;
    gm: Date | null;
    faucet: Date | null;
  }>`
    select d.recurring_points as points, d.rewarded_tips as tips, c.gm, c.faucet
    from (
      select max(at) filter (where rule = 'gm') as gm, max(at) filter (where rule = 'faucet') as faucet
      from point_entries where member_id = ${memberId}::bigint and rule in ('gm', 'faucet') and points > 0
        and at > ${isoTime(nowMs - CLAIM_COOLDOWN_MS)}::timestamptz) c
    left join day_totals d on d.member_id = ${memberId}::bigint and d.day = ${utcDay(nowMs)}::date`.execute(
    db,
  );
  const [row] = rows;
  const day = { recurringHundredths: row?.points ?? 0, rewardedTips: row?.tips ?? 0 };
  const claims = { gm: row?.gm?.getTime() ?? null, faucet: row?.faucet?.getTime() ?? null };
  return allowanceOf(day, claims, nowMs);
}

/**
 * What an event has earned a member, what was cut, and when more can be earned; null if the ledger has no such event of theirs.
 *
 * @internal
 * @param input.eventId as the event was reported; of a tip its `eventId`
 */
export async function readReceipt(
  db: Db,
  { eventId, memberId, nowMs }: { eventId: string; memberId: bigint; nowMs: number },
): Promise<PointsReceipt | null> {
  const { rows } = await sql<{ type: string; ban_ends: Date | null; lines: EarnedLine[] | null }>`
    select e.type, (select ban_expires_at from members where id = ${memberId}::bigint) as ban_ends,
      (select json_agg(json_build_object('rule', p.rule, 'hundredths', p.points, 'fullHundredths', p.full_points,
          'cut', p.cut) order by p.points desc, p.rule)
        from point_entries p where p.event_seq = e.seq and p.member_id = ${memberId}::bigint) as lines
    from activity_events e
    where e.id = ${eventId} and ${memberId}::bigint in (e.member_id, e.counterpart_id)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const allowance = await readAllowance(db, { memberId, nowMs });
  const banEndsAtMs = row.ban_ends?.getTime() ?? null;
  return receiptOf(row.type, row.lines ?? [], { allowance, banEndsAtMs });
}
