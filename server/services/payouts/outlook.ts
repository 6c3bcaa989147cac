import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** A run is due each minute; what an older one left says nothing about the next. In ms. */
const FRESH_MS = 15 * 60_000;

/**
 * Keeps what a run of the distribution has left to be paid, for those who watch: they look far too often to work it out.
 *
 * @param neededUnits what the wallet must hold for it; null: the run did not get so far
 */
export async function writeOutlook(
  db: Db,
  { neededUnits, nowMs }: { neededUnits: bigint | null; nowMs: number },
): Promise<void> {
  const needed = neededUnits === null ? null : String(neededUnits);
  await sql`
    insert into payout_outlook (at, needed) values (${isoTime(nowMs)}::timestamptz, ${needed}::bigint)
    on conflict (one) do update set at = excluded.at, needed = excluded.needed`.execute(db);
}

/** What the wallet must hold for what the last run left to be paid now, in units; null: not known. */
export async function readNeeded(db: Db, nowMs: number): Promise<bigint | null> {
  const { rows } = await sql<{ needed: bigint | null }>`
    select needed from payout_outlook
    where at > ${isoTime(nowMs - FRESH_MS)}::timestamptz`.execute(db);
  return rows[0]?.needed ?? null;
}
