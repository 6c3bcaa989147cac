import { type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOURS_A_WEEK = 168;

/** The activity of people in each hour of their day, relative to the busiest hour: asleep, at work, the evening. */
const BY_HOUR = [
  0.2, 0.1, 0.05, 0.03, 0.03, 0.06, 0.15, 0.35, 0.5, 0.5, 0.45, 0.5, 0.6, 0.55, 0.5, 0.5, 0.55,
  0.65, 0.8, 0.95, 1, 1, 0.8, 0.45,
] as const;
/** The same for each day, from Sunday. */
const BY_DAY = [0.85, 0.7, 0.65, 0.7, 0.75, 1, 0.95] as const;

/** A time of the week at which this person is likely to be active, and not before they joined. */
export function timeOfWeek(random: Random, week: WeekName, person: DemoPerson): number {
  const startMs = weekStartMs(week);
  const fromMs = person.joinedMs ?? startMs;
  for (;;) {
    const hour = random.below(HOURS_A_WEEK);
    const atMs = startMs + hour * HOUR_MS + random.below(HOUR_MS);
    if (random.chance(busyness(hour, person.zoneHours)) && atMs >= fromMs) return atMs;
  }
}

/**
 * The times of a daily habit in a week, around the same local hour; each day is kept with the given
 * probability.
 */
export function dailyTimes(
  random: Random,
  week: WeekName,
  person: DemoPerson,
  habit: { hour: number; probability: number },
): number[] {
  // A week begins an hour before its Monday.
  const mondayMs = weekStartMs(week) + HOUR_MS;
  const hour = (habit.hour - person.zoneHours + 24) % 24;
  const times: number[] = [];
  for (let day = 0; day < 7; day++) {
    const atMs = mondayMs + day * DAY_MS + hour * HOUR_MS + random.below(HOUR_MS);
    const kept = random.chance(habit.probability);
    if (kept && atMs >= (person.joinedMs ?? 0) && atMs < weekEndMs(week)) times.push(atMs);
  }
  return times;
}

// The first hour of a week is Sunday's last.
function busyness(hourOfWeek: number, zoneHours: number): number {
  const local = hourOfWeek + 23 + zoneHours + HOURS_A_WEEK;
  return (BY_HOUR[local % 24] ?? 0) * (BY_DAY[Math.floor(local / 24) % 7] ?? 0);
}
