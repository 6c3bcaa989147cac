import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type {
  DistributionHistory,
  SystemStatus,
  UserWeekActivity,
} from '#contract/site/weekly-rewards.ts';
import { formatAmount } from '#rules/amounts.ts';
import { MONITOR } from '#rules/limits.ts';
import { toPoints } from '#rules/points/points.ts';
import type { EstimateFacts } from '#rules/policies/grounds.ts';
import { isBanned } from '#rules/roles.ts';
import { isoTime, isoTimeOrNull } from '#rules/times.ts';
import { isEligible, missingHundredths } from '#rules/weeks/rewards.ts';
import {
  isDistributed,
  lastDistributedWeek,
  nextDistributionMs,
  nextSnapshotMs,
} from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { banOf } from '#server/services/members/bans.ts';
import { readOwnCounted } from '#server/services/policies/own.ts';
import {
  type PoolEstimate,
  type RewardSettings,
  readWeekRules,
  type WeekRules,
} from '#server/services/policies/week-rules.ts';
import { readRunningHunt } from './week-hunts.ts';

/** The measured health, the pool, the threshold and the schedule (docs/spec/week.md#20-calls). */
export async function readSystemStatus(
  db: Db,
  input: { nowMs: number; healthy: boolean; walletConfigured: boolean } & RewardSettings,
): Promise<SystemStatus> {
  const since = isoTime(input.nowMs - MONITOR.windowMs);
  const week = runningWeek(input.nowMs, await findLastFrozen(db));
  const rules = await readWeekRules(db, { ...input, week });
  const { rows } = await sql<{ snapshots: number; distributions: number }>`
    select count(*)::int as snapshots, (count(*) filter (
        where distributed > 0 and week <= ${lastDistributedWeek(input.nowMs)}::date))::int as distributions
    from weeks where distribution_at > ${since}::timestamptz`.execute(db);
  return {
    systemHealthy: input.healthy,
    systemEnabled: rules.poolUnits > 0n || rules.estimate !== null,
    walletConfigured: input.walletConfigured,
    recentSnapshots: rows[0]?.snapshots ?? 0,
    recentDistributions: rows[0]?.distributions ?? 0,
    weeklyRewardPool: formatAmount(rules.poolUnits),
    ...(rules.estimate && { poolEstimate: wireEstimate(rules.estimate) }),
    minActivityThreshold: toPoints(rules.thresholdHundredths),
    nextSnapshot: isoTime(nextSnapshotMs(input.nowMs)),
    nextDistribution: isoTime(nextDistributionMs(input.nowMs)),
    ...(await readRunningHunt(db, input.nowMs)),
  };
}

function wireEstimate(estimate: PoolEstimate): NonNullable<SystemStatus['poolEstimate']> {
  const { partHundredths, mostUnits, lookedAtMs } = estimate;
  return {
    balancePart: partHundredths / 100,
    mostPool: formatAmount(mostUnits),
    lookedAt: isoTimeOrNull(lookedAtMs),
  };
}

/**
 * The last weeks that were shared out, newest first. `distributedAt` is the week's Monday 00:00 UTC, and null before that time:
 * nothing is distributed in the challenge hour.
 */
export async function readDistributionHistory(
  db: Db,
  input: { limit: number; nowMs: number; explorerTxUrl: string | null },
): Promise<DistributionHistory> {
  const { rows } = await sql<{
    week: string;
    distributed: bigint;
    recipients: number;
    distribution_at: Date;
    txid: string | null;
  }>`
    select week, distributed, distribution_at, txid, coalesce(recipients, eligible_members) as recipients
    from weeks where distributed > 0 order by week desc limit ${input.limit}`.execute(db);
  return rows.map((row) => {
    const isProvisional = !isDistributed(row.week, input.nowMs);
    return {
      week: row.week,
      totalDistributed: formatAmount(row.distributed),
      totalRecipients: row.recipients,
      distributedAt: isProvisional ? null : row.distribution_at.toISOString(),
      isProvisional,
      explorerUrl: explorerUrl(input.explorerTxUrl, row.txid),
    };
  });
}

/** The transaction's page in the explorer; null without a transaction, or if no explorer is known. */
export function explorerUrl(template: string | null, txid: string | null): string | null {
  // A function, because `$` is special in a replacement string.
  return txid && template ? template.replaceAll('{txid}', () => txid) : null;
}

type UserWeekRow = {
  id: bigint;
  points: number | null;
  transactions: number | null;
  banned_at: Date | null;
  ban_expires_at: Date | null;
  days: [string, number][] | null;
};

/**
 * One member's running week, for the member and administrators, with the amount that it would pay if it ended now: the split of
 * the pool among everybody eligible at this moment (docs/spec/week.md#9-estimates). Its grounds are null without a dated policy.
 * Throws `not_found` for an unknown member.
 */
export async function readUserWeek(
  db: Db,
  board: Board,
  input: { telegramId: string; nowMs: number } & RewardSettings,
): Promise<Omit<UserWeekActivity, 'estimateReason'> & { grounds: EstimateFacts | null }> {
  const week = runningWeek(input.nowMs, await findLastFrozen(db));
  const { rows } = await sql<UserWeekRow>`
    select m.id, w.points, w.transactions, m.banned_at, m.ban_expires_at,
      (select json_agg(json_build_array(day, points) order by day) from (
         select (at at time zone 'UTC')::date as day, sum(week_points) as points
         from point_entries where member_id = m.id and week = ${week}
         group by 1) by_day) as days
    from members m left join week_totals w on w.member_id = m.id and w.week = ${week}
    where m.telegram_id = ${input.telegramId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_no_telegram_member());
  await board.catchUp();
  const estimate = board.estimate(Number(row.id));
  const rules = await readWeekRules(db, { ...input, week });
  const hundredths = row.points ?? 0;
  const { nowMs } = input;
  const counted = await readOwnCounted(db, {
    week,
    rules,
    memberId: row.id,
    hundredths,
    nowMs,
    sharedHundredths: board.counted(Number(row.id)),
  });
  const banned = isBanned(banOf(row), nowMs);
  const own = {
    activityPoints: toPoints(hundredths),
    pointsNeeded: toPoints(missingHundredths(hundredths, rules.thresholdHundredths)),
    counted,
  };
  return {
    week,
    ...own,
    totalTransactions: row.transactions ?? 0,
    isEligible: isEligible(hundredths, rules.thresholdHundredths, banned),
    estimatedShare: estimate === null || isUnknown(rules) ? null : formatAmount(estimate),
    grounds: rules.policyHash === null ? null : groundsOf(rules, { ...own, estimate, banned }),
    days: (row.days ?? []).map(([day, points]) => ({ day, points: toPoints(points) })),
  };
}

/** Nobody could look at the balance, and earlier weeks left nothing: a share of 0 would be a false figure. */
function isUnknown({ estimate, poolUnits }: WeekRules): boolean {
  return estimate?.lookedAtMs === null && poolUnits === 0n;
}

type OwnStanding = Pick<EstimateFacts, 'activityPoints' | 'pointsNeeded' | 'counted'> & {
  estimate: bigint | null;
  banned: boolean;
};

function groundsOf(
  { poolUnits, highestUnits, carriedUnits, estimate: poolEstimate }: WeekRules,
  { estimate, banned: isBanned, ...own }: OwnStanding,
): EstimateFacts {
  const isCapped = highestUnits < poolUnits && estimate === highestUnits;
  const pool = { poolUnits, carriedUnits, estimate: poolEstimate };
  return { ...own, ...pool, isBanned, cappedUnits: isCapped ? highestUnits : null };
}
