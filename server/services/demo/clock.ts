import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

const KEY = 'demo-clock';

/** The time by which the demo's clock is ahead of the real one, in ms: visitors may let weeks pass. */
export async function readDemoClock(db: Db): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select (value #>> '{}')::float8 as ahead from settings where key = ${KEY}`.execute(db);
  return rows[0]?.ahead ?? 0;
}

/**
 * Sets the clock further ahead, by `byMs` to `aheadMs`. Time passes for the community only: signed-in visitors stay signed in.
 */
export async function setDemoClock(
  db: Db,
  { aheadMs, byMs }: { aheadMs: number; byMs: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into settings (key, value) values (${KEY}, to_jsonb(${aheadMs}::float8))
      on conflict (key) do update set value = excluded.value`.execute(tx);
    const later = sql`${byMs}::float8 * interval '1 ms'`;
    await sql`
      update sessions set expires_at = expires_at + ${later},
        last_seen_at = last_seen_at + ${later}`.execute(tx);
    // This makes no job late.
    await sql`
      update jobs set started_at = started_at + ${later},
        succeeded_at = succeeded_at + ${later}`.execute(tx);
  });
}
