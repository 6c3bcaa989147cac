import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import type { TestCall } from '#server/fakes/telegram/telegram.ts';
import { readBroadcast } from '#server/services/broadcasts/broadcasts.ts';
import { broadcastsByChat, enrolCrowd, start } from '#server/testing/broadcasts.ts';
import { openPostgresForTest } from '#server/testing/db/databases.ts';
import { byChance, type Random } from '#server/testing/events.ts';
import { sized } from '#server/testing/run/scope.ts';

const MEMBERS = sized(3000, 1500);
const KILLS = 3;
/** As in production except for the speed, with which the test would take a quarter of an hour. */
const SETTINGS = {
  pace: { messagesPerSecond: 3000, perChatMs: 20, together: 20 },
  leaseMs: 1000,
  doubtAfterMs: 2000,
};
const RETRY_AFTER_SECONDS = 0.05;
const worker = fileURLToPath(new URL('../testing/jobs/broadcast-worker.mjs', import.meta.url));

it(
  'a broadcast reaches nobody twice, whichever server is killed and whatever Telegram does',
  () =>
    byChance(async (random, seed) => {
      console.log(`The broadcast has the seed ${seed}.`);
      const database = await openPostgresForTest();
      const server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
      const { telegram } = server;
      const process = startServer(String(database.url), server);
      try {
        const post = await enrolCrowd(database.db, MEMBERS);
        const blocked = new Set<string>();
        for (let member = 2; member <= MEMBERS; member++) {
          if (random.below(20) === 0) blocked.add(String(100 + member));
        }
        for (const chatId of blocked) telegram.setStanding(chatId, 'blocked');
        let cuts = 0;
        telegram.faults.draw((method) => {
          const fault = faultOf(method, random);
          if (typeof fault === 'string') cuts += 1;
          return fault;
        });
        const id = await start(database.db, post, { nowMs: Date.now() });
        for (let kill = 1; kill <= KILLS; kill++) {
          const goal = Math.floor((MEMBERS * kill) / (KILLS + 1)) + random.below(100);
          await until(async () => telegram.calls.length >= goal);
          process.kill();
        }
        await until(() => isDone(database.db));

        const reached = broadcastsByChat(server);
        const { rows } = await sql<{ telegram_id: string; status: string }>`
          select telegram_id::text, status
          from broadcast_recipients r join members m on m.id = r.member_id`.execute(database.db);
        const unclear = rows.filter(({ status }) => status === 'unclear');
        const wrong = rows.filter(({ telegram_id, status }) => {
          const times = reached[telegram_id] ?? 0;
          if (status === 'unclear') return times > 1;
          return (
            times !== (status === 'sent' ? 1 : 0) || blocked.has(telegram_id) === (times === 1)
          );
        });
        expect(wrong).toEqual([]);
        expect(rows).toHaveLength(MEMBERS);
        // At most the messages on their way at each kill, and the calls whose answer was lost.
        expect(unclear.length).toBeLessThanOrEqual(KILLS * SETTINGS.pace.together + cuts);
        const sent = rows.filter(({ status }) => status === 'sent').length;
        expect(await readBroadcast(database.db, { id })).toMatchObject({
          recipients: MEMBERS,
          sent,
          failed: MEMBERS - sent,
          unclear: unclear.length,
          waiting: 0,
        });
        const marked = await sql<{ count: number }>`
          select count(*)::int as count from members where unreachable_at is not null`.execute(
          database.db,
        );
        const doubtful = unclear.filter((row) => blocked.has(row.telegram_id)).length;
        expect(marked.rows[0]?.count).toBe(blocked.size - doubtful);
        expectRests(telegram.calls);
        // Only what a server expects has happened.
        expect(process.errors()).toBe('');
      } finally {
        await process.stop();
        await server.close();
        await database.close();
      }
    }),
  180_000,
);

/** Now and then, Telegram asks to wait, or an answer gets lost. */
function faultOf(method: string, random: Random) {
  const chance = random.below(1000);
  if (chance < 20) return { retryAfter: RETRY_AFTER_SECONDS };
  if (method === 'sendMessage' && chance < 22)
    return random.pick(['cut_before', 'cut_after'] as const);
  return null;
}

/** After a 429, only calls that were already on their way arrive. */
function expectRests(calls: readonly TestCall[]): void {
  const refused = calls.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(MEMBERS / 150);
  for (const { atMs } of refused) {
    const endMs = atMs + RETRY_AFTER_SECONDS * 1000;
    const meanwhile = calls.filter((call) => call.atMs > atMs && call.atMs < endMs);
    expect(meanwhile.length).toBeLessThan(SETTINGS.pace.together);
  }
}

/** Starts a server, and another one whenever it is killed. */
function startServer(databaseUrl: string, server: TestTelegramServer) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    TELEGRAM_API_ROOT: server.root,
    BOT_TOKEN: TEST_BOT_TOKEN,
    SETTINGS: JSON.stringify(SETTINGS),
  };
  let stopped = false;
  let errors = '';
  let running = spawnOne();

  function spawnOne(): ChildProcess {
    const child = spawn('node', [worker], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (data) => {
      errors += data;
    });
    child.once('exit', () => {
      if (!stopped) running = spawnOne();
    });
    return child;
  }

  return {
    kill(): void {
      running.kill('SIGKILL');
    },
    errors: () => errors,
    async stop(): Promise<void> {
      stopped = true;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
  };
}

async function isDone(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from broadcasts where state = 'done'`.execute(db);
  return rows.length > 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
