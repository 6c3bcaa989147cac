import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { scrollToFragment } from '#web/shell/scroll-to-fragment.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePolicies } from '../calls.ts';
import { PageFrame } from '../page-frame.tsx';
import { PolicyHistory } from './policy-history.tsx';

/** The rules by which weeks share their pool: those in force, those to come, and all earlier ones. */
export function PoolRulesPage() {
  usePageTitle('Rules of the pool');
  const answer = usePolicies();
  const { data } = answer;
  useScrollOnceLoaded(data !== undefined);
  return (
    <PageFrame
      title="Rules of the pool"
      lead="How a week’s pool is shared. It is split in proportion to the points that count, and what a week leaves joins the next pool. A week that has begun keeps its rules."
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
        <PanelBoundary name="The rules">{() => <PolicyHistory list={data} />}</PanelBoundary>
      ) : answer.isError ? (
        <LoadFailure
          title="The rules could not be loaded"
          answer={answer}
          kept="Nothing is lost."
          level={2}
        />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-64" />
          <Skeleton className="h-44" />
        </div>
      )}
    </PageFrame>
  );
}

// The browser looks for the fragment only when the document loads, and these rules may arrive later.
function useScrollOnceLoaded(isLoaded: boolean): void {
  const waits = useRef(!isLoaded);
  useEffect(() => {
    if (!isLoaded || !waits.current) return;
    waits.current = false;
    scrollToFragment();
  }, [isLoaded]);
}
