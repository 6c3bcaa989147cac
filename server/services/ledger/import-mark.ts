import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

const KEY = 'import';

/** Marks, from before the first row of an import until after its last, that past weeks are still being filled. */
export async function markImport(db: Db): Promise<void> {
  await sql`
    insert into settings (key, value) values (${KEY}, 'true') on conflict (key) do nothing`.execute(
    db,
  );
}

/** The import has finished, or was given up. */
export async function endImport(db: Db): Promise<void> {
  await sql`delete from settings where key = ${KEY}`.execute(db);
}

/** Whether an import is running, or was interrupted and not repeated. */
export async function isImportOpen(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from settings where key = ${KEY}`.execute(db);
  return rows.length > 0;
}
