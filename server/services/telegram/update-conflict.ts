import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The reason why Telegram lets no server here read the bot's updates: a webhook is set, or another program reads them. */
export type UpdateConflict = 'webhook' | 'other_reader';

const KEY = 'update-conflict';

/** Notes, for all servers, what keeps the bot's updates away; null for nothing. */
export async function noteUpdateConflict(db: Db, conflict: UpdateConflict | null): Promise<void> {
  if (conflict === null) await sql`delete from settings where key = ${KEY}`.execute(db);
  else {
    await sql`
      insert into settings (key, value) values (${KEY}, to_jsonb(${conflict}::text))
      on conflict (key) do update set value = excluded.value`.execute(db);
  }
}

/** The obstacle that the server reading the bot's updates found last; null if there is none. */
export async function findUpdateConflict(db: Db): Promise<UpdateConflict | null> {
  const { rows } = await sql<{ conflict: UpdateConflict }>`
    select value #>> '{}' as conflict from settings where key = ${KEY}`.execute(db);
  return rows[0]?.conflict ?? null;
}
