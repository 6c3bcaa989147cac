import { sql } from 'kysely';
import { DAILY_IDS } from '#rules/points/activities.ts';
import { type Allowance, allowanceOf } from '#rules/points/allowance.ts';
import { CLAIM_COOLDOWN_MS, utcDay } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { arrayText } from '#server/db/row-set.ts';

/** The points that a member can still earn today. */
export async function readAllowance(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<Allowance> {
  const { rows } = await sql<{
    points: number | null;
    tips: number | null;
    claims: [rule: string, atMs: number][] | null;
  }>`
    select d.recurring_points as points, d.rewarded_tips as tips, c.claims
    from (
      select json_agg(json_build_array(rule, extract(epoch from at) * 1000)) as claims from (
        select rule, max(at) as at from point_entries
        where member_id = ${memberId}::bigint and rule = any(${arrayText(DAILY_IDS)}::text[]) and points > 0
          and at > ${isoTime(nowMs - CLAIM_COOLDOWN_MS)}::timestamptz
        group by rule) by_rule) c
    left join day_totals d on d.member_id = ${memberId}::bigint and d.day = ${utcDay(nowMs)}::date`.execute(
    db,
  );
  const [row] = rows;
  const day = { recurringHundredths: row?.points ?? 0, rewardedTips: row?.tips ?? 0 };
  return allowanceOf(day, new Map(row?.claims), nowMs);
}
