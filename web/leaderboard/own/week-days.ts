import type { UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { utcDay } from '#rules/points/points.ts';
import { isWeekName, weekOf, weekStartMs } from '#rules/weeks/week.ts';

export type DayOfWeek = { day: string; name: string; points: number; isToday: boolean };

const DAY_MS = 86_400_000;
const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

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
  return Array.from({ length: 8 }, (_, index) => {
    const atMs = weekStartMs(name) + index * DAY_MS;
    const day = utcDay(atMs);
    return {
      day,
      name: NAMES[new Date(atMs).getUTCDay()] ?? '',
      points: pointsOn.get(day) ?? 0,
      isToday: day === today,
    };
  });
}
