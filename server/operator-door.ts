import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Database } from './db/connect.ts';
import { operatorSocketPath } from './program/socket-path.ts';
import type { MadeBackup } from './services/backups/made-backups.ts';
import { databaseSource } from './services/backups/make-backup.ts';

/**
 * How long in ms a command may stand still: meanwhile all callers wait for the one session. Sums of the ledger take long too.
 */
const STALLED_MS = 60_000;

/**
 * Opens a door to the embedded database for commands on this machine, which cannot open its folder while the server runs: a
 * socket in a folder that only its owner may enter. Such a user could read the database's files anyway.
 *
 *     GET /database   the lines of a backup, all of one moment
 *     POST /backups   records a backup that was made from them
 */
export async function openOperatorDoor(deps: {
  dataDir: string;
  database: Database;
  now: () => number;
  report: (error: unknown, what: string) => void;
}): Promise<{ close(): Promise<void> }> {
  const path = operatorSocketPath(deps.dataDir);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  // Left by a server that died: the lock of the folder proves that none is running.
  rmSync(path, { force: true });
  const source = databaseSource(deps.database, deps.now);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      deps.report(error, "the operator's door");
      if (response.headersSent) return response.destroy();
      return response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url === '/database') {
      response.setTimeout(STALLED_MS, () => response.destroy());
      await source.read((lines) => pipeline(Readable.from(withLineEnds(lines)), response));
    } else if (request.method === 'POST' && request.url === '/backups') {
      // Sent by our own command.
      await source.record((await json(request)) as MadeBackup);
      response.writeHead(204).end();
    } else response.writeHead(404).end();
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
