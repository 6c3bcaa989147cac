import type { ApiResponse } from '#contract/api.ts';
import { toHundredths } from '#rules/points/points.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { pointsText } from '#web/ui/figures.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useDays } from '../calls.ts';
import { Panel } from '../panel.tsx';

type Day = ApiResponse<'getCreatorDays'>['days'][number];

/** Points per day of the last twelve weeks as bars; screen readers get them by week. */
export function PointsOfWeeks() {
  const { data, isError, isFetching, refetch } = useDays();
  return (
    <Panel title={m.creator_days()} lead={m.creator_days_lead()}>
      {data ? (
        <Drawing days={data.days} />
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-lg border p-4">
          <p className="text-sm text-bad">{m.creator_days_failed()}</p>
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            {m.board_retry()}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-42 rounded-lg" />
      )}
    </Panel>
  );
}

function Drawing({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ points }) => points));
  const sum = days.reduce((total, { points }) => total + toHundredths(points), 0) / 100;
  const best = days.reduce((top, day) => (day.points > top.points ? day : top));
  return (
    <figure className="h-42 rounded-lg border bg-surface p-4">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{m.creator_days_sum({ points: sum })}</span>
        {best.points > 0 && (
          <span className="text-muted max-sm:sr-only">
            {rich(
              m.creator_days_most({
                date: () => <UtcTime at={best.day} show="date" />,
                points: pointsText(best.points),
              }),
            )}
          </span>
        )}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        className="mt-3 block rtl:-scale-x-100"
      >
        {days.map(({ day, points }, index) => {
          // A day with negative points has no bar; the list below has its number.
          const height = (Math.max(0, points) / most) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * STEP}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              className={cx(index === days.length - 1 ? 'fill-brass' : 'fill-brass/55')}
            >
              <title>{m.creator_day({ day, points })}</title>
            </rect>
          );
        })}
        <rect y={HEIGHT} width="100%" height="1" className="fill-line" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <UtcTime at={days[0]?.day ?? ''} show="date" />
        <UtcTime at={days.at(-1)?.day ?? ''} show="date" />
      </p>
      <ol className="sr-only">
        {weeksOf(days).map((week) => (
          <li key={week.from}>{m.creator_days_week(week)}</li>
        ))}
      </ol>
    </figure>
  );
}

function weeksOf(days: readonly Day[]) {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, index) => {
    const week = days.slice(index * 7, index * 7 + 7);
    const hundredths = week.reduce((total, { points }) => total + toHundredths(points), 0);
    return { from: week[0]?.day ?? '', to: week.at(-1)?.day ?? '', points: hundredths / 100 };
  });
}

const STEP = 8;
const HEIGHT = 88;
