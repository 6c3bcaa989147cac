import type { LogEntry } from '#contract/site/monitoring.ts';
import type { SystemStatus, WeekSummary } from '#contract/site/weekly-rewards.ts';
import { MONITOR } from '#rules/limits.ts';
import { community } from '#web/community.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';

/** A response and its time of arrival, in ms. */
type Answer<T> = { data: T; atMs: number };

/**
 * The log built from the responses of status and summary: at most `MONITOR.logEntriesBuilt` entries, most important first
 * (docs/spec/monitor.md#6-log).
 */
export function buildLogs(status: Answer<SystemStatus>, summary: Answer<WeekSummary>): LogEntry[] {
  const is = status.data;
  const week = summary.data;
  const at = (answer: Answer<unknown>) => new Date(answer.atMs).toISOString();
  const entry = (
    answer: Answer<unknown>,
    id: string,
    level: LogEntry['level'],
    source: string,
    message: string,
  ): LogEntry => ({ id: `built:${id}`, timestamp: at(answer), level, source, message });
  return [
    is.systemHealthy
      ? entry(status, 'health', 'SUCCESS', 'system', 'System is healthy')
      : entry(status, 'health', 'ERROR', 'system', 'System is unhealthy'),
    is.systemEnabled
      ? entry(status, 'rewards', 'SUCCESS', 'rewards', 'Rewards system enabled')
      : entry(status, 'rewards', 'WARN', 'rewards', 'Rewards system disabled'),
    is.walletConfigured
      ? entry(status, 'wallet', 'SUCCESS', 'wallet', 'Wallet configured')
      : entry(status, 'wallet', 'WARN', 'wallet', 'Wallet not configured'),
    entry(
      status,
      'snapshots',
      is.recentSnapshots > 0 ? 'INFO' : 'WARN',
      'scheduler',
      `${quantityText(countText(is.recentSnapshots), 'snapshot')} in the last 7 days`,
    ),
    entry(
      status,
      'distributions',
      is.recentDistributions > 0 ? 'INFO' : 'WARN',
      'scheduler',
      `${quantityText(countText(is.recentDistributions), 'distribution')} in the last 7 days`,
    ),
    entry(
      status,
      'configuration',
      'INFO',
      'configuration',
      `${poolText(is)}, minimum threshold ${pointsText(is.minActivityThreshold)} pts`,
    ),
    entry(
      summary,
      'activity',
      'INFO',
      'activity',
      `${quantityText(countText(week.activeUsers), 'active user')} with ${quantityText(pointsText(week.totalActivityPoints), 'point')} this week`,
    ),
    entry(
      summary,
      'eligible',
      week.eligibleUsers > 0 ? 'SUCCESS' : 'WARN',
      'activity',
      `${quantityText(countText(week.eligibleUsers), 'user')} eligible for rewards`,
    ),
  ].slice(0, MONITOR.logEntriesBuilt);
}

function poolText({ weeklyRewardPool, poolEstimate }: SystemStatus): string {
  const { symbol } = community.coin;
  if (!poolEstimate) return `Weekly pool ${symbol} ${weeklyRewardPool}`;
  const { balancePart, mostPool, lookedAt } = poolEstimate;
  const known = lookedAt === null ? 'not known yet' : `about ${symbol} ${weeklyRewardPool}`;
  return `Weekly pool ${known} (${balancePart} % of the wallet’s free coins, at most ${symbol} ${mostPool})`;
}

/** The only entry of a log that could not be built (docs/spec/monitor.md#2-page). */
export function failedLog(atMs: number): LogEntry[] {
  return [
    {
      id: 'built:failed',
      timestamp: new Date(atMs).toISOString(),
      level: 'ERROR',
      source: 'monitor',
      message: 'Failed to fetch monitoring data for log generation',
    },
  ];
}

/** The built log merged with the server's events, newest first; ties keep their order. */
export function mergeLogs(built: readonly LogEntry[], events: readonly LogEntry[]): LogEntry[] {
  return [...built, ...events]
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, MONITOR.logEntriesShown);
}
