import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { findTables } from '#server/db/tables.ts';

/** The contents of a database: nothing yet, the invented community, or a real one. */
export type Contents = 'empty' | 'demo' | 'community';

/** Reads the contents, so that invented and real points never share a ledger. */
export async function findContents(db: Db): Promise<Contents> {
  const { rows } = await sql<{ demo: boolean; events: boolean }>`
    select exists (select from settings where key = 'demo') as demo,
           exists (select from activity_events) as events`.execute(db);
  if (rows[0]?.demo) return 'demo';
  return rows[0]?.events ? 'community' : 'empty';
}

/** Marks the database as a demo; only `clearDemo` removes the mark. */
export async function markDemo(db: Db): Promise<void> {
  await sql`insert into settings (key, value) values ('demo', 'true') on conflict do nothing`.execute(
    db,
  );
}

/** Empties a demo database. Throws if it is not marked as one. */
export async function clearDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await findContents(tx)) !== 'demo') throw new Error('This is no demo database.');
    const tables = await findTables(tx);
    await sql`truncate ${sql.join(tables.map((table) => sql.id(table)))}`.execute(tx);
  });
}
