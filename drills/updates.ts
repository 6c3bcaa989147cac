import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Db } from '#server/db/connect.ts';
import { openIndexServer } from '#server/fakes/chain-index/index-server.ts';
import { createTestChain, type TestChain } from '#server/fakes/node/chain.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import type { TestTelegram } from '#server/fakes/telegram/telegram.ts';
import type { Random } from '#server/testing/events.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Round } from './report.ts';
import { type RunningServer, startServer, stopServer } from './servers.ts';
import { openLife } from './update-life.ts';

/** Kills per round. */
const KILLS = 20;
/**
 * At most: bursts of updates between two kills, updates in a burst, calls to Telegram awaited before and after one, and then ms.
 */
const MOST_BURSTS = 4;
const MOST_TOGETHER = 5;
const MOST_CALLS = 7;
const LATEST_KILL_MS = 60;
/** How long in ms to wait for a call: there may be none left to make. */
const NO_CALL_MS = 3_000;
const SETTLED_WITHIN_MS = 240_000;
/** Telegram's own limits. */
const LIMITS = { perSecond: 30, perChatMs: 1000, perGroupMinute: 20 };

/**
 * A server with its bot that is killed while it handles updates, reads the chain and answers, over and over: each update must be
 * handled once, whatever it changes.
 */
export async function* killUpdates(random: Random, rounds: number): AsyncGenerator<Round> {
  const postgres = await startPostgres({ durable: false });
  const main = await connect({ databaseUrl: postgres.url() });
  try {
    for (let round = 0; round < rounds; round++) {
      const name = `updates_${round}`;
      await sql`create database ${sql.id(name)}`.execute(main.db);
      yield await liveOnce(random, postgres.url(name));
      await sql`drop database ${sql.id(name)} with (force)`.execute(main.db);
    }
  } finally {
    await main.close();
    await postgres.stop();
  }
}

async function liveOnce(random: Random, databaseUrl: string): Promise<Round> {
  const { db, close } = await connect({ databaseUrl });
  const desk = await openTestTelegramServer({ token: TEST_BOT_TOKEN, everybodyStarted: false });
  const { telegram } = desk;
  telegram.faults.enforce(LIMITS);
  const chain = createTestChain('test', Date.now);
  const index = await openIndexServer(chain);
  const life = openLife(db, { telegram, chain, random });
  const secretKey = randomBytes(32).toString('hex');
  const start = () =>
    startServer({
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_API_ROOT: desk.root,
      BOT: '1',
      CHAIN_API_URL: index.root,
      COIN_NETWORK: 'test',
    });
  const burst = async () => {
    for (let left = 1 + random.below(MOST_TOGETHER); left > 0; left--) await life.step();
  };
  const excused = new Map<string, number>();
  let server: RunningServer | null = null;
  try {
    for (let kills = 0; kills < KILLS; kills += 1) {
      // Updates that came while no server ran are handled at once.
      await burst();
      const reading = telegram.faults.hold('getUpdates', 'before');
      server = await start();
      await reading.reached;
      reading.release();
      for (let bursts = random.below(MOST_BURSTS); bursts > 0; bursts--) {
        await awaitCalls(telegram, random.below(MOST_CALLS));
        await burst();
      }
      await awaitCalls(telegram, random.below(MOST_CALLS));
      await pause(random.below(LATEST_KILL_MS));
      await stopServer(server, 'SIGKILL');
      for (const chat of await leaveAMinute(db)) excused.set(chat, (excused.get(chat) ?? 0) + 1);
    }
    server = await start();
    const settledAfterMs = await settle(db, { chain, telegram });
    return {
      figures: {
        kills: KILLS,
        ...(await life.figures()),
        inFlight: [...excused.values()].reduce((sum, count) => sum + count, 0),
        refusedByPace: telegram.calls.filter(({ status }) => status === 429).length,
      },
      times: { settledAfterMs },
      faults: { ...(await life.findFaults({ excused })) },
    };
  } finally {
    if (server) await stopServer(server, 'SIGKILL');
    await index.close();
    await desk.close();
    await close();
  }
}

async function awaitCalls({ calls }: TestTelegram, count: number): Promise<void> {
  const until = calls.length + count;
  const untilMs = performance.now() + NO_CALL_MS;
  while (calls.length < until && performance.now() < untilMs) await pause(5);
}

/**
 * Lets the minute pass after which a dead server's lease ends, and its messages are taken over. Returns the chats of messages
 * that were under way.
 */
async function leaveAMinute(db: Db): Promise<string[]> {
  await sql`update press_leases set ends_at = clock_timestamp()`.execute(db);
  await sql`update jobs set held_until = '-infinity'`.execute(db);
  const { rows } = await sql<{ chat: string; action: string }>`
    update bot_outbox set claimed_at = claimed_at - interval '1 minute' where status = 'sending'
    returning chat_id::text as chat, action`.execute(db);
  return rows.filter(({ action }) => action === 'send').map(({ chat }) => chat);
}

/** Waits until no updates, payments and messages are left to handle. Returns how long it took, in ms. */
async function settle(
  db: Db,
  { chain, telegram }: { chain: TestChain; telegram: { updates: readonly unknown[] } },
): Promise<number> {
  const startMs = performance.now();
  let quiet = 0;
  // Twice, and then once more after reading the chain.
  while (quiet < 3) {
    if (performance.now() - startMs > SETTLED_WITHIN_MS) throw new Error('it never settled');
    await pause(2_000);
    chain.mine();
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from bot_outbox where status in ('waiting', 'sending'))::int
        + (select count(*) from tips where payment = 'seen')::int as left`.execute(db);
    quiet = rows[0]?.left === 0 && telegram.updates.length === 0 ? quiet + 1 : 0;
  }
  return Math.round(performance.now() - startMs);
}
