import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { broadcastsByChat, enrolCrowd } from '#server/testing/broadcasts.ts';
import { attributesOf, openCollectorForTest } from '#server/testing/collector.ts';
import { openPostgresForTest } from '#server/testing/db/databases.ts';
import { QUICK_ENGINE } from '#server/testing/db/quick-engine.ts';
import { PROGRAM, root } from '../../cli/testing/cli.ts';

const MEMBERS = 60;
/** Telegram's limit for all chats together. */
const MOST_IN_A_SECOND = 30;

const PRELOADED = ['begun-calls.mjs', 'patience.mjs'].flatMap((name) => [
  '--import',
  new URL(`../testing/jobs/${name}`, import.meta.url).href,
]);

let telegram: TestTelegramServer;
let server: Server | null = null;
// The product starts and stops several times.
vi.setConfig({ testTimeout: 180_000 });
const IN_TIME = { timeout: 60_000 };
beforeEach(async () => {
  telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
});
afterEach(async () => {
  await server?.stop();
  server = null;
  await telegram.close();
});

it('continues after a server stop, at Telegram’s pace, and writes to nobody twice', async () => {
  const database = await openPostgresForTest();
  const { db } = database;
  const place = { DATABASE_URL: String(database.url) };
  await enrolCrowd(db, MEMBERS);
  await sql`update members set role = 'admin' where id = 1`.execute(db);
  const token = await createSession(db, { memberId: 1n, nowMs: Date.now() });
  const collector = await openCollectorForTest();
  server = await startServer({ ...place, OTEL_EXPORTER_OTLP_ENDPOINT: collector.root });
  const called = fetch(`${server.url}/api/admin/posts/1/broadcast`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `deck=${token}`,
    },
  });
  await expect.poll(() => messages().length, IN_TIME).toBeGreaterThan(9);
  expect(await server.stop()).toBe(0);
  // The call that waits for the end is answered with the current state.
  expect(await (await called).json()).toMatchObject({ broadcast: { state: 'running' } });
  const sent = messages().length;
  expect(sent).toBeLessThan(MEMBERS);
  // The last spans are also sent before the end.
  const root = collector.spans().find(({ name }) => name.startsWith('POST /api/admin/posts/'));
  const ofRoot = collector.spans().filter(({ traceId }) => traceId === root?.traceId);
  const texts = ofRoot.map((span) => String(attributesOf(span)['db.query.text'] ?? ''));
  expect(texts.join('\n')).toContain('insert into broadcast');
  expect(collector.bodies.join('\n')).not.toContain(TEST_BOT_TOKEN);
  await collector.close();
  const { rows } = await sql<{ sent: number; open: number }>`
    select count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'sending')::int as open from broadcast_recipients`.execute(
    db,
  );
  expect(rows).toEqual([{ sent, open: 0 }]);

  server = await startServer(place);
  await expect.poll(() => Object.keys(broadcastsByChat(telegram)).length, IN_TIME).toBe(MEMBERS);
  expect(new Set(Object.values(broadcastsByChat(telegram)))).toEqual(new Set([1]));
  const begun = messages().map(({ begunMs }) => begunMs ?? Number.NaN);
  begun.sort((a, b) => a - b);
  const tooFast = begun.filter(
    (at, index) => !(at - (begun[index - MOST_IN_A_SECOND] ?? 0) > 1000),
  );
  expect(tooFast).toEqual([]);
  const chats = messages()
    .toSorted((a, b) => (a.begunMs ?? 0) - (b.begunMs ?? 0))
    .map(({ payload, begunMs }) => ({ chat: payload.chat_id, atMs: begunMs ?? Number.NaN }));
  const tooSoon = chats.filter(({ chat, atMs }, index) => {
    const before = chats.slice(0, index).findLast((each) => each.chat === chat);
    // Timers can fire a little early.
    return chat !== undefined && before !== undefined && !(atMs - before.atMs > 990);
  });
  expect(tooSoon).toEqual([]);
  expect(server.output()).not.toContain(TEST_BOT_TOKEN);
  await server.stop();
  await database.close();
});

it('can be stopped as soon as it reports its address, on the embedded database too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-broadcast-'));
  cpSync(inject('embeddedFolder'), folder, { recursive: true });
  server = await startServer({ DATA_DIR: folder });
  expect(await server.stop(), server.output()).toBe(0);
  rmSync(folder, { recursive: true });
});

/** The messages sent. Without the calls of a job that checks whether Telegram answers. */
function messages() {
  return telegram.telegram.calls.filter(({ payload }) => payload.chat_id !== undefined);
}

type Server = { url: string; output(): string; stop(): Promise<number | null> };

/** Starts the product as an operator does; `stop` sends SIGTERM and returns the exit code. */
async function startServer(place: Record<string, string>): Promise<Server> {
  const env = {
    PATH: process.env.PATH,
    SETTINGS_FILE: devNull,
    ...place,
    DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'info',
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    TELEGRAM_API_ROOT: telegram.root,
  };
  const args = [QUICK_ENGINE, ...PRELOADED, PROGRAM];
  const child: ChildProcess = spawn('node', args, { cwd: root, env });
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
