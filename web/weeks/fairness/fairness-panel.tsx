import type { ApiResponse } from '#contract/api.ts';
import { weekPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { countText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useWeekFairness } from '../calls.ts';
import { giniText, partText } from './texts.ts';

type Week = ApiResponse<'getWeekFairness'>['weeks'][number];

const figures = (): { head: string; text: (week: Week) => string }[] => [
  { head: m.weeks_earners(), text: ({ earners }) => countText(earners) },
  { head: m.weeks_new(), text: ({ newEarners }) => countText(newEarners) },
  { head: m.weeks_top_ten(), text: ({ topTenPart }) => partText(topTenPart) },
  { head: m.weeks_inequality(), text: ({ gini }) => giniText(gini) },
  { head: m.weeks_tipped_back(), text: ({ mutualPart }) => partText(mutualPart) },
  { head: m.weeks_held(), text: ({ shares }) => countText(shares.held) },
  { head: m.weeks_released(), text: ({ shares }) => countText(shares.released) },
  { head: m.weeks_withheld(), text: ({ shares }) => countText(shares.withheld) },
];

/** How evenly the points of the last weeks are spread, week by week, shown to everybody: a table, or a list on phones. */
export function FairnessPanel() {
  const { data } = useWeekFairness(null);
  if (!data || data.weeks.length === 0) return null;
  return (
    <section aria-labelledby="fairness-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="fairness-title" className="text-2xl">
        {m.weeks_fairness()}
      </h2>
      <p className="mt-1.5 measure text-sm text-muted">{m.weeks_fairness_text()}</p>
      <Table weeks={data.weeks} />
      <ol className="mt-3 divide-y border-t md:hidden">
        {data.weeks.map((week) => (
          <li key={week.week} className="py-3">
            <WeekName week={week} />
            <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-sm">
              {figures().map(({ head, text }) => (
                <div key={head} className="flex justify-between gap-2">
                  <dt className="text-muted">{head}</dt>
                  <dd>{text(week)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Table({ weeks }: { weeks: readonly Week[] }) {
  return (
    <table className="mt-4 w-full text-sm max-md:hidden [&_td]:px-3 [&_td]:py-2 [&_td]:text-end [&_th]:px-3 [&_th]:py-2 [&_th]:font-medium [&_thead_th]:text-end [&_thead_th]:align-bottom [&_thead_th]:text-muted">
      <thead>
        <tr>
          <th scope="col" className="text-start!">
            {m.weeks_head()}
          </th>
          {figures().map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {weeks.map((week) => (
          <tr key={week.week}>
            <th scope="row" className="text-start whitespace-nowrap">
              <WeekName week={week} />
            </th>
            {figures().map(({ head, text }) => (
              <td key={head}>{text(week)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekName({ week: { week } }: { week: Week }) {
  return (
    <PageLink href={weekPath(week)} className="font-medium hover:text-brass">
      <UtcTime at={week} show="date" />
    </PageLink>
  );
}
