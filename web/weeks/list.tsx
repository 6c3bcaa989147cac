import { ArrowLeft } from 'lucide-react';
import type { WeekList } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { weekPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
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
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeeks } from './calls.ts';
import { FairnessPanel } from './fairness/fairness-panel.tsx';

/** Every closed week, newest first. */
export function WeeksPage() {
  usePageTitle(m.shell_weeks());
  return (
    <PageFrame
      title={m.weeks_title()}
      lead={m.weeks_lead()}
      links={
        <>
          <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="rtl:-scale-x-100"
            />
            {m.shell_leaderboard()}
          </PageLink>
          <PageLink href={paths.rules} className={buttonClass({ variant: 'ghost' })}>
            {m.weeks_rules()}
          </PageLink>
        </>
      }
    >
      <Panels of={{ [m.weeks_name()]: <Weeks />, [m.weeks_fairness()]: <FairnessPanel /> }} />
    </PageFrame>
  );
}

function Weeks() {
  const [page, setPage] = usePageState();
  return (
    <PagedList
      answer={useWeeks(page)}
      failure={m.weeks_failed()}
      kept={m.weeks_kept()}
      level={2}
      skeleton={{ rows: 6, height: 'h-16' }}
      of={m.weeks_of()}
      count={({ weeks }) => weeks.length}
      page={page}
      onPage={setPage}
      empty={{
        title: m.weeks_none(),
        children: m.weeks_none_text(),
      }}
      past={{
        title: m.weeks_past(),
        children: m.weeks_past_text(),
      }}
    >
      {({ weeks }) => (
        <ol aria-label={m.weeks_closed()} className={LIST}>
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
        {rich(m.weeks_week({ date: () => <UtcTime at={week.week} show="date" /> }))}
      </PageLink>
      {week.isProvisional && <Badge tone="warn">{m.weeks_challenge()}</Badge>}
      <span className="ms-auto text-sm text-muted">
        {week.totalRecipients === 0
          ? m.weeks_nobody()
          : m.weeks_recipients({ count: week.totalRecipients })}
        {parseAmount(week.carriedOut) > 0n &&
          rich(m.weeks_carried({ amount: () => <Amount units={parseAmount(week.carriedOut)} /> }))}
      </span>
      <span className="w-full font-medium sm:w-40 sm:text-end">
        <Amount units={parseAmount(week.totalDistributed)} />
      </span>
    </li>
  );
}
