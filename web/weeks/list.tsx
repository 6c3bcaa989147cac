import { ArrowLeft } from 'lucide-react';
import type { WeekList } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { paths, weekPath } from '#web/paths.ts';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeeks } from './calls.ts';
import { FairnessPanel } from './fairness/fairness-panel.tsx';
import { LoadFailure, PageFrame } from './page-frame.tsx';
import { parsePageState, printPageState } from './page-state.ts';

/** Every closed week, newest first. */
export function WeeksPage() {
  usePageTitle('Weeks');
  return (
    <PageFrame
      title="The logbook"
      lead="Every closed week of the weekly rewards: what it paid, to how many, and the numbers to check it by."
      links={
        <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
          Leaderboard
        </PageLink>
      }
    >
      <Panels of={{ 'The weeks': <Weeks />, Fairness: <FairnessPanel /> }} />
    </PageFrame>
  );
}

function Weeks() {
  const [{ page }, setState] = useSearchState(parsePageState, printPageState);
  const { data, error, isPending, refetch } = useWeeks(page);
  if (data === undefined && error) {
    return (
      <LoadFailure
        title="The weeks could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <Waiting isBusy={isPending} />;
  const { weeks, pagination } = data;
  if (pagination.total === 0) {
    return (
      <Notice kind="empty" title="No week has ended yet">
        The first one appears here when it ends, on Sunday at 23:00 UTC.
      </Notice>
    );
  }
  return (
    <>
      {weeks.length === 0 ? (
        <Notice
          kind="empty"
          title="Past the edge of the chart"
          action={<Button onClick={() => setState({ page: 1 })}>Go to the first page</Button>}
        >
          There are not that many pages.
        </Notice>
      ) : (
        <ol aria-label="Closed weeks" className="overflow-hidden rounded-lg border bg-surface">
          {weeks.map((week) => (
            <WeekRow key={week.week} week={week} />
          ))}
        </ol>
      )}
      {pagination.totalPages > 1 && (
        <Pagination
          label="Pages of weeks"
          page={page}
          totalPages={pagination.totalPages}
          onPageChange={(next) => setState({ page: Math.min(next, pagination.totalPages) })}
        />
      )}
    </>
  );
}

function WeekRow({ week }: { week: WeekList['weeks'][number] }) {
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-3 last:border-b-0 hover:bg-sunken">
      <PageLink
        href={weekPath(week.week)}
        className="font-medium after:absolute after:inset-0 hover:text-brass"
      >
        Week of <UtcTime at={week.week} show="date" />
      </PageLink>
      {week.isProvisional && <Badge tone="warn">Challenge hour</Badge>}
      <span className="ml-auto text-sm text-muted">
        {week.totalRecipients === 0
          ? 'Nobody was eligible'
          : quantityText(countText(week.totalRecipients), 'recipient')}
      </span>
      <Amount
        units={parseAmount(week.totalDistributed)}
        className="w-full font-medium sm:w-40 sm:text-right"
      />
    </li>
  );
}

function Waiting({ isBusy }: { isBusy: boolean }) {
  return (
    <div aria-busy={isBusy} className="grid gap-px">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
