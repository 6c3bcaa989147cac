import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { packageRoot } from '#server/operator/package-root.ts';
import { LOCKS } from './locks.ts';

type Migration = { name: string; text: string };

/** A database's schema compared with this program, by the names of migrations. */
export type SchemaStanding = {
  /** The migrations that the database has had, in order; empty before the first start. */
  applied: string[];
  /** The migrations that this program would still apply. */
  pending: string[];
  /** The migrations that this program lacks, because the database is newer. */
  unknown: string[];
};

/** Compares the schema with this program, without changing anything. */
export async function readStanding(db: Kysely<unknown>): Promise<SchemaStanding> {
  const applied = await readApplied(db);
  const known = migrationFiles().map(({ name }) => name);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** Describes migrations of this program, by the first comment of each. */
export function describeMigrations(names: readonly string[]): { name: string; about: string }[] {
  return migrationFiles()
    .filter(({ name }) => names.includes(name))
    .map(({ name, text }) => ({ name, about: describeMigration(text) }));
}

/**
 * Runs the migrations that the database has not had, each in its own transaction, in the order of their names. Throws if the
 * database has had one that this program lacks: the program is older.
 */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCKS.migration})`.execute(connection);
    try {
      for (const file of await findPending(connection)) {
        await applyAlone(connection, file);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCKS.migration})`.execute(connection);
    }
  });
}

/**
 * Runs migrations in an open transaction, so that all of them can be rolled back; starting servers wait for its end. Throws the
 * same errors as `migrate`, and for a name that this program lacks.
 *
 * @param names the migrations to run; undefined for all that the database has not had
 */
export async function migrateWithin(tx: Kysely<unknown>, names?: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.migration})`.execute(tx);
  const files = migrationFiles();
  const unknown = (names ?? []).filter((name) => !files.some((file) => file.name === name));
  if (unknown.length > 0) throw newerThanProgram(unknown);
  for (const file of await findPending(tx)) {
    if (names !== undefined && !names.includes(file.name)) continue;
    await sql.raw(`${file.text}\n${recordOf(file)}`).execute(tx);
  }
}

async function findPending(db: Kysely<unknown>): Promise<Migration[]> {
  await sql`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default clock_timestamp())`.execute(db);
  const files = migrationFiles();
  const applied = await readApplied(db);
  const unknown = applied.filter((name) => !files.some((file) => file.name === name));
  if (unknown.length > 0) throw newerThanProgram(unknown);
  return files.filter(({ name }) => !applied.includes(name));
}

async function readApplied(db: Kysely<unknown>): Promise<string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('migrations') is not null`.execute(
    db,
  );
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

function newerThanProgram(names: readonly string[]): Error {
  return new Error(`The database is newer than this program: it knows ${names.join(', ')}.`);
}

async function applyAlone(connection: Kysely<unknown>, file: Migration): Promise<void> {
  try {
    await sql.raw(`begin;\n${file.text}\n${recordOf(file)}\ncommit;`).execute(connection);
  } catch (error) {
    await sql`rollback`.execute(connection);
    throw error;
  }
}

function recordOf({ name }: Migration): string {
  return `insert into migrations (name) values ('${name}');`;
}

/** The first comment of a migration, up to its first full stop, on one line. */
function describeMigration(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const comment = lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => line.replace(/^--\s?/, ''))
    .filter((line) => !line.startsWith('contract:'))
    .join(' ')
    .trim();
  return /^.*?[.:](?=\s|$)/.exec(comment)?.[0].replace(/:$/, '.') ?? comment;
}

// The SQL files are not compiled: every build reads those of the source tree, and the package has them in the same place.
function migrationFiles(): Migration[] {
  const folder = join(packageRoot(), 'server/db/migrations');
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
