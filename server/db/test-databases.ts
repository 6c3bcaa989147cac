import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { connect, type Database, type Db } from './connect.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that tests may make databases on. */
    postgresUrl: string;
    /** The name of an empty, migrated database on it, to begin others with. */
    postgresTemplate: string;
    /** A folder with an empty, migrated embedded database, to copy. */
    embeddedFolder: string;
    /** A file with the same, to begin databases in memory with. */
    embeddedDump: string;
  }
}

export type TestDatabase = Database & {
  /** Another connection pool to the same database; only on PostgreSQL. */
  connectAgain(): Promise<Database>;
  /** What a process of its own needs in its environment to use it; only on PostgreSQL. */
  url: string | null;
};

/**
 * Runs the same tests on the embedded engine and on a real PostgreSQL, each on a fresh, migrated
 * database that is emptied before every test. With `fill` it is filled once instead, for tests that
 * change nothing.
 */
export function describeOnBothEngines(
  name: string,
  tests: (database: () => TestDatabase, engine: Database['engine']) => void,
  { fill }: { fill?: (db: Db) => Promise<unknown> } = {},
): void {
  for (const engine of ['embedded', 'postgres'] as const) describeOn(engine, name, tests, { fill });
}

/** The same on PostgreSQL alone: for what the engine makes no difference to, as who may call. */
export function describeOnPostgres(
  name: string,
  tests: (database: () => TestDatabase, engine: Database['engine']) => void,
): void {
  describeOn('postgres', name, tests, {});
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

// One of each engine for all files that a worker runs: opening one takes longer than most tests.
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
    // It stays open: what the worker leaves behind ends with the test's server.
    async close() {
      for (const other of others) await other.close();
    },
  };
}

/** An in-memory embedded database of its own, migrated. */
export async function openEmbeddedForTest(): Promise<TestDatabase> {
  const embedded = await openEmbedded({ folder: null, dump: readFileSync(inject('embeddedDump')) });
  return {
    db: embedded.db,
    engine: 'embedded',
    vacuum: embedded.vacuum,
    close: embedded.close,
    url: null,
    connectAgain: () => Promise.reject(new Error('the embedded database has one session')),
  };
}

/** A PostgreSQL database of its own, migrated; dropped when closed. */
export async function openPostgresForTest(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const serverUrl = inject('postgresUrl');
  await onServer(serverUrl, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = new URL(`/${name}`, serverUrl);
  const opened = await connect({ databaseUrl: url.href });
  const others: Database[] = [];
  return {
    ...opened,
    url: url.href,
    async connectAgain() {
      const other = await connect({ databaseUrl: url.href });
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

/**
 * Makes an embedded database in a folder that is not there yet, and gives the dump with which others in memory
 * begin; for the set-up of a test run. Making one takes ten seconds of a core.
 */
export async function makeEmbedded(folder: string): Promise<Uint8Array> {
  const embedded = await openEmbedded({ folder });
  await migrate(embedded.db);
  const bytes = await embedded.dump();
  await embedded.close();
  return bytes;
}

/** Makes a migrated database on a server, with which others begin; for the set-up of a test run. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const { close } = await connect({ databaseUrl: new URL(`/${name}`, serverUrl).href });
  await close();
  return name;
}

/** A table that has grown beyond this is truncated, so that dead rows do not pile up. In bytes. */
const LARGE = 512 * 1024;

/**
 * Empties every table, and numbers rows from 1 again. Row by row, without triggers and foreign keys: a truncate of all
 * tables takes 25 ms on PostgreSQL and 86 ms on the embedded engine, this takes 1 and 5.
 */
export async function emptyDatabase(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      each record;
    begin
      set local session_replication_role = replica;
      for each in
        select quote_ident(relname) as name, pg_relation_size(oid) as size from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
      loop
        if each.size > ${sql.lit(LARGE)} then
          execute 'truncate ' || each.name || ' cascade';
        elsif each.size > 0 then
          execute 'delete from ' || each.name;
        end if;
      end loop;
      perform setval(oid::regclass, 1, false) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S';
    end $$`.execute(db);
}

/** Runs one statement outside of any database of a test. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: serverUrl, max: 1 });
  const server = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await sql.raw(statement).execute(server);
  await server.destroy();
}
