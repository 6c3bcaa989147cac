/**
 * The uptime record: how many minutes of each UTC day each part of the system was up, degraded or down. A minute without a
 * measurement counts as none of the three, except for the site: without a record nobody was served.
 */
import { isoTime } from '../times.ts';

/** The parts, in the order of the monitor. */
export const UPTIME_PARTS = [
  'site',
  'database',
  'jobs',
  'telegram',
  'wallet',
  'payouts',
  'chain_index',
] as const;
export type UptimePart = (typeof UPTIME_PARTS)[number];

/** How many UTC days are kept and shown, including today. */
export const UPTIME_DAYS = 90;
/** The shortest record from which one figure is computed, as on the landing page: a day. In minutes. */
export const MIN_UPTIME_MINUTES = 24 * 60;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** A record further ahead was made while the clock was wrong. */
const MOST_AHEAD_MINUTES = 5;

/** Degraded: it works, but somebody should look. */
export type UptimeState = 'up' | 'degraded' | 'down';
/** Minutes in each state. */
export type UptimeCounts = Record<UptimeState, number>;
/** Minutes of one part on one UTC day, `YYYY-MM-DD`. */
export type UptimeDay = UptimeCounts & { day: string };

/** The minute that contains a time, counted from the epoch. */
export function minuteOf(atMs: number): number {
  return Math.floor(atMs / MINUTE_MS);
}

/** The first day that is kept: the last of the `UPTIME_DAYS` is the day of `nowMs`. */
export function firstUptimeDay(nowMs: number): string {
  return isoTime(nowMs - (UPTIME_DAYS - 1) * DAY_MINUTES * MINUTE_MS).slice(0, 10);
}

/**
 * The part of the measured time in which a part was available (up or degraded), in percent with two decimals. Rounded down, so
 * that 100 means all of it. Null if nothing was measured.
 */
export function uptimePercent(days: readonly UptimeCounts[]): number | null {
  const measured = measuredMinutes(days);
  if (measured === 0) return null;
  const down = days.reduce((sum, day) => sum + day.down, 0);
  return Math.floor(((measured - down) * 10_000) / measured) / 100;
}

/** The number of measured minutes. */
export function measuredMinutes(days: readonly UptimeCounts[]): number {
  return days.reduce((sum, { up, degraded, down }) => sum + up + degraded + down, 0);
}

/**
 * The counts to add to the record for this minute, and for earlier minutes that have none.
 *
 * @param input.lastMinute the last recorded minute; null before the first
 * @param input.states the states measured now; parts that are not configured or not known are absent
 * @param input.outageMinutes minutes in which this server ran but the database accepted no writes
 * @returns null if this minute is already in the record
 */
export function uptimeToAdd(input: {
  lastMinute: number | null;
  nowMinute: number;
  states: Partial<Record<UptimePart, UptimeState>>;
  outageMinutes: readonly number[];
}): (UptimeDay & { part: UptimePart })[] | null {
  const { lastMinute, nowMinute, states, outageMinutes } = input;
  if (lastMinute !== null && lastMinute >= nowMinute) {
    if (lastMinute - nowMinute <= MOST_AHEAD_MINUTES) return null;
  }
  const added = new Map<string, UptimeDay & { part: UptimePart }>();
  const add = (part: UptimePart, state: UptimeState, dayNumber: number, minutes: number) => {
    if (minutes <= 0) return;
    const day = isoTime(dayNumber * DAY_MINUTES * MINUTE_MS).slice(0, 10);
    const key = `${part} ${day}`;
    const row = added.get(key) ?? { part, day, up: 0, degraded: 0, down: 0 };
    row[state] += minutes;
    added.set(key, row);
  };
  const today = Math.floor(nowMinute / DAY_MINUTES);
  // The first measurement of a minute decides, and that one failed.
  const isBack = outageMinutes.includes(nowMinute);
  for (const part of UPTIME_PARTS) {
    const wasOut = isBack && (part === 'site' || part === 'database');
    const state = wasOut ? 'down' : states[part];
    if (state !== undefined) add(part, state, today, 1);
  }
  if (lastMinute === null || lastMinute > nowMinute) return [...added.values()];
  const oldest = (today - UPTIME_DAYS + 1) * DAY_MINUTES;
  const from = Math.max(lastMinute + 1, oldest);
  for (let day = Math.floor(from / DAY_MINUTES); day <= today; day += 1) {
    const start = Math.max(from, day * DAY_MINUTES);
    const end = Math.min(nowMinute, (day + 1) * DAY_MINUTES);
    add('site', 'down', day, end - start);
    const out = new Set(outageMinutes.filter((minute) => minute >= start && minute < end));
    add('database', 'down', day, out.size);
  }
  return [...added.values()];
}
