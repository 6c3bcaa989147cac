import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** An older result says nothing about the next run, since a run is due each minute. In ms. */
const FRESH_MS = 15 * 60_000;

/**
 * Stores the amount that a run of the distribution left unpaid, for monitoring, which asks too often to compute it each time.
 *
 * @param neededUnits the amount that the wallet must hold for it; null if the run did not get that far
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

/** The amount that the wallet must hold for payouts that the last run left due, in units; null if it is not known. */
export async function readNeeded(db: Db, nowMs: number): Promise<bigint | null> {
  const { rows } = await sql<{ needed: bigint | null }>`
    select needed from payout_outlook
    where at > ${isoTime(nowMs - FRESH_MS)}::timestamptz`.execute(db);
  return rows[0]?.needed ?? null;
}
