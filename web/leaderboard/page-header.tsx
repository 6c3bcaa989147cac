import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { parseSum } from '#rules/amounts.ts';
import { COUNTER_MS } from '#rules/limits.ts';
import { paths } from '#web/paths.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart-pattern.tsx';
import { PaidNote } from '#web/ui/coin/paid-note.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type PageHeaderProps = TotalRewardsProps & { isRefreshing: boolean; onRefresh: () => void };

export function PageHeader({ board, isRefreshing, onRefresh }: PageHeaderProps) {
  return (
    <div className="relative isolate overflow-hidden border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto grid max-w-6xl items-end gap-6 px-4 py-8 sm:px-6 md:grid-cols-[minmax(0,1fr)_minmax(50%,auto)] md:gap-x-0 lg:py-10">
        <div className="min-w-0">
          <h1 className="text-3xl">Leaderboard</h1>
          <p className="mt-1.5 max-w-prose text-muted">
            Who tips, who earns, and who shares this week’s pool.
          </p>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button onClick={onRefresh} loading={isRefreshing}>
              <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />
              Refresh
            </Button>
            <PageLink href={paths.home} className={buttonClass({ variant: 'ghost' })}>
              <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
              Main Site
            </PageLink>
          </div>
        </div>
        <PanelBoundary name="Total Rewards Distributed">
          <TotalRewards board={board} />
        </PanelBoundary>
      </div>
    </div>
  );
}

type TotalRewardsProps = { board: UseQueryResult<Leaderboard, Error> };

/** Aligned with the panel's third figure, so that it does not move when its font arrives. */
function TotalRewards({ board: { data, isError } }: TotalRewardsProps) {
  return (
    <dl className="md:pl-5">
      <dt className="text-sm text-muted">Total Rewards Distributed</dt>
      <dd className="mt-1 font-display text-4xl font-semibold tracking-[-0.02em]">
        {data ? (
          <CountUp
            units={parseSum(data.totalRewardsDistributed)}
            durationMs={COUNTER_MS.leaderboard}
            minDecimals={2}
            maxDecimals={4}
          />
        ) : isError ? (
          <span className="text-2xl text-muted">Loading...</span>
        ) : (
          <SkeletonText chars={9} />
        )}
      </dd>
      <PaidNote paid={data?.totalRewardsPaid} />
    </dl>
  );
}
