import { chmodSync, existsSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import { packageRoot } from '#server/program/package-root.ts';
import { lockFolder } from '../folder-lock.ts';
import { createHeard, type News } from '../news.ts';
import { asOutage, DatabaseOutage } from '../outage.ts';
import { statementLimitMs, within, withLongStatements } from '../time-limits.ts';
import { tracedStatement } from '../traced-statement.ts';
import { type Channel, createChannel, ready } from './embedded-channel.ts';

export type EmbeddedOptions = {
  /** Folder of the database; null keeps it in memory (tests). */
  folder: string | null;
  /** The file of an empty database, of which a first start unpacks a copy; by default the package's. */
  archive?: string;
  /** A dumped data folder to start from, in memory (tests). */
  dump?: Uint8Array;
  /** Returns the free bytes for the folder; by default those of the file system. */
  freeBytes?: () => number;
};

/** With less space than this the engine may run out in the middle of a write, after which it never answers again. In bytes. */
const LEAST_FREE = 64 * 1024 * 1024;
/** The worker only passes rows on: by default it would keep 48 MB for that. */
const YOUNG_MEGABYTES = 6;
/** The most calls that wait for the one session. More of them would only make everybody wait longer. */
const MOST_WAITING = 1000;

/**
 * Opens the embedded database. It has a single session, so transactions queue. A transaction inside another would wait forever,
 * so services pass the open one on. Throws if another process holds the folder, or if the folder contains something else.
 */
export async function openEmbedded(options: EmbeddedOptions) {
  const { folder } = options;
  const freeBytes = options.freeBytes ?? (folder === null ? null : () => freeBytesOf(folder));
  const unlock = options.folder ? claimFolder(options.folder) : () => {};
  const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    workerData: {
      folder: options.folder ? join(options.folder, 'pgdata') : null,
      archive: options.archive ?? join(packageRoot(), 'dist/empty-database.bin'),
      dump: options.dump ?? null,
    },
  });
  try {
    await ready(worker);
  } catch (error) {
    await worker.terminate();
    unlock();
    throw openingError(error, freeBytes);
  }
  const heard = createHeard(() => channel.isOpen());
  const channel = createChannel(worker, heard.hear);
  const db = new Kysely<unknown>({ dialect: embeddedDialect(channel, freeBytes) });
  return {
    db,
    broken: channel.broken,
    follow: (): News => ({ ...heard.news, catchUp: async () => {} }),
    // This engine never vacuums by itself: the queue alone would grow by 4 GB a year.
    async vacuum(): Promise<void> {
      await withLongStatements(() => sql`vacuum analyze`.execute(db));
    },
    /** The data folder as one archive, to start other databases from (tests). */
    async dump(): Promise<Uint8Array> {
      const { rows } = await withLongStatements(() => channel.send({ kind: 'dump' }));
      const [bytes] = rows;
      if (!(bytes instanceof Uint8Array)) throw new Error('the database gave no dump');
      return bytes;
    },
    async close(): Promise<void> {
      try {
        await channel.close();
      } finally {
        await worker.terminate();
        unlock();
      }
    },
  };
}

function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
  const unlock = lockFolder(folder);
  const data = join(folder, 'pgdata');
  // Not ours to empty: a first start makes the database under another name (embedded-worker.mjs).
  if (existsSync(data) && !existsSync(join(data, 'PG_VERSION')) && readdirSync(data).length > 0) {
    unlock();
    throw new Error(`The folder ${data} holds no database: remove it and start again.`);
  }
  keepOthersOut(folder, data);
  return unlock;
}

/** The engine creates its files readable and writable for everybody, so only their folder protects them. */
const OWNER_ALONE = 0o700;
/** The contents of the folder if nobody else uses it. */
const OURS = /^(pgdata(\.new)?|lock(\..*)?|secret-key(\..*)?|operator|community)$/;

function keepOthersOut(folder: string, data: string): void {
  if (existsSync(data)) chmodSync(data, OWNER_ALONE);
  // A folder with other contents as well, such as a home or /tmp, is not ours to close.
  if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, OWNER_ALONE);
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Null if there is always room. */
type FreeBytes = (() => number) | null;

function embeddedDialect(channel: Channel, freeBytes: FreeBytes): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => embeddedDriver(channel, freeBytes),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

// The engine miscounts the bytes of half a surrogate pair and cuts off the end of the text; `pg` writes U+FFFD.
function wellFormed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wellFormed);
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}

/** Statements that write nothing, or that end a write. A `with` may do either. */
const READS = /^\s*(select|explain|begin|commit|rollback|set|show|declare|fetch|close)\b/i;
const READS_WITH = /^\s*with\b(?!.*\b(insert\s+into|update|delete\s+from)\b)/is;

// The engine's own error of a full disk has neither a class nor a text.
function openingError(error: unknown, freeBytes: FreeBytes): Error {
  if (freeBytes !== null && freeBytes() < LEAST_FREE) return noRoom(error);
  if (error instanceof Error) return error;
  return new Error('The embedded database cannot be opened: restore DATA_DIR from a backup.', {
    cause: error,
  });
}

function noRoom(cause?: unknown): DatabaseOutage {
  const megabytes = LEAST_FREE / 1024 / 1024;
  const text = `less than ${megabytes} MB are free for the database`;
  return new DatabaseOutage('disk_full', text, { cause });
}

function requireRoom(sql: string, freeBytes: FreeBytes): void {
  if (freeBytes === null || READS.test(sql) || READS_WITH.test(sql)) return;
  if (freeBytes() >= LEAST_FREE) return;
  throw noRoom();
}

function embeddedDriver(channel: Channel, freeBytes: FreeBytes): Driver {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let inTransaction = false;
  const releases = new Map<DatabaseConnection, () => void>();

  async function execute(sql: string, parameters: readonly unknown[], commits: boolean) {
    requireRoom(sql, freeBytes);
    const query = { kind: 'query' as const, sql, parameters: parameters.map(wellFormed), commits };
    return tracedStatement(sql, () => channel.send(query));
  }

  function connection(): DatabaseConnection {
    return {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const writesAlone = !inTransaction && !/^\s*(select|explain)\b/i.test(query.sql);
        const answer = await execute(query.sql, query.parameters, writesAlone);
        // The rows that the statement selects; their type is the caller's claim, as with `pg`.
        return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.affected) };
      },
      // biome-ignore lint/correctness/useYield: the interface wants a generator; this engine cannot stream.
      async *streamQuery() {
        throw new Error('The embedded database does not stream.');
      },
    };
  }

  return {
    async init() {},
    async acquireConnection() {
      if (waiting >= MOST_WAITING) {
        throw new DatabaseOutage('busy', `${MOST_WAITING} calls wait for the database`);
      }
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      waiting += 1;
      try {
        await within(statementLimitMs(), () => before);
      } catch (error) {
        // Later callers still wait for earlier ones.
        void before.then(release);
        throw asOutage(error);
      } finally {
        waiting -= 1;
      }
      const acquired = connection();
      releases.set(acquired, release);
      return acquired;
    },
    async releaseConnection(held) {
      releases.get(held)?.();
      releases.delete(held);
    },
    async beginTransaction() {
      await execute('begin', [], false);
      inTransaction = true;
    },
    async commitTransaction() {
      inTransaction = false;
      // A commit after a failed statement rolls back and reports success; any other statement fails then.
      await execute('select; commit', [], true);
    },
    async rollbackTransaction() {
      inTransaction = false;
      await execute('rollback', [], false);
    },
    async destroy() {},
  };
}
