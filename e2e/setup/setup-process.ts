import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { PROGRAM } from '../../scripts/prepare.mjs';
import {
  openTestTelegramServer,
  type TestTelegramServer,
} from '../../server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { COPYING } from '../../server/testing/db/copying.ts';
import { expect, onServer, POSTGRES_URL } from '../product.ts';

export type SetupProcess = Awaited<ReturnType<typeof startSetup>>;

/** Starts the setup page on an empty machine, with a database and a bot that it may use. */
export async function startSetup() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-setup-'));
  const telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  const server = process.env[POSTGRES_URL] ?? '';
  const name = `setup_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template empty ${COPYING}`);
  const port = await freePort();
  const child = spawn('node', [PROGRAM, 'setup', '--page'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      TELEGRAM_API_ROOT: telegram.root,
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  await expect.poll(() => output).toContain('/setup and enter it there.');
  const settingsFile = join(folder, 'quarterdeck.env');
  return {
    url: `http://127.0.0.1:${port}`,
    telegram,
    databaseUrl: new URL(`/${name}`, server).href,
    output: () => output,
    /** The newest code in the terminal. */
    code: () => [...output.matchAll(/The code: (\S+)/g)].at(-1)?.[1] ?? '',
    settings: () => ({
      text: readFileSync(settingsFile, 'utf8'),
      mode: statSync(settingsFile).mode & 0o777,
    }),
    close: () =>
      close(child, telegram, async () => {
        await onServer(server, `drop database ${name} with (force)`);
        rmSync(folder, { recursive: true });
      }),
  };
}

async function close(
  child: ChildProcess,
  telegram: TestTelegramServer,
  after: () => Promise<void>,
) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A page without settings exits at once; a server finishes its work.
  if (child.exitCode === null) await ended;
  await telegram.close();
  await after();
}
