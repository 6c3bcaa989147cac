import type { UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { m } from '#web/messages.ts';
import { useNow } from '#web/shell/now.tsx';
import { cx } from '#web/ui/cx.ts';
import { seenTip } from '#web/ui/tooltip/tip.ts';
import { type DayOfWeek, daysOfWeek } from './week-days.ts';

/** Points per day as a small bar chart, and as text for screen readers. */
export function PointsPerDay({ week }: { week: UserWeekActivity | undefined }) {
  const nowMs = useNow(DAY_TICK_MS);
  const days = daysOfWeek(week, nowMs);
  const most = Math.max(1, ...days.map((day) => day.points));
  return (
    <figure>
      <figcaption className="mb-1.5 text-xs text-muted">{m.board_per_day()}</figcaption>
      <ol className="grid grid-cols-8 gap-1">
        {days.map((day) => (
          <li key={day.day} {...seenTip(m.board_day({ name: day.day, points: day.points }))}>
            <DayBar day={day} share={day.points / most} />
            <span
              aria-hidden="true"
              className={cx(
                'mt-1 block text-center text-xs',
                day.isToday ? 'font-semibold text-ink' : 'text-muted',
              )}
            >
              {day.short}
            </span>
            <span className="sr-only">{day.isToday ? m.board_today(day) : m.board_day(day)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const DAY_TICK_MS = 60_000;

function DayBar({ day, share }: { day: DayOfWeek; share: number }) {
  const height = Math.round(share * BAR_PX);
  return (
    <svg aria-hidden="true" width="100%" height={BAR_PX + 1} className="block">
      <rect
        y={BAR_PX - height}
        width="100%"
        height={height}
        className={day.isToday ? 'fill-brass' : 'fill-brass/55'}
      />
      <rect y={BAR_PX} width="100%" height="1" className="fill-line" />
    </svg>
  );
}

const BAR_PX = 40;
