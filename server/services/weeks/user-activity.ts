import { sql } from 'kysely';
import {
  MAX_ACTIVITY_USERS,
  type UserActivity,
  type UserActivityDetails,
} from '#contract/site/monitoring.ts';
import { displayNameFor } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import { poolPercent } from '#rules/weeks/pool-percent.ts';
import { isEligible, missingHundredths } from '#rules/weeks/rewards.ts';
import type { Db } from '#server/db/connect.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { banStands } from '#server/services/members/bans.ts';
import { type CountedShares, readCountedShares } from '#server/services/policies/counted-shares.ts';
import {
  type RewardSettings,
  readWeekRules,
  type WeekRules,
} from '#server/services/policies/week-rules.ts';

type ActivityRow = {
  id: string;
  position: number;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  points: number;
  transactions: number;
  is_banned: boolean;
  breakdown: [rule: string, count: number, hundredths: number][] | null;
};

type SummaryRow = {
  users: number;
  eligible: number;
  points: number;
  eligible_points: number;
  matching: number;
};

/**
 * The running week by member, most points first: everybody who did or earned something in it
 * (docs/spec/monitor.md#4-user-activity). Lists at most `MAX_ACTIVITY_USERS` of the members found; the summary covers everybody.
 * The search matches part of the displayed name, in any case, with or without @.
 */
export async function readUserActivity(
  db: Db,
  input: { search: string; nowMs: number } & RewardSettings,
): Promise<UserActivityDetails> {
  const week = runningWeek(input.nowMs, await findLastFrozen(db));
  const { nowMs } = input;
  const rules = await readWeekRules(db, { ...input, week });
  const { thresholdHundredths } = rules;
  const counted = await readCountedShares(db, { week, rules, nowMs });
  const members = activeMembers({ ...input, thresholdHundredths, week });
  // One statement, so that list and sums match.
  const { rows } = await sql<{ summary: SummaryRow; users: ActivityRow[] | null }>`
    with active as (${members}),
    listed as (
      select * from active where is_found order by position limit ${sql.lit(MAX_ACTIVITY_USERS)})
    select
      (select json_build_object(
         'users', count(*), 'eligible', count(*) filter (where is_eligible),
         'points', coalesce(sum(points), 0),
         'eligible_points', coalesce(sum(points) filter (where is_eligible), 0),
         'matching', count(*) filter (where is_found)) from active) as summary,
      (select json_agg(json_build_object(
         'id', id::text, 'position', position, 'username', username, 'first_name', first_name, 'last_name', last_name,
         'points', points, 'transactions', transactions, 'is_banned', is_banned,
         'breakdown', (
           select json_agg(json_build_array(rule, count, points) order by points desc, rule)
           from (
             select rule, sum(count)::int as count, sum(points) as points from (
               select rule, (corrects is null)::int as count, week_points as points
               from point_entries p where p.member_id = listed.id and p.week = ${week}::date
               union all
               select type, 1, 0 from activity_events e
               where e.member_id = listed.id and e.week = ${week}::date and e.unrewarded) each
             group by rule) by_rule))
         order by position) from listed) as users`.execute(db);
  const summary = rows[0]?.summary;
  if (!summary) throw new Error('the week of the members has no sums');
  return {
    summary: {
      totalUsers: summary.users,
      eligibleUsers: summary.eligible,
      totalActivityPoints: toPoints(summary.points),
      eligibleActivityPoints: toPoints(summary.eligible_points),
      averagePointsPerUser: summary.users === 0 ? 0 : summary.points / summary.users / 100,
      minActivityThreshold: toPoints(thresholdHundredths),
    },
    matchingUsers: summary.matching,
    users: (rows[0]?.users ?? []).map((row) =>
      userOf(row, { rules, counted, eligibleHundredths: summary.eligible_points }),
    ),
  };
}

function activeMembers(input: {
  week: string;
  search: string;
  nowMs: number;
  thresholdHundredths: number;
}) {
  const now = isoTime(input.nowMs);
  // No name contains a NUL, and PostgreSQL refuses text that does.
  const search = input.search.replace(/^@/, '').replaceAll('\0', '\ufffd');
  return sql`
    select m.id, m.username, m.first_name, m.last_name,
      w.points, w.transactions, ban.is_banned,
      row_number() over (order by w.points desc, t.lifetime_points desc, m.created_at, m.id)
        as position,
      not ban.is_banned and w.points >= ${missingHundredths(0, input.thresholdHundredths)}::int
        as is_eligible,
      position(lower(${search}::text) in lower(
        coalesce(m.username, concat_ws(' ', m.first_name, m.last_name)))) > 0 as is_found
    from week_totals w
    join members m on m.id = w.member_id
    join member_totals t on t.member_id = m.id
    cross join lateral (select ${banStands(now)} as is_banned) ban
    where w.week = ${input.week}::date`;
}

type Pool = { rules: WeekRules; counted: CountedShares | null; eligibleHundredths: number };

function userOf(row: ActivityRow, pool: Pool): UserActivity {
  const { thresholdHundredths } = pool.rules;
  return {
    userId: row.id,
    position: row.position,
    username: row.username,
    displayName: displayNameFor({
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
    }),
    isEligible: isEligible(row.points, thresholdHundredths, row.is_banned),
    poolPercent: percentOf(row, pool),
    totalActivityPoints: toPoints(row.points),
    totalTransactions: row.transactions,
    pointsNeeded: toPoints(missingHundredths(row.points, thresholdHundredths)),
    transactionBreakdown: Object.fromEntries(
      (row.breakdown ?? []).map(([rule, count, hundredths]) => [
        rule,
        { count, points: toPoints(hundredths) },
      ]),
    ),
  };
}

function percentOf(row: ActivityRow, { rules, counted, eligibleHundredths }: Pool): number {
  const { poolUnits, highestUnits, thresholdHundredths } = rules;
  if (!isEligible(row.points, thresholdHundredths, row.is_banned)) return 0;
  if (counted !== null) return poolPercent(counted.get(Number(row.id))?.units ?? 0n, poolUnits);
  const part = poolPercent(BigInt(row.points), BigInt(eligibleHundredths));
  return Math.min(part, poolPercent(highestUnits, poolUnits));
}
