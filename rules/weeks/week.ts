/**
 * The reward week: [Sunday 23:00:00 UTC, next Sunday 23:00:00 UTC), named by the UTC date on which it ends; the distribution
 * follows at Monday 00:00 UTC (docs/spec/week.md#1-week-boundaries). Computed from ms since epoch: UTC has no daylight saving,
 * epoch time no leap seconds.
 */
import { utcDay } from '../points/points.ts';

/** A week's name: the Sunday on which it ends, `YYYY-MM-DD`. See {@link isWeekName}. */
export type WeekName = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The first end of a week after the epoch (a Thursday): Sunday 1970-01-04 23:00Z. */
const FIRST_END_MS = 3 * DAY_MS + 23 * HOUR_MS;

/**
 * The week that contains a time. Exactly Sunday 23:00:00.000Z belongs to the new week.
 *
 * @throws RangeError when the week does not end in the years 1 to 9999
 */
export function weekOf(atMs: number): WeekName {
  return utcDay(FIRST_END_MS + (Math.floor((atMs - FIRST_END_MS) / WEEK_MS) + 1) * WEEK_MS);
}

/** Returns whether the text names a week: a date of the calendar (years 1 to 9999) that is a Sunday. */
export function isWeekName(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  // The round trip rejects dates that are not in the calendar, such as February 30.
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === text &&
    date.getUTCDay() === 0
  );
}

/**
 * The first ms of the week (Sunday 23:00Z, a week before the date in its name).
 *
 * @throws RangeError when `week` is not a week name
 */
export function weekStartMs(week: WeekName): number {
  return weekEndMs(week) - WEEK_MS;
}

/**
 * The first ms after the week, when its snapshot is due (Sunday 23:00Z of the date in its name).
 *
 * @throws RangeError when `week` is not a week name
 */
export function weekEndMs(week: WeekName): number {
  if (!isWeekName(week)) throw new RangeError('not the name of a week');
  return Date.parse(`${week}T23:00:00.000Z`);
}

/**
 * The time of the week's distribution: Monday 00:00Z, one hour after its end.
 *
 * @throws RangeError when `week` is not a week name
 */
export function distributionMs(week: WeekName): number {
  return weekEndMs(week) + HOUR_MS;
}

/**
 * Returns whether the week counts as distributed: from its Monday 00:00Z on, never from the snapshot
 * (docs/spec/week.md#7-distribution-from-monday).
 *
 * @throws RangeError when `week` is not a week name
 */
export function isDistributed(week: WeekName, nowMs: number): boolean {
  return distributionMs(week) <= nowMs;
}

/** The newest week for which {@link isDistributed} holds, closed or not. */
export function lastDistributedWeek(nowMs: number): WeekName {
  return previousWeek(weekOf(nowMs - HOUR_MS));
}

/** The next week. @throws RangeError when `week` is not a week name, or is the last one of year 9999 */
export function nextWeek(week: WeekName): WeekName {
  return utcDay(weekEndMs(week) + WEEK_MS);
}

/** The previous week. @throws RangeError when `week` is not a week name, or is the first one of year 1 */
export function previousWeek(week: WeekName): WeekName {
  return utcDay(weekStartMs(week));
}

/**
 * All weeks from `from` to `to`, both included, oldest first; empty when `from` is after `to`.
 *
 * @throws RangeError when one of them is not a week name
 */
export function weeksBetween(from: WeekName, to: WeekName): WeekName[] {
  const lastEndMs = weekEndMs(to);
  const weeks: WeekName[] = [];
  for (let endMs = weekEndMs(from); endMs <= lastEndMs; endMs += WEEK_MS) weeks.push(utcDay(endMs));
  return weeks;
}

/** The next snapshot strictly after `nowMs`, ms since epoch (a Sunday 23:00Z). */
export function nextSnapshotMs(nowMs: number): number {
  return weekEndMs(weekOf(nowMs));
}

/** The next distribution strictly after `nowMs`, ms since epoch (a Monday 00:00Z). */
export function nextDistributionMs(nowMs: number): number {
  return distributionMs(weekOf(nowMs - HOUR_MS));
}

/**
 * A countdown for display, each part rounded down: `3d 4h`, `4h 5m` below a day, `5m` below an hour, `Now` below a minute and
 * after the time.
 */
export function formatCountdown(untilMs: number, nowMs: number): string {
  const minutes = Math.floor((untilMs - nowMs) / 60_000);
  if (minutes < 1) return 'Now';
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes}m`;
  if (hours < 24) return `${hours}h ${minutes % 60}m`;
  return `${Math.floor(hours / 24)}d ${hours % 24}h`;
}
