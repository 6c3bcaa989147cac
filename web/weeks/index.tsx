import { ArrowLeft } from 'lucide-react';
import type { WeekPage as Week } from '#contract/weeks.ts';
import { paths } from '#web/paths.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { PageLink, usePagePath } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useSearchState } from '#web/shell/search-state.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeek } from './calls.ts';
import { ChallengeHour } from './challenge-hour.tsx';
import { Checking } from './checking.tsx';
import { PageFrame } from './page-frame.tsx';
import { parsePageState, printPageState } from './page-state.ts';
import { Shares } from './shares.tsx';
import { WeekFigures } from './week-figures.tsx';
import { weekNameOf } from './week-name.ts';

/** One closed week: who shared its pool, how each share stands, and everything to check it by. */
export function WeekPage() {
  const week = weekNameOf(usePagePath());
  const [{ page }, setState] = useSearchState(parsePageState, printPageState);
  const answer = useWeek(week, page);
  if (answer.data === null) return <NotFoundPage />;
  return (
    <KnownWeek
      key={week}
      week={week}
      data={answer.data}
      hasFailed={answer.isError}
      onRetry={() => void answer.refetch()}
      onPage={(next) => setState({ page: next })}
      page={page}
    />
  );
}

type KnownWeekProps = {
  week: string;
  /** Undefined until there is an answer. */
  data: Week | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
};

function KnownWeek({ week, data, hasFailed, onRetry, page, onPage }: KnownWeekProps) {
  usePageTitle(`Week of ${week}`);
  return (
    <PageFrame
      title={
        <>
          Week of <UtcTime at={week} show="date" />
        </>
      }
      lead="Frozen on Sunday, 23:00 UTC. Who shared the pool, in which proportion, and what has been paid."
      links={
        <>
          <PageLink href={paths.weeks} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
            All weeks
          </PageLink>
          <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
            Leaderboard
          </PageLink>
        </>
      }
    >
      {data ? (
        <>
          {data.isProvisional && <ChallengeHour distributionAt={data.distributionAt} />}
          <WeekFigures week={data} />
          <Shares week={data} page={page} onPage={onPage} />
          <Checking week={data} />
        </>
      ) : hasFailed ? (
        <Notice
          kind="error"
          title="The week could not be loaded"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          Nothing is lost; the server did not answer just now.
        </Notice>
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-44" />
          <Skeleton className="h-96" />
        </div>
      )}
    </PageFrame>
  );
}
