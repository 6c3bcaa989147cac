import { m } from '#web/messages.ts';
import { countText } from '#web/ui/figures.ts';
import { useWeekFairness } from '../calls.ts';
import { giniText, partText } from './texts.ts';

/** How evenly the points of a week are spread, and how many shares were held, released and withheld, without names. */
export function WeekFairness({ week }: { week: string }) {
  const { data } = useWeekFairness(week);
  const found = data?.weeks[0];
  if (!found) return null;
  const { shares } = found;
  const figures = [
    [m.week_earners(), countText(found.earners)],
    [m.week_new(), countText(found.newEarners)],
    [m.week_top_ten(), partText(found.topTenPart)],
    [m.week_inequality(), giniText(found.gini)],
    [m.week_mutual(), partText(found.mutualPart)],
    [m.week_shares_held(), countText(shares.held)],
    [m.weeks_released(), countText(shares.released)],
    [m.weeks_withheld(), countText(shares.withheld)],
  ] as const;
  return (
    <section aria-labelledby="fairness-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="fairness-title" className="text-2xl">
        {m.week_evenness()}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
