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
    ['Earned points', countText(found.earners)],
    ['Of them new accounts', countText(found.newEarners)],
    ['Points of the ten with most', partText(found.topTenPart)],
    ['Gini coefficient', giniText(found.gini)],
    ['Points from tips that came back within a day', partText(found.mutualPart)],
    ['Shares held', countText(shares.held)],
    ['Released', countText(shares.released)],
    ['Withheld', countText(shares.withheld)],
  ] as const;
  return (
    <section aria-labelledby="fairness-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="fairness-title" className="text-2xl">
        How even it was
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
