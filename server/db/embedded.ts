import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
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
import { lockFolder } from './folder-lock.ts';

export type EmbeddedOptions = {
  /** Folder of the database; null keeps it in memory (tests). */
  folder: string | null;
  /** A dumped data folder to start from, in memory (tests). */
  dump?: Uint8Array;
};

type Answer = { id: number; rows: unknown[]; affected: number; error?: DatabaseFault };
type DatabaseFault = { message: string; code?: string; constraint?: string; detail?: string };

/** An error of the embedded database, with the fields of the `pg` driver's errors. */
class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/**
 * Opens the embedded database. It has a single session, so transactions queue: opening one inside
 * another would wait for ever, so services pass the open one down.
 * Throws if another process holds the folder, or if the folder holds something else.
 */
export async function openEmbedded(options: EmbeddedOptions) {
  const unlock = options.folder ? claimFolder(options.folder) : () => {};
  const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), {
    workerData: {
      folder: options.folder ? join(options.folder, 'pgdata') : null,
      dump: options.dump ?? null,
    },
  });
  try {
    await ready(worker);
  } catch (error) {
    unlock();
    throw error;
  }
  const channel = createChannel(worker);
  const db = new Kysely<unknown>({ dialect: embeddedDialect(channel) });
  return {
    db,
    // This engine never vacuums by itself: the queue alone would grow by 4 GB a year.
    async vacuum(): Promise<void> {
      await sql`vacuum analyze`.execute(db);
    },
    /** The data folder as one archive, to start other databases from (tests). */
    async dump(): Promise<Uint8Array> {
      const { rows } = await channel.send({ kind: 'dump' });
      const [bytes] = rows;
      if (!(bytes instanceof Uint8Array)) throw new Error('the database gave no dump');
      return bytes;
    },
    async close(): Promise<void> {
      try {
        if (!channel.hasEnded()) await channel.send({ kind: 'close' });
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

/** The engine creates its files readable and writable for everybody, so that only their folder protects them. */
const OWNER_ALONE = 0o700;
/** What lies in the folder if nobody else uses it. */
const OURS = /^(pgdata(\.new)?|lock(\..*)?|secret-key(\..*)?)$/;

function keepOthersOut(folder: string, data: string): void {
  if (existsSync(data)) chmodSync(data, OWNER_ALONE);
  // A folder that holds other things as well, such as a home or /tmp, is not ours to close.
  if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, OWNER_ALONE);
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(error);
    const ended = () => reject(new Error('The embedded database ended while it was opened.'));
    worker.once('message', () => {
      worker.removeListener('error', failed);
      worker.removeListener('exit', ended);
      resolve();
    });
    worker.once('error', failed);
    worker.once('exit', ended);
  });
}

type Channel = ReturnType<typeof createChannel>;

function createChannel(worker: Worker) {
  let nextId = 1;
  const waiting = new Map<number, { resolve(a: Answer): void; reject(e: Error): void }>();
  let endedBy: Error | null = null;
  worker.on('message', (answer: Answer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) caller?.reject(new EmbeddedDatabaseError(answer.error));
    else caller?.resolve(answer);
  });
  // An ended worker never answers: later callers must fail at once.
  function failAll(error: Error) {
    endedBy ??= error;
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  }
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database has ended.')));
  return {
    hasEnded: () => endedBy !== null,
    send(message: Record<string, unknown>): Promise<Answer> {
      if (endedBy) return Promise.reject(endedBy);
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...message, id });
      });
    },
  };
}

function embeddedDialect(channel: Channel): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => embeddedDriver(channel),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

// The engine miscounts the bytes of half a surrogate pair and cuts off the end of the text; `pg` writes U+FFFD.
function wellFormed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wellFormed);
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}

function embeddedDriver(channel: Channel): Driver {
  let last: Promise<void> = Promise.resolve();
  let inTransaction = false;
  const releases = new WeakMap<DatabaseConnection, () => void>();

  async function execute(sql: string, parameters: readonly unknown[], commits: boolean) {
    return channel.send({ kind: 'query', sql, parameters: parameters.map(wellFormed), commits });
  }

  function connection(): DatabaseConnection {
    return {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const writesAlone = !inTransaction && !/^\s*(select|explain)\b/i.test(query.sql);
        const answer = await execute(query.sql, query.parameters, writesAlone);
        // The rows are what the statement selects; their type is the caller's claim, as with `pg`.
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
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      const acquired = connection();
      releases.set(acquired, release);
      return acquired;
    },
    async releaseConnection(held) {
      releases.get(held)?.();
    },
    async beginTransaction() {
      await execute('begin', [], false);
      inTransaction = true;
    },
    async commitTransaction() {
      inTransaction = false;
      await execute('commit', [], true);
    },
    async rollbackTransaction() {
      inTransaction = false;
      await execute('rollback', [], false);
    },
    async destroy() {},
  };
}
