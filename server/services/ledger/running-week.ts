import { sql } from 'kysely';
import { nextWeek, type WeekName, weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * The week for which points of an event at `atMs` count: the week of that time, or, if it is frozen already, the first week after
 * the last frozen one (docs/spec/week.md#6-late-events).
 */
export function weekForPoints(atMs: number, lastFrozen: WeekName | null): WeekName {
  const own = weekOf(atMs);
  if (lastFrozen === null || own > lastFrozen) return own;
  return nextWeek(lastFrozen);
}

/** The week that is running at `nowMs`; never a frozen one, whatever the clock says. */
export function runningWeek(nowMs: number, lastFrozen: WeekName | null): WeekName {
  return weekForPoints(nowMs, lastFrozen);
}

/** The newest frozen week, or null before the first. */
export async function findLastFrozen(db: Db): Promise<string | null> {
  const { rows } = await sql<{ week: string | null }>`select max(week) as week from weeks`.execute(
    db,
  );
  return rows[0]?.week ?? null;
}
