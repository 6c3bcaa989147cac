import { lazy, Suspense, useSyncExternalStore } from 'react';
import { m } from '#web/messages.ts';
import { PanelBoundary, Panels } from '#web/shell/load/panel-boundary.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useSystemStatus, useWeekSummary } from '../calls.ts';
import { RecentDistributions } from './recent-distributions.tsx';
import { WeekSchedule } from './schedule.tsx';
import { WeekTiles } from './tiles.tsx';

// Visitors never see them, and the server cannot wait for their code.
const OwnWeek = lazy(() => import('../own/week.tsx').then((own) => ({ default: own.OwnWeek })));
const OwnPastWeeks = lazy(() =>
  import('../own/past-weeks.tsx').then((own) => ({ default: own.OwnPastWeeks })),
);

const neverChanges = () => () => {};

/** Weekly rewards: this week's figures, the viewer's own, the schedule and the last payouts. */
export function WeeklyPanel() {
  const { viewer } = useViewer();
  const status = useSystemStatus();
  const summary = useWeekSummary();
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const member = isInBrowser ? viewer : null;
  if (status.isError && !status.data) {
    return <Unavailable onRetry={() => void status.refetch()} />;
  }
  return (
    <section aria-labelledby="weekly-title" className="overflow-hidden rounded-lg border bg-line">
      <div className="flex items-center justify-between gap-4 bg-surface px-4 py-4 sm:px-5">
        <h2 id="weekly-title" className="text-xl">
          {m.board_rewards()}
        </h2>
        {status.data && <ActiveBadge isActive={isActive(status.data)} />}
      </div>
      <PanelBoundary name={m.board_this_week()}>
        <WeekTiles status={status.data} summary={summary} />
      </PanelBoundary>
      <div className={cx('mt-px grid gap-px', viewer ? WITH_OWN_WEEK : 'md:grid-cols-2')}>
        <Panels
          of={{
            [m.board_progress()]: member && (
              <Suspense fallback={<div className={OWN_WEEK} />}>
                <OwnWeek
                  telegramId={member.telegramId}
                  threshold={status.data?.minActivityThreshold}
                  className={OWN_WEEK}
                />
              </Suspense>
            ),
            [m.board_schedule()]: <WeekSchedule status={status.data} />,
            [m.board_recent()]: <RecentDistributions />,
          }}
        />
      </div>
      {member && (
        <PanelBoundary key={member.telegramId} name={m.board_past_weeks()}>
          <Suspense>
            <OwnPastWeeks telegramId={member.telegramId} />
          </Suspense>
        </PanelBoundary>
      )}
    </section>
  );
}

const OWN_WEEK = 'bg-surface md:col-span-2 lg:col-span-1';
const WITH_OWN_WEEK = 'md:grid-cols-2 lg:grid-cols-[1.15fr_1fr_1fr]';

/** The system pays only when both enabled and healthy. */
function isActive(status: { systemHealthy: boolean; systemEnabled: boolean }): boolean {
  return status.systemHealthy && status.systemEnabled;
}

function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'good' : 'warn'}>
      <span className="size-1.5 rounded-full bg-current" />
      {isActive ? m.board_active() : m.board_inactive()}
    </Badge>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <section aria-label={m.board_rewards()}>
      <Notice
        kind="error"
        title={m.board_unavailable()}
        action={<Button onClick={onRetry}>{m.board_retry()}</Button>}
      >
        {m.board_unavailable_text()}
      </Notice>
    </section>
  );
}
