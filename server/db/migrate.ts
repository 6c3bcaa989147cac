import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { packageRoot } from '#server/operator/package-root.ts';
import { LOCKS } from './locks.ts';

/**
 * Runs the migrations that the database has not seen, each in its own transaction, in the order of
 * their names. Throws if the database has one that this program lacks: the program is older.
 */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const files = migrationFiles();
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCKS.migration})`.execute(connection);
    try {
      await sql`create table if not exists migrations (
        name text primary key, applied_at timestamptz not null default clock_timestamp())`.execute(
        connection,
      );
      const { pending, unknown } = await readStanding(connection);
      if (unknown.length > 0) {
        throw new Error(`The database is newer than this program: it knows ${unknown.join(', ')}.`);
      }
      for (const file of files) {
        if (pending.includes(file.name)) await applyOne(connection, file);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCKS.migration})`.execute(connection);
    }
  });
}

/** Where a database's schema stands: the names of migrations, oldest first. */
export type SchemaStanding = {
  applied: string[];
  /** What this program would still apply. */
  pending: string[];
  /** What a newer program has applied. */
  unknown: string[];
};

/** Compares the database's schema with this program's. Throws if the database has no table of migrations. */
export async function readStanding(db: Kysely<unknown>): Promise<SchemaStanding> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  );
  const applied = rows.map(({ name }) => name);
  const known = migrationFiles().map(({ name }) => name);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function applyOne(connection: Kysely<unknown>, file: { name: string; text: string }) {
  const record = `insert into migrations (name) values ('${file.name}')`;
  try {
    await sql.raw(`begin;\n${file.text}\n${record};\ncommit;`).execute(connection);
  } catch (error) {
    await sql`rollback`.execute(connection);
    throw error;
  }
}

// The SQL files are not compiled: every build reads those of the source tree, and the package brings them in the same place.
function migrationFiles(): { name: string; text: string }[] {
  const folder = join(packageRoot(), 'server/db/migrations');
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
