import { weekPath } from '#web/addresses.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { countText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeekFairness } from '../calls.ts';
import { giniText, partText } from './texts.ts';

/** How evenly the points of the last weeks are spread, week by week, shown to everybody. */
export function FairnessPanel() {
  const { data } = useWeekFairness(null);
  if (!data || data.weeks.length === 0) return null;
  return (
    <section aria-labelledby="fairness-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="fairness-title" className="text-2xl">
        Fairness
      </h2>
      <p className="mt-1.5 measure text-sm text-muted">
        How the points of each week were spread. The Gini coefficient is 0 where all have the same
        and near 1 where one has everything. Tips that come back within a day are common among
        friends; they are no proof of anything.
      </p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_td]:text-right [&_th]:px-3 [&_th]:py-2 [&_th]:font-medium [&_thead_th]:text-right [&_thead_th]:align-bottom [&_thead_th]:text-muted">
          <thead>
            <tr>
              <th scope="col" className="text-left!">
                Week
              </th>
              <th scope="col">Earned points</th>
              <th scope="col">New</th>
              <th scope="col">Ten with most</th>
              <th scope="col">Gini</th>
              <th scope="col">Tips back</th>
              <th scope="col">Held</th>
              <th scope="col">Released</th>
              <th scope="col">Withheld</th>
            </tr>
          </thead>
          <tbody className="divide-y border-t">
            {data.weeks.map((week) => (
              <tr key={week.week}>
                <th scope="row" className="text-left whitespace-nowrap">
                  <PageLink href={weekPath(week.week)} className="hover:text-brass">
                    <UtcTime at={week.week} show="date" />
                  </PageLink>
                </th>
                <td>{countText(week.earners)}</td>
                <td>{countText(week.newEarners)}</td>
                <td>{partText(week.topTenPart)}</td>
                <td>{giniText(week.gini)}</td>
                <td>{partText(week.mutualPart)}</td>
                <td>{countText(week.shares.held)}</td>
                <td>{countText(week.shares.released)}</td>
                <td>{countText(week.shares.withheld)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
