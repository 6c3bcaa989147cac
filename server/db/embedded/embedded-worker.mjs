// Runs the embedded database outside the server's event loop: a query of one second would otherwise stop every timer and socket.
// Plain JavaScript, because a worker thread is started both from the source tree (tests) and from the built one.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { unpackDatabase } from './database-archive.mjs';

/** @type {{ folder: string | null, archive: string, dump: Uint8Array | null }} */
const { folder, archive, dump } = workerData;
const port = parentPort;
if (!port) throw new Error('embedded-worker.mjs runs as a worker thread only');

// The default, 128 MB, is memory that is never released. Data beyond the buffers is in the system's cache.
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB'];

if (folder) await makeDatabase(folder);
const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
  ...(folder ? { dataDir: folder } : {}),
  ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
  parsers: {
    [types.INT8]: (text) => BigInt(text),
    [types.DATE]: (text) => text,
    [types.NUMERIC]: (text) => text,
  },
});

// The process can be killed while it creates a database. The database gets its name when it is complete; the remains of a killed start
// are created again.
/** @param {string} path */
async function makeDatabase(path) {
  if (existsSync(join(path, 'PG_VERSION'))) return;
  const unfinished = `${path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  // Readable by its owner only, see embedded.ts.
  mkdirSync(unfinished, { mode: 0o700 });
  // A clone has none.
  if (existsSync(archive)) unpackDatabase(readFileSync(archive), unfinished);
  else await (await PGlite.create({ dataDir: unfinished })).close();
  // Replaces an empty folder of that name; nothing else can be there, see embedded.ts.
  renameSync(unfinished, path);
}

let flushedMs = 0;

// The engine never flushes its files. Flushing the write-ahead log after each commit makes an acknowledged event survive a power
// cut as far as this engine can (docs/operations.md).
function flushLog() {
  if (!folder) return;
  const logs = join(folder, 'pg_wal');
  const startedMs = Date.now();
  for (const name of readdirSync(logs)) {
    const path = join(logs, name);
    const stat = statSync(path);
    // A file system may store times only to the second, so look one second further back.
    if (!stat.isFile() || stat.mtimeMs < flushedMs - 1000) continue;
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
  }
  flushedMs = startedMs;
}

/** @param {{ sql: string, parameters: unknown[], commits: boolean }} request */
async function run(request) {
  if (request.parameters.length > 0) {
    const result = await database.query(request.sql, request.parameters);
    if (request.commits) flushLog();
    return { rows: result.rows, affected: result.affectedRows ?? 0 };
  }
  // Without parameters a text may contain several statements, as in a migration.
  const results = await database.exec(request.sql);
  if (request.commits) flushLog();
  const last = results.at(-1);
  return { rows: last?.rows ?? [], affected: last?.affectedRows ?? 0 };
}

port.on('message', async (message) => {
  try {
    if (message.kind === 'close') {
      await database.close();
      port.postMessage({ id: message.id, rows: [], affected: 0 });
      return;
    }
    if (message.kind === 'dump') {
      const file = await database.dumpDataDir('none');
      const bytes = Buffer.from(await file.arrayBuffer());
      port.postMessage({ id: message.id, rows: [bytes], affected: 0 });
      return;
    }
    port.postMessage({ id: message.id, ...(await run(message)) });
  } catch (error) {
    port.postMessage({
      id: message.id,
      error: {
        message: String(error?.message ?? error),
        code: error?.code,
        constraint: error?.constraint,
        detail: error?.detail,
      },
    });
  }
});

// Sent before the writer's answer, since messages keep their order.
await database.listen('news', (table) => port.postMessage({ news: table }));
port.postMessage({ ready: true });
