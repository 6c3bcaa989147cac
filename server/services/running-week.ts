import { nextWeek, type WeekName, weekOf } from '#rules/week.ts';

/**
 * The week for which points of an event at `atMs` count: the week of its own time, unless that one
 * is frozen already; then the first week after the last frozen one (decision 15).
 */
export function weekForPoints(atMs: number, lastFrozen: WeekName | null): WeekName {
  const own = weekOf(atMs);
  if (lastFrozen === null || own > lastFrozen) return own;
  return nextWeek(lastFrozen);
}

/** The week that is running at `nowMs`: never one that is frozen, whatever the clock says. */
export function runningWeek(nowMs: number, lastFrozen: WeekName | null): WeekName {
  return weekForPoints(nowMs, lastFrozen);
}
