import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { type Database, KEEP_ALIVE } from './connect.ts';

/** Connections that the queue may open beside the server's own. */
const QUEUE_POOL_SIZE = 2;

/**
 * By which the job engine reaches the database that the server already has: on PostgreSQL with
 * connections of its own, since ours name their statements and its scripts hold several; on the
 * embedded engine through the one session that there is.
 */
export function queueConnection({ db, engine }: Database, databaseUrl: string | null) {
  if (engine === 'postgres' && databaseUrl !== null) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: QUEUE_POOL_SIZE,
      ...KEEP_ALIVE,
    });
    // As in connect.ts: what breaks while idle is replaced, what breaks in use tells its user.
    pool.on('error', () => {});
    return {
      db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
      async close() {
        if (!pool.ending) await pool.end();
      },
    };
  }
  return {
    db: {
      async executeSql(text: string, values: unknown[] = []) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows };
      },
    },
    close: async () => {},
  };
}
