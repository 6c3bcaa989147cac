import { useEffect } from 'react';
import { m } from '#web/messages.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePolicies } from '../calls.ts';
import { WeekLinks } from '../week-links.tsx';
import { PolicyHistory } from './policy-history.tsx';

/** The rules by which weeks share their pool: those in force, those to come, and all earlier ones. */
export function RulesPage() {
  usePageTitle(m.weeks_rules());
  const answer = usePolicies();
  const { data } = answer;
  useScrollToFragment(data !== undefined);
  return (
    <PageFrame title={m.weeks_rules()} lead={m.rules_lead()} links={<WeekLinks />}>
      {data ? (
        <PanelBoundary name={m.rules_name()}>{() => <PolicyHistory list={data} />}</PanelBoundary>
      ) : answer.isError ? (
        <LoadFailure title={m.rules_failed()} answer={answer} kept={m.weeks_kept()} level={2} />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-64" />
          <Skeleton className="h-44" />
        </div>
      )}
    </PageFrame>
  );
}

// The browser looks for the fragment only when the document loads: not when a link of the site leads here, or when the rules
// arrive later. A frame later, because the layout first scrolls to the top of a new page.
function useScrollToFragment(isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return undefined;
    const frame = requestAnimationFrame(() =>
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isLoaded]);
}
