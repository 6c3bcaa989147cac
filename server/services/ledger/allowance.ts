import { sql } from 'kysely';
import { type Allowance, allowanceOf } from '#rules/points/allowance.ts';
import { CLAIM_COOLDOWN_MS, utcDay } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** The points that a member can still earn today. */
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
