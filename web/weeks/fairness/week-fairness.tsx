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
    ['Members who earned points', countText(found.earners)],
    ['New accounts among them', countText(found.newEarners)],
    ['Top ten’s share of the points', partText(found.topTenPart)],
    ['Inequality, from 0 to 1', giniText(found.gini)],
    ['Points from tips that came back within a day', partText(found.mutualPart)],
    ['Shares held', countText(shares.held)],
    ['Released', countText(shares.released)],
    ['Withheld', countText(shares.withheld)],
  ] as const;
  return (
    <section aria-labelledby="fairness-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="fairness-title" className="text-2xl">
        How evenly points spread
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
