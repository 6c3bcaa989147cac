import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';

const KEY = 'import';

/**
 * Runs an import while no other import runs: each would close the weeks that the other is filling. A killed import's session
 * ends, and its lock with it. Throws `conflict` if another import is running.
 */
export async function importAlone<T>(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  work: () => Promise<T>,
): Promise<T> {
  // The folder is locked against other processes, and the single session is needed for the work.
  if (engine === 'embedded') return work();
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${LOCKS.import}) as held`.execute(session);
    if (!rows[0]?.held) {
      throw new AppError(
        'conflict',
        'Another import is running. Start this one when it has finished.',
      );
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCKS.import})`.execute(session);
    }
  });
}

/** Marks that past weeks are still being filled, from before the first row of an import until after its last. */
export async function markImport(db: Db): Promise<void> {
  await sql`
    insert into settings (key, value) values (${KEY}, 'true') on conflict (key) do nothing`.execute(
    db,
  );
}

/** Removes the mark of an import that has finished or was given up. */
export async function endImport(db: Db): Promise<void> {
  await sql`delete from settings where key = ${KEY}`.execute(db);
}

/** Returns whether an import is running, or was interrupted and not repeated. */
export async function isImportOpen(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from settings where key = ${KEY}`.execute(db);
  return rows.length > 0;
}
