import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { postgresProblem } from '#server/config/postgres-problem.ts';
import { type ConnectOptions, connectAsIs, type Database, type Db } from '#server/db/connect.ts';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { isBeforeFirstRelease, readStanding, type SchemaStanding } from '#server/db/migrate.ts';
import { asOutage } from '#server/db/outage.ts';
import { withStatementLimit } from '#server/db/time-limits.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import {
  bounded,
  codeOf,
  type Finding,
  fault,
  ok,
  PROBE_LIMIT_MS,
  skipped,
  warning,
} from '../finding.ts';

export type DatabasePlace = {
  /** PostgreSQL's address; null: the embedded database in `dataDir`. Secret. */
  databaseUrl: string | null;
  dataDir: string;
};

/**
 * The contents of the database: nothing, this program's tables of any version, or another program's tables. Null if it was not
 * examined.
 */
export type DatabaseContents = 'empty' | 'ours' | 'foreign' | null;

export type DatabaseProbe = { findings: Finding[]; contents: DatabaseContents };

const OLDEST_POSTGRES = 15;
const SHOWN_TABLES = 5;
/** The embedded engine takes some seconds to start on a small machine. In ms. */
const EMBEDDED_LIMIT_MS = 30_000;

/**
 * Opens the configured database and examines it without changing it: its version, this user's rights, and the owner of its
 * tables.
 *
 * @param checks further checks of a database with exactly this program's schema, while it is open
 * @param limitMs for all of it
 */
export async function probeDatabase(
  place: DatabasePlace,
  checks: (database: Database) => Promise<Finding[]> = async () => [],
  limitMs = place.databaseUrl === null ? EMBEDDED_LIMIT_MS : PROBE_LIMIT_MS,
): Promise<DatabaseProbe> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl === null) {
    const early = lookAtFolder(dataDir);
    if (early !== null) return early;
  }
  const failed = (reason: string): DatabaseProbe => ({
    findings: [unreachable(place, reason)],
    contents: null,
  });
  const options: ConnectOptions =
    databaseUrl === null ? { folder: dataDir } : { databaseUrl, poolSize: 2 };
  const work = () => withStatementLimit(limitMs, () => look(options, place, checks));
  return bounded(work, failed, limitMs);
}

async function look(
  options: ConnectOptions,
  place: DatabasePlace,
  checks: (database: Database) => Promise<Finding[]>,
): Promise<DatabaseProbe> {
  let database: Database;
  try {
    database = await connectAsIs(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const says = 'The data folder is in use, by the running server or by a command.';
    return { findings: [skipped('database', says)], contents: null };
  }
  try {
    const findings = await lookAtServer(database, place);
    if (findings.some(({ check, state }) => check === 'database' && state === 'fault')) {
      return { findings, contents: null };
    }
    const { found, contents, isCurrent } = await lookAtContents(database.db, place);
    return {
      findings: [...findings, ...found, ...(isCurrent ? await checks(database) : [])],
      contents,
    };
  } catch (error) {
    const problem =
      place.databaseUrl === null ? null : postgresProblem(asOutage(error), place.databaseUrl);
    if (problem === null) throw error;
    const { says, remedy, settings } = problem;
    return { findings: [fault('database', says, remedy, settings)], contents: null };
  } finally {
    await database.close();
  }
}

/** Checks the embedded database without opening it; null: it can be opened. */
function lookAtFolder(dataDir: string): DatabaseProbe | null {
  try {
    const data = join(dataDir, 'pgdata');
    if (!existsSync(data)) {
      accessSync(nearestFolder(dataDir), constants.W_OK);
      const says = `There is no database in ${dataDir} yet: the first start creates it.`;
      return { findings: [ok('database', says)], contents: 'empty' };
    }
    // Files that another user makes there could lock out the server's own user.
    const { uid } = statSync(data);
    if (uid === process.getuid?.()) return null;
    const says = `The data folder belongs to user id ${uid}: run this as that user to check the database.`;
    return { findings: [skipped('database', says)], contents: null };
  } catch (error) {
    const says = `This user cannot use ${dataDir} (${codeOf(error) ?? 'unknown'}).`;
    const remedy = 'Set DATA_DIR to a folder that belongs to the user of the server';
    return { findings: [fault('database', says, remedy, ['DATA_DIR'])], contents: null };
  }
}

/** The folder itself, or the nearest existing one above it. */
function nearestFolder(folder: string): string {
  let nearest = folder;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  return nearest;
}

async function lookAtServer({ db, engine }: Database, place: DatabasePlace): Promise<Finding[]> {
  const { rows } = await sql<{
    version: number;
    schema: string | null;
    read_only: boolean;
    may_create: boolean | null;
  }>`
    select current_setting('server_version_num')::int as version, current_schema() as schema,
      current_setting('transaction_read_only') = 'on' or pg_is_in_recovery() as read_only,
      has_schema_privilege(current_schema(), 'create') as may_create`.execute(db);
  const { version = 0, schema = null, read_only = true, may_create = null } = rows[0] ?? {};
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_POSTGRES) {
    const says = `The database is PostgreSQL ${major}; this program needs ${OLDEST_POSTGRES} or newer.`;
    return [fault('database', says, 'Let DATABASE_URL name a newer PostgreSQL', ['DATABASE_URL'])];
  }
  const name = engine === 'embedded' ? `The embedded database in ${place.dataDir}` : 'PostgreSQL';
  const reached = ok('database', `${name} answers (version ${major}).`);
  return [reached, judgeRights({ schema, isReadOnly: read_only, mayCreate: may_create === true })];
}

