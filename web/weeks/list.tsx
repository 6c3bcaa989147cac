import { ArrowLeft } from 'lucide-react';
import type { WeekList } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { weekPath } from '#web/addresses.ts';
import { paths } from '#web/paths.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { usePageState } from '#web/shell/search/page-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeeks } from './calls.ts';
import { FairnessPanel } from './fairness/fairness-panel.tsx';

/** Every closed week, newest first. */
export function WeeksPage() {
  usePageTitle('Weeks');
  return (
    <PageFrame
      title="The logbook"
      lead="Every closed week of the weekly rewards: what it paid, to how many, and the numbers to check it by."
      links={
        <>
          <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
            Leaderboard
          </PageLink>
          <PageLink href={paths.rules} className={buttonClass({ variant: 'ghost' })}>
            Rules of the pool
          </PageLink>
        </>
      }
    >
      <Panels of={{ 'The weeks': <Weeks />, Fairness: <FairnessPanel /> }} />
    </PageFrame>
  );
}

function Weeks() {
  const [page, setPage] = usePageState();
  return (
    <PagedList
      answer={useWeeks(page)}
      failure="The weeks could not be loaded"
      kept="Nothing is lost."
      level={2}
      skeleton={{ rows: 6, height: 'h-16' }}
      of="weeks"
      count={({ weeks }) => weeks.length}
      page={page}
      onPage={setPage}
      empty={{
        title: 'No week has ended yet',
        children: 'The first one appears here when it ends, on Sunday at 23:00 UTC.',
      }}
      past={{
        title: 'Past the edge of the chart',
        children: 'There are not that many pages.',
      }}
    >
      {({ weeks }) => (
        <ol aria-label="Closed weeks" className={LIST}>
          {weeks.map((week) => (
            <WeekRow key={week.week} week={week} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function WeekRow({ week }: { week: WeekList['weeks'][number] }) {
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
      <PageLink
        href={weekPath(week.week)}
        className="font-medium after:absolute after:inset-0 hover:text-brass"
      >
        Week of <UtcTime at={week.week} show="date" />
      </PageLink>
      {week.isProvisional && <Badge tone="warn">Challenge hour</Badge>}
      <span className="ml-auto text-sm text-muted">
        {week.totalRecipients === 0
          ? 'Nobody got a share'
          : quantityText(countText(week.totalRecipients), 'recipient')}
        {parseAmount(week.carriedOut) > 0n && (
          <>
            , <Amount units={parseAmount(week.carriedOut)} /> to the next pool
          </>
        )}
      </span>
      <Amount
        units={parseAmount(week.totalDistributed)}
        className="w-full font-medium sm:w-40 sm:text-right"
      />
    </li>
  );
}
