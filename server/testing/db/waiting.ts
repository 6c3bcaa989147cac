import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The number of sessions of this database that wait for a lock. Ask outside of transactions, which see the same number for ever. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
