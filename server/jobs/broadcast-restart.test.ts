import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Db } from '#server/db/connect.ts';
import {
  openTestTelegramServer,
  type TestTelegramServer,
} from '#server/gateways/test-telegram-server.ts';
import { createSession } from '#server/services/sessions.ts';
import { broadcastsByChat, enrolCrowd } from '#server/services/test-broadcasts.ts';
import { TEST_BOT_TOKEN } from '#server/services/test-telegram-signer.ts';
import { root } from '../../cli/test-cli.ts';

const MEMBERS = 60;

let folder: string;
let telegram: TestTelegramServer;
let server: Server | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-broadcast-'));
  telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
});
afterEach(async () => {
  await server?.stop();
  await telegram.close();
  rmSync(folder, { recursive: true });
});

it('goes on after the server was told to stop, at Telegram’s pace, and writes to nobody twice', async () => {
  telegram.telegram.faults.enforce({ perSecond: 30, perChatMs: 1000 });
  const token = await onDatabase(async (db) => {
    await enrolCrowd(db, MEMBERS);
    await sql`update members set role = 'admin' where id = 1`.execute(db);
    return createSession(db, { memberId: 1n, nowMs: Date.now() });
  });
  server = await startServer();
  const called = fetch(`${server.url}/api/admin/posts/1/broadcast`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `jkc=${token}`,
    },
  });
  await expect.poll(() => telegram.telegram.calls.length, { timeout: 20_000 }).toBeGreaterThan(9);
  expect(await server.stop()).toBe(0);
  // The call that waits for the end is answered with what there is.
  expect(await (await called).json()).toMatchObject({ broadcast: { state: 'running' } });
  const sent = telegram.telegram.calls.length;
  expect(sent).toBeLessThan(MEMBERS);
  await onDatabase(async (db) => {
    const { rows } = await sql<{ sent: number; open: number }>`
      select count(*) filter (where status = 'sent')::int as sent,
        count(*) filter (where status = 'sending')::int as open from broadcast_recipients`.execute(
      db,
    );
    expect(rows).toEqual([{ sent, open: 0 }]);
  });

  server = await startServer();
  await expect
    .poll(() => Object.keys(broadcastsByChat(telegram)).length, { timeout: 30_000 })
    .toBe(MEMBERS);
  expect(new Set(Object.values(broadcastsByChat(telegram)))).toEqual(new Set([1]));
  expect(telegram.telegram.calls.filter(({ status }) => status === 429)).toEqual([]);
  expect(server.output()).not.toContain(TEST_BOT_TOKEN);
});

it('can be told to stop as soon as it says where it is', async () => {
  server = await startServer();
  expect(await server.stop(), server.output()).toBe(0);
});

async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await connect({ folder });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

type Server = { url: string; output(): string; stop(): Promise<number | null> };

/** The product as an operator starts it; `stop` sends SIGTERM and gives the exit code. */
async function startServer(): Promise<Server> {
  const env = {
    PATH: process.env.PATH,
    ...{ DATA_DIR: folder, DEMO: '0', PORT: '0', LOG_LEVEL: 'info' },
    ...{ TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, TELEGRAM_API_ROOT: telegram.root },
  };
  const child: ChildProcess = spawn('node', [join(root, 'dist/server/main.js')], {
    cwd: root,
    env,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: unknown) => {
      output += String(data);
      const [, address] = /Quarterdeck is at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    url,
    output: () => output,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      return ended;
    },
  };
}
