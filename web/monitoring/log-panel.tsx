import type { UseQueryResult } from '@tanstack/react-query';
import type { LogEntry } from '#contract/site/monitoring.ts';
import type { SystemStatus, WeekSummary } from '#contract/site/weekly-rewards.ts';
import { POLL_MS } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import { siteTime, useNow } from '#web/shell/now.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { RelativeTime, utcText } from '#web/ui/time.tsx';
import { useSystemEvents } from './calls.ts';
import { Panel } from './card.tsx';
import { buildLogs, failedLog, isBuilt, mergeLogs } from './logs.ts';

type LogPanelProps = {
  status: UseQueryResult<SystemStatus, Error>;
  summary: UseQueryResult<WeekSummary, Error>;
  isAdmin: boolean;
};

/** Recent System Logs, and the page's last lines. */
export function LogPanel({ status, summary, isAdmin }: LogPanelProps) {
  const events = useSystemEvents(isAdmin);
  const nowMs = useNow(TICK_MS);
  const built = builtLog(status, summary);
  const logs = built && mergeLogs(built, isAdmin && events.data ? events.data.events : []);
  return (
    <Panel id="recent-system-logs" title={m.monitor_log()} isBusy={!logs}>
      <ol>
        {logs
          ? logs.map((entry) => <Entry key={entry.id} entry={entry} nowMs={nowMs} />)
          : WAITING.map((row) => <EntrySkeleton key={row} />)}
      </ol>
      {isAdmin && events.isError && !events.data && (
        <p role="alert" className="border-t px-4 py-3 text-sm text-bad sm:px-5">
          {m.monitor_events_failed()}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-6 border-t px-4 py-3 text-sm text-muted sm:px-5">
        <span>{m.monitor_auto_refresh({ seconds: POLL_MS.monitorStatus / 1000 })}</span>
        <span>
          {rich(
            m.monitor_last_updated({
              time: () =>
                status.dataUpdatedAt > 0 ? (
                  utcText(siteTime(status.dataUpdatedAt))
                ) : (
                  <SkeletonText chars={24} />
                ),
            }),
          )}
        </span>
      </p>
    </Panel>
  );
}

/** Undefined while loading. */
function builtLog(
  status: LogPanelProps['status'],
  summary: LogPanelProps['summary'],
): LogEntry[] | undefined {
  if (status.data && summary.data) {
    try {
      return buildLogs(
        { data: status.data, atMs: siteTime(status.dataUpdatedAt) },
        { data: summary.data, atMs: siteTime(summary.dataUpdatedAt) },
      );
    } catch {
      // A response with a missing field.
      return failedLog(siteTime(status.dataUpdatedAt));
    }
  }
  const failedAtMs = Math.max(
    status.data ? 0 : status.errorUpdatedAt,
    summary.data ? 0 : summary.errorUpdatedAt,
  );
  return failedAtMs > 0 ? failedLog(siteTime(failedAtMs)) : undefined;
}

function Entry({ entry, nowMs }: { entry: LogEntry; nowMs: number }) {
  return (
    <li className={LINE}>
      <Badge tone={TONES[entry.level]} className="w-18 justify-center">
        {entry.level}
      </Badge>
      <span className="text-muted">{isBuilt(entry) ? entry.source : english(entry.source)}</span>
      <span className="min-w-0 break-words max-sm:order-last max-sm:col-span-3">
        {isBuilt(entry) ? entry.message : english(entry.message)}
      </span>
      <RelativeTime
        at={entry.timestamp}
        nowMs={nowMs}
        className="text-end whitespace-nowrap text-muted"
      />
    </li>
  );
}

// The server's own lines are English in every language.
function english(text: string) {
  return <bdi lang="en">{text}</bdi>;
}

function EntrySkeleton() {
  return (
    <li className={LINE}>
      <span>
        <SkeletonText chars={7} />
      </span>
      <span>
        <SkeletonText chars={9} />
      </span>
      <span className="max-sm:order-last max-sm:col-span-3">
        <SkeletonText chars={24} />
      </span>
      <span className="text-end">
        <SkeletonText chars={8} />
      </span>
    </li>
  );
}

const TONES: Record<LogEntry['level'], Tone> = {
  INFO: 'neutral',
  WARN: 'warn',
  ERROR: 'bad',
  SUCCESS: 'good',
};

const TICK_MS = 10_000;
const WAITING = [1, 2, 3, 4, 5, 6, 7, 8];
const LINE =
  'grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 border-b border-line/60 px-4 py-2 text-sm last:border-b-0 sm:grid-cols-[auto_7rem_1fr_auto] sm:px-5';
