import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { useWorthySignals } from '../calls.ts';

/** For administrators before the payout: the number of signals worth asking about in this week, with a link to them. */
export function AdminSignals({ week }: { week: string }) {
  const { data } = useWorthySignals(week);
  const total = data?.pagination.total ?? 0;
  if (total === 0) return null;
  return (
    <section
      aria-label={m.weeks_fairness()}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-warn/40 bg-warn-wash px-4 py-4 sm:px-5"
    >
      <p className="min-w-0 text-sm">{m.week_signals({ count: total })}</p>
      <PageLink href={`${paths.admin}?section=fairness&week=${week}`} className={buttonClass()}>
        {m.week_review()}
      </PageLink>
    </section>
  );
}
