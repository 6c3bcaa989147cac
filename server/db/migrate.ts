import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { operatorCommand } from '#server/program/called-as.ts';
import { packageRoot } from '#server/program/package-root.ts';
import { LOCKS } from './locks.ts';

type Migration = { name: string; text: string };

/**
 * Folders with migrations. The SQL files are not compiled: every build reads those of the source tree, and the package
 * has them in the same place. A test that needs a later version's migration adds a folder.
 */
export const MIGRATION_FOLDERS = [join(packageRoot(), 'server/db/migrations')];

/** Every database from before 1.0.0 has had one of these migrations. */
const DRAFTS = ['0001-ledger-weeks-members.sql', '0001-members-and-points.sql'];

/** How a database's schema stands to this program, by the names of migrations. */
export type SchemaStanding = {
  /** The migrations that the database has had, in order; empty before the first start. */
  applied: string[];
  /** The migrations that this program would still apply. */
  pending: string[];
  /** Migrations that this program lacks, because the database is newer or from before 1.0.0. */
  unknown: string[];
};

/** Returns whether these migrations come from before 1.0.0. This program's migrations cannot follow them. */
export function isBeforeFirstRelease(names: readonly string[]): boolean {
  return names.some((name) => DRAFTS.includes(name));
}

/** The reason why this program cannot use a database, for people; null if it can. */
export function findRefusal({
  applied,
  unknown,
}: {
  applied: readonly string[];
  unknown: readonly string[];
}): string | null {
  if (isBeforeFirstRelease(applied)) {
    return `This database was made by a version before 1.0.0, which cannot be upgraded. Make a new, empty one and import the events again: ${operatorCommand('import FILE')}`;
  }
  if (unknown.length === 0) return null;
  return `The database is newer than this program: it knows ${unknown.join(', ')}. Install the version that made it.`;
}

/** Reads how the schema stands, and changes nothing. */
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
 * Runs the migrations that the database has not seen, each in its own transaction, in the order of
 * their names. Throws if `findRefusal` has a reason.
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
  requireUsable({ applied: names ?? [], unknown });
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
  requireUsable({ applied, unknown });
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

/** Throws the reason why this program cannot use a database. */
export function requireUsable(standing: {
  applied: readonly string[];
  unknown: readonly string[];
}): void {
  const refusal = findRefusal(standing);
  if (refusal !== null) throw new Error(refusal);
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

function migrationFiles(): Migration[] {
  return MIGRATION_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );
}
