import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { connect, type Database, type Db } from '#server/db/connect.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { IS_FULL } from '../run/scope.ts';
import { COPYING } from './copying.ts';
import { emptyDatabase } from './empty-database.ts';

export { emptyDatabase };

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for test databases. */
    postgresUrl: string;
    /** The folder of the same server's Unix socket; null if it is given or has none. */
    postgresSocket: string | null;
    /** The name of an empty, migrated database on it, to copy. */
    postgresTemplate: string;
    /** A folder with an empty, migrated embedded database, to copy. */
    embeddedFolder: string;
    /** A file with the same, to start databases in memory. */
    embeddedDump: string;
  }
}

export type TestDatabase = Database & {
  /** Another connection pool to the same database; PostgreSQL only. */
  connectAgain(): Promise<Database>;
  /** The address that another process needs to use it; PostgreSQL only. */
  url: string | null;
};

/**
 * Runs the same tests on the embedded engine and on a real PostgreSQL, each on a migrated database that is emptied before every
 * test. With `fill` it is filled once instead, for tests that change nothing.
 *
 * Only for cases in which the engines may differ: locks and concurrent calls, SQL functions, types of columns, JSON. A suite of
 * both kinds returns after these tests `if (engine === 'embedded')`, or with `&& !IS_FULL` if a whole run goes on. The embedded engine
 * takes twice as long.
 */
export function describeOnBothEngines(
  name: string,
  tests: (database: () => TestDatabase, engine: Database['engine']) => void,
  { fill }: { fill?: (db: Db) => Promise<unknown> } = {},
): void {
  for (const engine of ['embedded', 'postgres'] as const) describeOn(engine, name, tests, { fill });
}

/**
 * The same on PostgreSQL, and in a whole run on the embedded engine too: for cases in which the engines could differ, but that are
 * not about locks, types or SQL functions.
 */
export function describeOnBothInFull(
  name: string,
  tests: (database: () => TestDatabase, engine: Database['engine']) => void,
): void {
  if (IS_FULL) describeOn('embedded', name, tests, {});
  describeOn('postgres', name, tests, {});
}

/** The same on PostgreSQL only: for cases in which the engines cannot differ, such as the rights of callers. */
export function describeOnPostgres(
  name: string,
  tests: (database: () => TestDatabase, engine: Database['engine']) => void,
  { fill }: { fill?: (db: Db) => Promise<unknown> } = {},
): void {
  describeOn('postgres', name, tests, { fill });
}

function describeOn(
  engine: Database['engine'],
  name: string,
  tests: (database: () => TestDatabase, engine: Database['engine']) => void,
  { fill }: { fill?: ((db: Db) => Promise<unknown>) | undefined },
): void {
  describe(`${name} on ${engine}`, () => {
    let opened: TestDatabase | undefined;
    const database = () => {
      if (!opened) throw new Error('the database is open inside of tests only');
      return opened;
    };
    beforeAll(async () => {
      opened = await openEmptied(engine);
      await fill?.(opened.db);
    }, 60_000);
    if (!fill) beforeEach(() => emptyDatabase(database().db));
    afterAll(() => opened?.close());
    tests(database, engine);
  });
}

// One of each engine for all files of a worker: opening one takes longer than most tests.
const kept = new Map<Database['engine'], Promise<TestDatabase>>();

/** The worker's database of an engine, emptied: for tests that fill it themselves, once for all of them. */
export async function openEmptied(engine: Database['engine']): Promise<TestDatabase> {
  const opened = await openKept(engine);
  await emptyDatabase(opened.db);
  return opened;
}

async function openKept(engine: Database['engine']): Promise<TestDatabase> {
  const opening =
    kept.get(engine) ?? (engine === 'embedded' ? openEmbeddedForTest() : openPostgresForTest());
  kept.set(engine, opening);
  const shared = await opening;
  const others: Database[] = [];
  return {
    ...shared,
    async connectAgain() {
      const other = await shared.connectAgain();
      others.push(other);
      return other;
    },
    // It stays open: the test run's server is deleted with everything left on it.
    async close() {
      for (const other of others) await other.close();
    },
  };
}

/** A new, migrated embedded database in memory. */
export async function openEmbeddedForTest(): Promise<TestDatabase> {
  const embedded = await openEmbedded({ folder: null, dump: readFileSync(inject('embeddedDump')) });
  return {
    db: embedded.db,
    engine: 'embedded',
    vacuum: embedded.vacuum,
    broken: embedded.broken,
    follow: embedded.follow,
    close: embedded.close,
    url: null,
    connectAgain: () => Promise.reject(new Error('the embedded database has one session')),
  };
}

/** A new, migrated PostgreSQL database; dropped when closed. */
export async function openPostgresForTest(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const serverUrl = inject('postgresUrl');
  await onServer(
    serverUrl,
    `create database ${name} template ${inject('postgresTemplate')} ${COPYING}`,
  );
  const url = new URL(`/${name}`, serverUrl);
  const databaseUrl = nearest(url, inject('postgresSocket'));
  const opened = await connect({ databaseUrl });
  const others: Database[] = [];
  return {
    ...opened,
    url: url.href,
    async connectAgain() {
      const other = await connect({ databaseUrl });
      others.push(other);
      return other;
    },
    async close() {
      for (const other of others) await other.close();
      await opened.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A statement takes a third less CPU time over the server's socket than over TCP, which processes and proxies use. */
function nearest(url: URL, socket: string | null): string {
  return socket === null ? url.href : `${url.href}?host=${encodeURIComponent(socket)}`;
}

/**
 * Creates an embedded database in a new folder, and returns the dump from which databases in memory start. Used in the set-up of
 * a test run, because it takes ten seconds of CPU time.
 */
export async function makeEmbedded(folder: string): Promise<Uint8Array> {
  // As if its first start had been killed: see embedded.test.ts.
  const unfinished = join(folder, 'pgdata.new');
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '17\n');
  const embedded = await openEmbedded({ folder });
  await migrate(embedded.db);
  const bytes = await embedded.dump();
  await embedded.close();
  return bytes;
}

/** Creates a migrated database on a server, to copy; for the set-up of a test run. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const { close } = await connect({ databaseUrl: new URL(`/${name}`, serverUrl).href });
  await close();
  return name;
}

/** Runs one statement outside any test's database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: serverUrl, max: 1 });
  const server = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await sql.raw(statement).execute(server);
  await server.destroy();
}
