import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Stores the subject under which a message of the bot's is found again, to be rewritten. */
export async function keepLiving(
  tx: Db,
  { about, saidId }: { about: string; saidId: bigint },
): Promise<void> {
  await sql`
    insert into bot_living (about, said_id) values (${about}, ${saidId}::bigint)
    on conflict (about) do update set said_id = excluded.said_id`.execute(tx);
}

/** Forgets the message about a subject, which is then no longer rewritten. */
export async function forgetLiving(tx: Db, about: string): Promise<void> {
  await sql`delete from bot_living where about = ${about}`.execute(tx);
}

/** The newest message about a subject, by its number in the outbox; null if there is none. */
export async function findLiving(db: Db, about: string): Promise<bigint | null> {
  const { rows } = await sql<{ said_id: bigint }>`
    select said_id from bot_living where about = ${about}`.execute(db);
  return rows[0]?.said_id ?? null;
}
