import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '#server/db/connect.ts';
import { startPostgres } from '../scripts/postgres.mjs';

/** A fresh database of an engine, on disk and durable as in production; close it when done. */
export type BenchEngine = { name: string; open(): Promise<Database>; stop(): Promise<void> };

/** Both engines: PostgreSQL by BENCH_DATABASE_URL (its public schema is emptied!) or the packaged one. */
export async function startEngines(): Promise<BenchEngine[]> {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? null : await startPostgres();
  const databaseUrl = given ?? server?.url() ?? '';
  return [
    {
      name: 'PostgreSQL',
      async open() {
        const database = await connect({ databaseUrl, poolSize: 16 });
        await sql.raw('drop schema public cascade; create schema public').execute(database.db);
        await database.close();
        return connect({ databaseUrl, poolSize: 16 });
      },
      stop: async () => server?.stop(),
    },
    {
      name: 'embedded',
      async open() {
        const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
        const database = await connect({ folder });
        const close = async () => {
          await database.close();
          rmSync(folder, { recursive: true, force: true });
        };
        return { ...database, close };
      },
      stop: async () => {},
    },
  ];
}
