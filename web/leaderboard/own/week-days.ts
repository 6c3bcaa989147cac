import type { UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { utcDay } from '#rules/points/points.ts';
import { isWeekName, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { m } from '#web/messages.ts';

export type DayOfWeek = {
  day: string;
  name: string;
  /** One or two letters, for narrow columns. */
  short: string;
  points: number;
  isToday: boolean;
};

const DAY_MS = 86_400_000;

/**
 * The eight UTC days that a week touches, oldest first: it begins in the last hour of a Sunday. Days without points are 0;
 * without a response all days are 0, for the current week.
 */
export function daysOfWeek(
  week: Pick<UserWeekActivity, 'week' | 'days'> | undefined,
  nowMs: number,
): DayOfWeek[] {
  const name = week && isWeekName(week.week) ? week.week : weekOf(nowMs);
  const pointsOn = new Map(week?.days.map((each) => [each.day, each.points]));
  const today = utcDay(nowMs);
  const names = m.board_weekdays().split(' ');
  const short = m.board_weekdays_short().split(' ');
  return Array.from({ length: 8 }, (_, index) => {
    const atMs = weekStartMs(name) + index * DAY_MS;
    const day = utcDay(atMs);
    const weekday = new Date(atMs).getUTCDay();
    return {
      day,
      name: names[weekday] ?? '',
      short: short[weekday] ?? '',
      points: pointsOn.get(day) ?? 0,
      isToday: day === today,
    };
  });
}
