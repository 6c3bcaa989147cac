import { ArrowLeft } from 'lucide-react';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** From a page about weeks to the others. */
export function WeekLinks() {
  return (
    <>
      <PageLink href={paths.weeks} className={buttonClass({ variant: 'ghost' })}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
        {m.week_all()}
      </PageLink>
      <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
        {m.shell_leaderboard()}
      </PageLink>
    </>
  );
}