function judgeRights(rights: { schema: string | null; isReadOnly: boolean; mayCreate: boolean }) {
  const { schema, isReadOnly, mayCreate } = rights;
  if (isReadOnly) {
    const says = 'The database is read-only: it is a standby, or configured so.';
    return fault('database-rights', says, 'Let DATABASE_URL name the primary', ['DATABASE_URL']);
  }
  if (schema === null || !mayCreate) {
    const says = 'The database user may not create tables.';
    const remedy =
      'Run `grant create on schema public to USER` with the user of DATABASE_URL, or make that user the owner of the database';
    return fault('database-rights', says, remedy, ['DATABASE_URL']);
  }
  return ok('database-rights', 'The database user may read, write and create tables.');
}

type Contents = { found: Finding[]; contents: DatabaseContents; isCurrent: boolean };

async function lookAtContents(db: Db, place: DatabasePlace): Promise<Contents> {
  const { rows: tables } = await sql<{ name: string; owned: boolean }>`
    select relname as name, pg_has_role(relowner, 'usage') as owned from pg_class
    where relkind in ('r', 'p') and relnamespace = (
      select oid from pg_namespace where nspname = current_schema())
    order by relname`.execute(db);
  if (tables.length === 0) {
    const says = 'The database is empty: the first start creates its tables.';
    return { found: [ok('database-schema', says)], contents: 'empty', isCurrent: false };
  }
  const schema = tables.some(({ name }) => name === 'migrations') ? await findSchema(db) : null;
  const setting = place.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  if (schema === null || !schema.isOurs) {
    const names = tables.map(({ name }) => name);
    const shown = names.slice(0, SHOWN_TABLES).join(', ');
    const says = `The database holds another program's tables (${shown}${names.length > SHOWN_TABLES ? ' …' : ''}).`;
    const remedy = `Let ${setting} name an empty database`;
    return {
      found: [fault('database-schema', says, remedy, [setting])],
      contents: 'foreign',
      isCurrent: false,
    };
  }
  const others = tables.filter(({ owned }) => !owned).map(({ name }) => name);
  const found = [judgeSchema(schema, setting)];
  if (others.length > 0) found.push(notOwned(others));
  const isCurrent = schema.pending.length === 0 && schema.unknown.length === 0;
  return { found, contents: 'ours', isCurrent };
}

/** Null: its table of migrations belongs to another program. */
async function findSchema(db: Db) {
  const { rows } = await sql`
    select attname from pg_attribute where attrelid = to_regclass('migrations')
      and attname in ('name', 'applied_at') and not attisdropped`.execute(db);
  if (rows.length < 2) return null;
  const schema = await readStanding(db);
  const isOurs =
    schema.applied.length > schema.unknown.length || isBeforeFirstRelease(schema.applied);
  return { ...schema, isOurs };
}

function judgeSchema({ applied, pending, unknown }: SchemaStanding, setting: string): Finding {
  const newest = applied.at(-1)?.replace(/\.sql$/, '') ?? 'none';
  if (isBeforeFirstRelease(applied)) {
    const says = 'The database was made by a version before 1.0.0, which cannot be upgraded.';
    const remedy = `Let ${setting} name a new, empty one, and import the events again: ${operatorCommand('import FILE')}`;
    return fault('database-schema', says, remedy, [setting]);
  }
  if (unknown.length > 0) {
    const says = `The database is newer than this program (${newest}).`;
    const remedy = `Install the newer program, or let ${setting} name another database`;
    return fault('database-schema', says, remedy, [setting]);
  }
  if (pending.length > 0) {
    const says = `The database is older than this program: ${pending.length} migrations are due.`;
    const remedy = `Back up the database, then restart the server: ${operatorCommand('start')} applies them`;
    return warning('database-schema', says, remedy);
  }
  return ok('database-schema', `The schema is up to date (${newest}).`);
}

function notOwned(names: readonly string[]): Finding {
  const says = `Tables belong to another database user (${names.slice(0, SHOWN_TABLES).join(', ')}): an update could not change them.`;
  const remedy = 'Use the user who owns them in DATABASE_URL';
  return fault('database-owner', says, remedy, ['DATABASE_URL']);
}

function unreachable({ databaseUrl, dataDir }: DatabasePlace, reason: string): Finding {
  if (databaseUrl === null) {
    const says = `The embedded database in ${dataDir} cannot be opened: ${reason}.`;
    return fault('database', says, 'Restore DATA_DIR from a backup, or set it to an empty folder', [
      'DATA_DIR',
    ]);
  }
  const says = `PostgreSQL cannot be reached: ${reason.replace(/\.$/, '')}.`;
  return fault('database', says, 'Start PostgreSQL, or correct DATABASE_URL', ['DATABASE_URL']);
}
