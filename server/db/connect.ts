import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded/embedded.ts';
import {
  connectToAny,
  endingLostSessions,
  HOST_LIMIT_MS,
  requireWritable,
  splitHosts,
  withoutCompiling,
} from './hosts.ts';
import { listen } from './listen.ts';
import { migrate } from './migrate.ts';
import type { News } from './news.ts';
import { asOutage, DatabaseOutage, DatabaseRefused } from './outage.ts';
import {
  CALL_LIMIT_MS,
  STATEMENT_TIMEOUT_MS,
  statementLimitMs,
  within,
  withLongStatements,
} from './time-limits.ts';
import { tracedStatement } from './traced-statement.ts';

/** A database, or an open transaction on it. Every service function takes one. */
export type Db = Kysely<unknown>;

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Frees the space of deleted rows and updates statistics. Null if the server does so by itself. */
  vacuum: (() => Promise<void>) | null;
  /** Resolves if the embedded engine ends or stops answering: only a new process can open it again. */
  broken: Promise<Error> | null;
  /** Follows committed changes by all writers until `close`. Calls `report` once each time that following fails. */
  follow(report: (error: unknown) => void): News;
  close(): Promise<void>;
};

export type ConnectOptions = { databaseUrl: string; poolSize?: number } | { folder: string | null };

const POOL_SIZE = 10;
/** The most calls that wait for a connection. More of them would only make everybody wait longer. */
const MOST_WAITING = 1000;
/** A new connection has to plan its statements again, which takes longer than most calls, so idle ones are kept for a while. */
const IDLE_TIMEOUT_MS = 300_000;
/** A database whose machine is gone sends nothing: without keep-alive, callers would wait forever. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

const INT8 = 20;
const DATE = 1082;

/**
 * Opens PostgreSQL by its URL (of several hosts, the writable one), or the embedded database in a folder (null: in memory), and
 * brings the schema up to date. Throws if it cannot be reached, is locked or is newer than this program.
 *
 * @param beforeUpgrade runs on the database as it is; if it throws, nothing is changed
 */
export async function connect(
  options: ConnectOptions,
  beforeUpgrade: (database: Database) => Promise<void> = async () => {},
): Promise<Database> {
  const database = await connectAsIs(options);
  try {
    await withLongStatements(async () => {
      await beforeUpgrade(database);
      await migrate(database.db);
    });
  } catch (error) {
    // The embedded engine's thread would keep the process alive, and its lock would keep the folder.
    await database.close();
    throw error;
  }
  return database;
}

/** Opens a database like `connect`, but leaves its schema as it is: it may be older, newer or missing. */
export async function connectAsIs(options: ConnectOptions): Promise<Database> {
  if ('databaseUrl' in options) return openPostgres(options.databaseUrl, options.poolSize);
  return { ...(await openEmbedded({ folder: options.folder })), engine: 'embedded' };
}

function openPostgres(databaseUrl: string, poolSize = POOL_SIZE): Database {
  const hosts = splitHosts(databaseUrl).map(endingLostSessions).map(withoutCompiling);
  const [first] = hosts;
  const isOne = hosts.length === 1;
  const options = {
    ...(first !== undefined && { connectionString: first }),
    ...(!isOne && { verify: requireWritable }),
    connectionTimeoutMillis: isOne ? CALL_LIMIT_MS : HOST_LIMIT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    ...KEEP_ALIVE,
    types: { getTypeParser },
  };
  const pool = openPool({ ...options, max: poolSize });
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: preparing(pool, hosts) }),
  });
  const ends: (() => Promise<void>)[] = [];
  return {
    db,
    engine: 'postgres',
    vacuum: null,
    broken: null,
    follow(report) {
      const own = openPool({ ...options, max: 1 });
      const { news, stop } = listen(() => acquire(own, hosts), report);
      ends.push(() => {
        stop();
        return own.end();
      });
      return news;
    },
    async close() {
      for (const end of ends) await end();
      await db.destroy();
    },
  };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // A broken idle connection is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks in use, whose user learns of it from the next answer.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** There are some hundred statements with fixed texts; other texts beyond this number are planned each time. */
const MOST_PREPARED = 1000;

/**
 * The pool, with each statement named by its text: a connection then parses and plans it once, which takes longer than running it
 * for the statements of one event.
 */
function preparing(pool: pg.Pool, hosts: readonly string[]): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_PREPARED) return known;
    names.set(text, `statement_${names.size}`);
    return names.get(text);
  };
  return {
    async connect() {
      const client = await acquire(pool, hosts);
      let outage: unknown = null;
      const query = async (text: string, values: readonly unknown[]) => {
        // The rest of a call, such as rolling back, must not wait for the same timeout again.
        if (outage !== null) throw outage;
        const name = values.length > 0 ? nameOf(text) : undefined;
        const statement = { text, values: [...values], ...(name && { name }) };
        try {
          return await tracedStatement(text, () =>
            within(statementLimitMs(), () => client.query(statement)),
          );
        } catch (error) {
          const told = asOutage(error);
          if (told instanceof DatabaseOutage) outage = told;
          throw told;
        }
      };
      // A connection that failed is closed: its answers could still arrive, and be mistaken for those of the next caller.
      const release = () => client.release(outage !== null);
      // Kysely's type has a second form, for streams, which nothing here uses.
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

async function acquire(pool: pg.Pool, hosts: readonly string[]): Promise<pg.PoolClient> {
  if (pool.waitingCount >= MOST_WAITING) {
    throw new DatabaseOutage('busy', `${MOST_WAITING} calls wait for a connection`);
  }
  return hosts.length === 1
    ? acquireHere(pool)
    : connectToAny(pool, hosts, () => acquireHere(pool));
}

// The pool's own limit starts again when a waiting call gets its turn to connect; this one counts both.
async function acquireHere(pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await within(CALL_LIMIT_MS, () => connecting);
  } catch (error) {
    connecting.then(
      (late) => late.release(),
      () => {},
    );
    const told = asOutage(error);
    throw told === error && error instanceof Error ? new DatabaseRefused(error) : told;
  }
}

// Both engines return the same JavaScript values: int8 as bigint, date as text.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (oid === INT8) return BigInt;
    if (oid === DATE) return (text: string) => text;
  }
  return pg.types.getTypeParser(oid, format);
};
