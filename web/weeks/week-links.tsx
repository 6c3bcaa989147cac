import { ArrowLeft } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** From a page about weeks to the others. */
export function WeekLinks() {
  return (
    <>
      <PageLink href={paths.weeks} className={buttonClass({ variant: 'ghost' })}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
        All weeks
      </PageLink>
      <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
        Leaderboard
      </PageLink>
    </>
  );
}
