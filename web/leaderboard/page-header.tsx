import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { parseSum } from '#rules/amounts.ts';
import { COUNTER_MS } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { PaidNote } from '#web/ui/coin/paid-note.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type PageHeaderProps = TotalRewardsProps & { isRefreshing: boolean; onRefresh: () => void };

export function PageHeader({ board, isRefreshing, onRefresh }: PageHeaderProps) {
  return (
    <div
      // For the copy that an installed app shows without a connection (web/public/board-worker.js).
      data-offline={m.board_offline({ time: '{time}' })}
      className="relative isolate overflow-hidden border-b bg-surface"
    >
      <ChartPattern />
      <div className="mx-auto grid max-w-6xl gap-x-6 gap-y-3 px-4 py-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-4">
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <h1 className="text-3xl max-sm:grow">{m.shell_leaderboard()}</h1>
            <Button
              onClick={onRefresh}
              loading={isRefreshing}
              variant="ghost"
              className={`live ${ON_PHONES}`}
            >
              <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />
              <span className="max-sm:sr-only">{m.board_refresh()}</span>
            </Button>
            <PageLink
              href={paths.home}
              className={buttonClass({ variant: 'ghost', className: ON_PHONES })}
            >
              <ArrowLeft
                aria-hidden="true"
                size={16}
                strokeWidth={1.5}
                className="rtl:-scale-x-100"
              />
              <span className="max-sm:sr-only">{m.board_main_site()}</span>
            </PageLink>
          </div>
          <p className="max-w-prose text-sm text-muted sm:text-base">{m.board_lead()}</p>
        </div>
        <PanelBoundary name={m.board_total()}>
          <TotalRewards board={board} />
        </PanelBoundary>
      </div>
    </div>
  );
}

/** Icons alone leave room for the title. */
const ON_PHONES = 'max-sm:w-11 max-sm:px-0';

type TotalRewardsProps = { board: UseQueryResult<Leaderboard, Error> };

function TotalRewards({ board: { data, isError } }: TotalRewardsProps) {
  return (
    <dl className="grid grid-cols-[10.5rem_minmax(0,1fr)] items-baseline gap-x-2 md:block md:min-w-64">
      <dt className="text-sm text-muted">{m.board_total()}</dt>
      <dd className="order-last col-span-2 font-display text-2xl font-semibold tracking-[-0.02em] md:text-3xl">
        {data ? (
          <CountUp
            units={parseSum(data.totalRewardsDistributed)}
            durationMs={COUNTER_MS.leaderboard}
            minDecimals={2}
            maxDecimals={4}
          />
        ) : isError ? (
          <span className="text-2xl text-muted">{m.home_loading()}</span>
        ) : (
          <SkeletonText chars={9} />
        )}
      </dd>
      <PaidNote
        distributed={data && parseSum(data.totalRewardsDistributed)}
        paid={data?.totalRewardsPaid}
      />
    </dl>
  );
}
