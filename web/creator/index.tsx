import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { usePollFailureToast, useRefresh } from '#web/shell/use-refresh.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TabList, tabPanelProps } from '#web/ui/tabs.tsx';
import { DASHBOARD_ROUTES, SHOWCASE_ROUTES, useShowcase } from './calls.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { hubTabs, parseHubState, printHubState } from './hub-state.ts';
import { Showcase } from './showcase/showcase.tsx';

/** The creator hub (docs/spec/site.md#13-the-creator-showcase). */
export function CreatorPage() {
  usePageTitle(m.creator_hub());
  const [state, setState] = useSearchState(parseHubState, printHubState);
  const isShowcase = state.tab === 'showcase';
  const { refresh, isRefreshing } = useRefresh(isShowcase ? SHOWCASE_ROUTES : DASHBOARD_ROUTES);
  return (
    <>
      <Header
        actions={
          <Button onClick={refresh} loading={isRefreshing}>
            <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />
            {m.board_refresh()}
          </Button>
        }
      />
      <div className="mx-auto w-full max-w-6xl px-4 pt-4 pb-8 sm:px-6 lg:pb-10">
        <TabList
          label={m.creator_hub()}
          tabs={hubTabs()}
          chosen={state.tab}
          onChoose={(tab) => setState((now) => ({ ...now, tab }))}
        />
        <div {...tabPanelProps(state.tab)} className="mt-6 flex flex-col gap-8">
          <PanelBoundary
            key={state.tab}
            name={isShowcase ? m.creator_showcase_panel() : m.shell_dashboard()}
          >
            {isShowcase ? (
              <ShowcaseTab isRefreshing={isRefreshing} onRetry={refresh} />
            ) : (
              <Dashboard />
            )}
          </PanelBoundary>
        </div>
      </div>
    </>
  );
}

function ShowcaseTab({ isRefreshing, onRetry }: { isRefreshing: boolean; onRetry: () => void }) {
  const [state, setState] = useSearchState(parseHubState, printHubState);
  const showcase = useShowcase(state);
  usePollFailureToast(showcase.isError && showcase.data !== undefined, isRefreshing);
  if (showcase.isError && !showcase.data) {
    return (
      <Notice
        kind="error"
        title={m.creator_failed()}
        action={
          <Button variant="primary" loading={isRefreshing} onClick={onRetry}>
            {m.board_retry()}
          </Button>
        }
      >
        {m.creator_failed_why()}
      </Notice>
    );
  }
  return <Showcase showcase={showcase} state={state} onChange={setState} />;
}

function Header({ actions }: { actions: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
        <h1 className="text-3xl">{m.creator_hub()}</h1>
        <p className="mt-1.5 measure text-muted">{m.creator_lead()}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          {actions}
          <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="rtl:-scale-x-100"
            />
            {m.shell_leaderboard()}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
