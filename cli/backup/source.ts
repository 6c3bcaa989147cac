import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import { operatorSocketPath } from '#server/program/socket-path.ts';
import { splitLines } from '#server/services/backups/lines.ts';
import { type BackupSource, databaseSource } from '#server/services/backups/make-backup.ts';
import { UsageError } from '../command.ts';

/** The configured database: opened here, or read through the running server that holds the embedded one. */
export async function findSource(
  { databaseUrl, dataDir }: Config,
  openAsIs: () => Promise<Database>,
): Promise<BackupSource> {
  if (databaseUrl === null) {
    if (!existsSync(join(dataDir, 'pgdata'))) {
      throw new UsageError(`There is no embedded database in ${dataDir}.`);
    }
    const socketPath = operatorSocketPath(dataDir);
    if (await answers(socketPath)) return serverSource(socketPath);
  }
  return databaseSource(await openAsIs(), Date.now);
}

function serverSource(socketPath: string): BackupSource {
  return {
    read: async (save) => save(splitLines(await call(socketPath, 'GET', '/database'))),
    async record(made) {
      const answer = await call(socketPath, 'POST', '/backups', JSON.stringify(made));
      answer.resume();
    },
  };
}

async function answers(socketPath: string): Promise<boolean> {
  try {
    (await send(socketPath, 'HEAD', '/')).resume();
    return true;
  } catch {
    // No process listens: there is no server, or it has no such socket.
    return false;
  }
}

async function call(socketPath: string, method: string, path: string, body?: string) {
  const answer = await send(socketPath, method, path, body);
  if ((answer.statusCode ?? 500) >= 300) {
    throw new Error(`The running server cannot read its database: ${await text(answer)}`);
  }
  return answer;
}

function send(socketPath: string, method: string, path: string, body = '') {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ socketPath, method, path, agent: false }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}
