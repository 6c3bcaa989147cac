import type { WeekPage as Week } from '#contract/site/weeks.ts';
import { m } from '#web/messages.ts';
import { type FailedAnswer, LoadFailure } from '#web/shell/load/load-failure.tsx';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { usePagePath } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { usePageState } from '#web/shell/search/page-state.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeek } from './calls.ts';
import { ChallengeHour } from './challenge-hour.tsx';
import { Checking } from './checking.tsx';
import { AdminSignals } from './fairness/admin-signals.tsx';
import { OwnShare } from './fairness/own-share.tsx';
import { WeekFairness } from './fairness/week-fairness.tsx';
import { OwnCheck } from './own-log/own-check.tsx';
import { Shares } from './shares.tsx';
import { ChainPoints } from './transactions/chain-points.tsx';
import { WeekFigures } from './week-figures.tsx';
import { WeekLinks } from './week-links.tsx';
import { weekNameOf } from './week-name.ts';

/** One closed week: its shares, their status, and how to check them. */
export function WeekPage() {
  const week = weekNameOf(usePagePath());
  const [page, setPage] = usePageState();
  const answer = useWeek(week, page);
  if (answer.data === null) return <NotFoundPage />;
  return (
    <KnownWeek
      key={week}
      week={week}
      data={answer.data}
      answer={answer}
      onPage={setPage}
      page={page}
    />
  );
}

type KnownWeekProps = {
  week: string;
  /** Undefined until there is a response. */
  data: Week | undefined;
  answer: FailedAnswer;
  page: number;
  onPage: (page: number) => void;
};

function KnownWeek({ week, data, answer, page, onPage }: KnownWeekProps) {
  usePageTitle(m.week_page_title({ week }));
  const { viewer } = useViewer();
  return (
    <PageFrame
      title={rich(m.weeks_week({ date: () => <UtcTime at={week} show="date" /> }))}
      lead={m.week_lead()}
      links={<WeekLinks />}
    >
      {data ? (
        <Panels
          of={{
            [m.week_challenge()]: data.isProvisional && (
              <ChallengeHour distributionAt={data.distributionAt} />
            ),
            [m.weeks_fairness()]: viewer?.isAdmin && data.isProvisional && (
              <AdminSignals week={data.week} />
            ),
            [m.week_own_share()]: viewer && <OwnShare week={data} />,
            [m.week_figures()]: <WeekFigures week={data} />,
            [m.check_title()]: <Checking week={data} />,
            [m.week_shares()]: <Shares week={data} page={page} onPage={onPage} />,
            [m.week_chain()]: <ChainPoints week={data} />,
            [m.ownlog_title()]: viewer && (
              <OwnCheck key={viewer.telegramId} telegramId={viewer.telegramId} week={data} />
            ),
            [m.week_evenness()]: <WeekFairness week={data.week} />,
          }}
        />
      ) : answer.error ? (
        <LoadFailure title={m.week_failed()} answer={answer} kept={m.weeks_kept()} level={2} />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-44" />
          <Skeleton className="h-96" />
        </div>
      )}
    </PageFrame>
  );
}
