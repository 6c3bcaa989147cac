import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { findTables } from '#server/db/tables.ts';
import { continueNumbers, writeRows } from '#server/services/backups/write-tables.ts';
import { emptyDatabase } from './databases.ts';

/** All rows of a test's database, by table, as JSON. */
export type DatabaseCopy = ReadonlyMap<string, string>;

export async function takeCopy(db: Db): Promise<DatabaseCopy> {
  const copy = new Map<string, string>();
  for (const table of await findTables(db)) {
    const { rows } = await sql<{ rows: string | null }>`
      select json_agg(t)::text as rows from ${sql.id(table)} t`.execute(db);
    const text = rows[0]?.rows ?? null;
    if (text !== null) copy.set(table, text);
  }
  return copy;
}

/** Restores a copy like a dump: the old rows, with row numbers that continue after them. */
export async function restoreCopy(db: Parameters<typeof emptyDatabase>[0], copy: DatabaseCopy) {
  await emptyDatabase(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, rows] of copy) await writeRows(tx, table, rows);
    await continueNumbers(tx);
  });
}
