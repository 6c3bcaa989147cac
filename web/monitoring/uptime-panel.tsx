import { type ReactNode, useRef } from 'react';
import type { UptimeRecord } from '#contract/site/monitoring.ts';
import { UPTIME_DAYS, type UptimePart } from '#rules/operations/uptime.ts';
import { m } from '#web/messages.ts';
import { useRovingTips } from '#web/shell/tooltip/use-roving-tips.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { rovingTip, seenTip } from '#web/ui/tooltip/tip.ts';
import { useUptime } from './calls.ts';
import { Panel, PanelFailure } from './card.tsx';
import { type DayLook, percentText, type UptimeBar, uptimeBars } from './uptime-days.ts';

/** The uptime of each part in the last 90 days, and the days that were not good (docs/spec/monitor.md#8-uptime). */
export function UptimePanel() {
  const { data, isError, refetch } = useUptime();
  const isFailed = isError && !data;
  return (
    <Panel
      id="uptime"
      title={m.monitor_uptime()}
      hint={m.monitor_uptime_hint()}
      isBusy={!data && !isFailed}
    >
      {isFailed && <PanelFailure text={m.monitor_uptime_failed()} onRetry={() => void refetch()} />}
      {data?.parts.length === 0 && (
        <p className="px-4 py-4 text-sm text-muted sm:px-5">{m.monitor_uptime_none()}</p>
      )}
      {data && data.parts.length > 0 && <Parts record={data} />}
      {!data && !isFailed && WAITING.map(waitingRow)}
    </Panel>
  );
}

function Parts({ record }: { record: UptimeRecord }) {
  const list = useRef<HTMLDivElement>(null);
  useRovingTips(list);
  return (
    <div ref={list}>
      {record.parts.map(({ part, percent, days }) => (
        <Row key={part} part={part} figure={percentText(percent)}>
          <ul
            aria-label={m.monitor_by_day({ part: titleOf(part) })}
            className="flex h-8 items-end gap-px"
          >
            {uptimeBars(days, record.lastDay).map((bar) => (
              <Bar key={bar.day} bar={bar} />
            ))}
          </ul>
        </Row>
      ))}
      <p aria-hidden="true" className="flex justify-between px-4 py-2 text-xs text-muted sm:px-5">
        <span>{m.ui_days_ago({ count: UPTIME_DAYS - 1 })}</span>
        <span>{m.monitor_today()}</span>
      </p>
    </div>
  );
}

function Row({
  part,
  figure,
  children,
}: {
  part: UptimePart;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="border-b border-line/60 px-4 py-3 last:border-b-0 sm:px-5">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <h3 className="font-sans font-medium">{titleOf(part)}</h3>
        <p className="font-medium tabular-nums">{figure}</p>
      </div>
      {children}
    </article>
  );
}

// The worse the day, the lower the bar: colour must not be the only difference.
function Bar({ bar: { day, look, text } }: { bar: UptimeBar }) {
  if (look === 'none') return <li aria-hidden="true" className={cx(BAR, LOOKS.none)} />;
  return (
    <li {...rovingTip(day, seenTip(text))} className={cx(BAR, LOOKS[look])}>
      <span className="sr-only">{text}</span>
    </li>
  );
}

const BAR = 'relative min-w-0 flex-1 rounded-xs';
const LOOKS: Record<DayLook, string> = {
  good: 'h-full bg-good',
  some: 'h-3/4 bg-warn',
  bad: 'h-1/2 bg-bad',
  none: 'h-1 bg-line',
};

const TITLES: Record<UptimePart, () => string> = {
  site: () => m.monitor_site(),
  database: () => m.monitor_database(),
  jobs: () => m.monitor_jobs(),
  telegram: () => m.monitor_telegram(),
  wallet: () => m.shell_wallet(),
  payouts: () => m.monitor_payouts(),
  chain_index: () => m.monitor_chain_index(),
};
const titleOf = (part: UptimePart) => TITLES[part]();

/** The parts that every instance has. */
const WAITING: readonly UptimePart[] = ['site', 'database', 'jobs'];

function waitingRow(part: UptimePart) {
  return (
    <Row key={part} part={part} figure={<SkeletonText chars={6} />}>
      <Skeleton className="h-8 w-full" />
    </Row>
  );
}
