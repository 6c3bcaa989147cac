import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Database } from './connect.ts';

/** Connections that the queue may open beside the server's own. */
const QUEUE_POOL_SIZE = 2;

/**
 * By which the job engine reaches the database that the server already has: on PostgreSQL with
 * connections of its own, since ours name their statements and its scripts hold several; on the
 * embedded engine through the one session that there is.
 */
export function queueConnection(
  { db, engine }: Database,
  databaseUrl: string | null,
): Pick<PgBoss.ConstructorOptions, 'db' | 'connectionString' | 'max'> {
  if (engine === 'postgres' && databaseUrl !== null) {
    return { connectionString: databaseUrl, max: QUEUE_POOL_SIZE };
  }
  return {
    db: {
      async executeSql(text, values = []) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows };
      },
    },
  };
}
