import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Synchronized clocks differ by less; beyond this, one of them is wrong. */
const MOST_APART_MS = 5 * 60_000;

/**
 * Throws if this server's clock and the database's are so far apart that a week could be closed or paid early. Late, after a
 * person has looked, is better.
 */
export async function requireSameClock(db: Db, nowMs: number): Promise<void> {
  const apartMs = Math.abs(nowMs - (await readDatabaseTime(db)));
  if (!(apartMs <= MOST_APART_MS)) {
    throw new Error(
      `the clocks of this server and of the database are ${Math.round(apartMs / 1000)} s apart`,
    );
  }
}

/** The database's clock, in ms since the epoch. */
export async function readDatabaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? Number.NaN;
}
