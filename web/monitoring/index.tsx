import { m } from '#web/messages.ts';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { usePollFailureToast, useRefresh } from '#web/shell/use-refresh.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { MONITORING_ROUTES, useHealth, useSystemStatus, useWeekSummary } from './calls.ts';
import { HealthPanel } from './health-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PageHeader } from './page-header.tsx';
import { PointsPanel } from './points-panel.tsx';
import { StatusCards } from './status-cards.tsx';
import { UptimePanel } from './uptime-panel.tsx';

/** The monitor of the weekly rewards system (docs/spec/monitor.md#2-page). */
export function MonitoringPage() {
  usePageTitle(m.monitor_title());
  const isAdmin = useViewer().viewer?.isAdmin ?? false;
  const status = useSystemStatus();
  const health = useHealth();
  const summary = useWeekSummary();
  const { refresh, isRefreshing } = useRefresh(MONITORING_ROUTES);
  usePollFailureToast(status.isError && status.data !== undefined, isRefreshing);

  const isMissing = status.isError && !status.data;
  // If neither call succeeded, the other panels would only repeat the error.
  const isGone = isMissing && health.isError && !health.data;
  return (
    <>
      <PageHeader isRefreshing={isRefreshing} onRefresh={refresh} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:gap-10 lg:py-10">
        {isMissing && <Unavailable isRetrying={isRefreshing} onRetry={refresh} />}
        {!isGone && (
          <Panels
            of={{
              [m.monitor_status()]: <StatusCards status={status.data} hasFailed={isMissing} />,
              [m.monitor_health()]: <HealthPanel health={health} isAdmin={isAdmin} />,
              [m.monitor_uptime()]: <UptimePanel />,
              [m.monitor_activity()]: <ActivityPanel />,
              [m.monitor_points()]: <PointsPanel />,
              [m.monitor_log()]: <LogPanel status={status} summary={summary} isAdmin={isAdmin} />,
            }}
          />
        )}
      </div>
    </>
  );
}

function Unavailable({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title={m.monitor_unavailable()}
      action={
        <Button variant="primary" loading={isRetrying} onClick={onRetry}>
          {m.monitor_retry_connection()}
        </Button>
      }
    >
      {m.monitor_unavailable_text()}
    </Notice>
  );
}
