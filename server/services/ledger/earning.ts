import { sql } from 'kysely';
import { DAILY_IDS } from '#rules/points/activities.ts';
import { type Allowance, allowanceOf } from '#rules/points/allowance.ts';
import { type EarningRules, earningRules, type PolicyPoints } from '#rules/points/earning.ts';
import { CLAIM_COOLDOWN_MS, utcDay } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import { type WeekName, weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { arrayText } from '#server/db/row-set.ts';

/** The points of actions from a week on, until the next policy. */
export type DatedEarning = { fromWeek: WeekName; earning: EarningRules };

type Row = { from_week: WeekName; points: PolicyPoints | null };

/** The points of actions by each dated policy, newest first. */
export async function readDatedEarning(db: Db): Promise<DatedEarning[]> {
  const { rows } = await sql<Row>`
    select from_week, document::json -> 'points' as points from policies order by from_week desc`.execute(
    db,
  );
  return rows.map(({ from_week: fromWeek, points }) => ({
    fromWeek,
    earning: earningRules(points ?? undefined),
  }));
}

/** The rules for events of a time, among all of {@link readDatedEarning}. */
export function earningAt(atMs: number, dated: readonly DatedEarning[]): EarningRules {
  return earningOfWeek(weekOf(atMs), dated);
}

/** The rules for events of a week, among all of {@link readDatedEarning}. */
export function earningOfWeek(week: WeekName, dated: readonly DatedEarning[]): EarningRules {
  return dated.find(({ fromWeek }) => fromWeek <= week)?.earning ?? earningRules(undefined);
}

/**
 * The rules for events of a time. They are final once an event of that week was taken, and for a transaction that holds weeks
 * open: policies are only set for weeks in which nobody has earned a point.
 */
export async function readEarningAt(db: Db, atMs: number): Promise<EarningRules> {
  const { rows } = await sql<Row>`
    select from_week, document::json -> 'points' as points from policies
    where from_week <= ${weekOf(atMs)}::date order by from_week desc limit 1`.execute(db);
  return earningRules(rows[0]?.points ?? undefined);
}

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
  return allowanceOf(day, new Map(row?.claims), nowMs, await readEarningAt(db, nowMs));
}
