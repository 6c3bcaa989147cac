import type { LogEntry } from '#contract/site/monitoring.ts';
import type { SystemStatus, WeekSummary } from '#contract/site/weekly-rewards.ts';
import { MONITOR } from '#rules/limits.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { shownNumber } from '#web/ui/figures.ts';

/** How the ids of the page's own entries begin. */
const BUILT = 'built:';

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
  ): LogEntry => ({ id: `${BUILT}${id}`, timestamp: at(answer), level, source, message });
  return [
    is.systemHealthy
      ? entry(status, 'health', 'SUCCESS', m.monitor_source_system(), m.monitor_log_healthy())
      : entry(status, 'health', 'ERROR', m.monitor_source_system(), m.monitor_log_unhealthy()),
    is.systemEnabled
      ? entry(status, 'rewards', 'SUCCESS', m.monitor_source_rewards(), m.monitor_log_rewards_on())
      : entry(status, 'rewards', 'WARN', m.monitor_source_rewards(), m.monitor_log_rewards_off()),
    is.walletConfigured
      ? entry(status, 'wallet', 'SUCCESS', m.monitor_source_wallet(), m.monitor_log_wallet())
      : entry(status, 'wallet', 'WARN', m.monitor_source_wallet(), m.monitor_log_no_wallet()),
    entry(
      status,
      'snapshots',
      is.recentSnapshots > 0 ? 'INFO' : 'WARN',
      m.monitor_source_scheduler(),
      m.monitor_log_snapshots({ count: is.recentSnapshots }),
    ),
    entry(
      status,
      'distributions',
      is.recentDistributions > 0 ? 'INFO' : 'WARN',
      m.monitor_source_scheduler(),
      m.monitor_log_distributions({ count: is.recentDistributions }),
    ),
    entry(status, 'configuration', 'INFO', m.monitor_source_configuration(), configurationText(is)),
    entry(
      summary,
      'activity',
      'INFO',
      m.monitor_source_activity(),
      m.monitor_log_active({ users: week.activeUsers, points: week.totalActivityPoints }),
    ),
    entry(
      summary,
      'eligible',
      week.eligibleUsers > 0 ? 'SUCCESS' : 'WARN',
      m.monitor_source_activity(),
      m.monitor_log_eligible({ count: week.eligibleUsers }),
    ),
  ].slice(0, MONITOR.logEntriesBuilt);
}

function configurationText(status: SystemStatus): string {
  const { weeklyRewardPool, poolEstimate, minActivityThreshold: threshold } = status;
  const coins = (amount: string) => `${community.coin.symbol} ${shownNumber(amount)}`;
  const pool = coins(weeklyRewardPool);
  if (!poolEstimate) return m.monitor_log_pool({ pool, threshold });
  const part = shownNumber(String(poolEstimate.balancePart));
  const estimate = { part, most: coins(poolEstimate.mostPool), threshold };
  return poolEstimate.lookedAt === null
    ? m.monitor_log_pool_unknown(estimate)
    : m.monitor_log_pool_about({ ...estimate, pool });
}

/** The only entry of a log that could not be built (docs/spec/monitor.md#2-page). */
export function failedLog(atMs: number): LogEntry[] {
  return [
    {
      id: `${BUILT}failed`,
      timestamp: new Date(atMs).toISOString(),
      level: 'ERROR',
      source: m.monitor_source_monitor(),
      message: m.monitor_log_failed(),
    },
  ];
}

/** True for the page's own entries, which are in its language; the server's are English. */
export function isBuilt({ id }: LogEntry): boolean {
  return id.startsWith(BUILT);
}

/** The built log merged with the server's events, newest first; ties keep their order. */
export function mergeLogs(built: readonly LogEntry[], events: readonly LogEntry[]): LogEntry[] {
  return [...built, ...events]
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, MONITOR.logEntriesShown);
}
