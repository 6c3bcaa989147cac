import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

const WEEK_LOCK = sql.lit(7_205_002);

/**
 * Keeps every week from being frozen until the transaction ends, so that no event slips into a week
 * behind its snapshot. Also draws the transaction id, which must come before any event number: by it
 * the readers of the feed know what is still under way (services/board.ts).
 * What comes after sees all freezes before it, as each statement takes its own snapshot.
 *
 * Sequential scans are off until the transaction ends: the planner takes every JSON batch for a
 * hundred rows and would read all totals for a single event. What is left to choose is the same for
 * any batch, so that each statement is planned once for a connection.
 */
export async function holdWeeksOpen(tx: Db): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${WEEK_LOCK}), pg_current_xact_id(),
      set_config('enable_seqscan', 'off', true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(tx);
}

/** Waits until no event is being taken, and lets none begin until the transaction ends. */
export async function holdForFreezing(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WEEK_LOCK}), pg_current_xact_id()`.execute(tx);
}
