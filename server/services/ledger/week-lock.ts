import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';

/**
 * Keeps every week from being frozen until the transaction ends, so that no event gets into a week after its snapshot. Also draws
 * the transaction id, which must come before any event number: it tells readers of the feed what is still uncommitted
 * (services/board/board.ts). Later statements see all earlier freezes, as each takes its own snapshot.
 *
 * Sequential scans are off until the transaction ends: the planner cannot know how many rows a batch has and would read all
 * totals for a single event. The remaining plan is the same for any batch, so each statement is planned once per connection.
 */
export async function holdWeeksOpen(tx: Db): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${LOCKS.week}), pg_current_xact_id(),
      set_config('enable_seqscan', 'off', true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(tx);
}

/** Waits until no event is being taken, and lets none begin until the transaction ends. */
export async function holdForFreezing(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.week}), pg_current_xact_id()`.execute(tx);
}
