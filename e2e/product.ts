import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { sql } from 'kysely';
import pg from 'pg';
import { parseAmount } from '#rules/amounts.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { createSecrets } from '#server/db/secrets.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { createTelegramKeys } from '#server/gateways/telegram/keys.ts';
import type { WebHooks } from '#server/gateways/webhooks/web-hooks.ts';
import { createLogger } from '#server/logger.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { createWebhookSender } from '#server/services/webhooks/sender.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { importLines } from '#server/services/weeks/import.ts';
import { openDemoWorld } from '#server/try/world.ts';
import { type Parts, wire } from '#server/wire.ts';
import type { TestTelegramServer } from '../server/fakes/telegram/server.ts';
import { COPYING } from '../server/testing/db/copying.ts';
import { emptyDatabase } from '../server/testing/db/empty-database.ts';
import { NO_GATEWAYS } from '../server/testing/gateways.ts';
import { createProductBot, openOwnBot } from './product-bot.ts';

/** A Wednesday noon, mid-minute, in the reward week that ends on Sunday, March 8. */
export const NOW_MS = Date.parse('2026-03-04T12:00:30Z');

/** For tests of motion; all others run with reduced motion (playwright.config.ts). */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

export const GATEWAY_TOKEN = 'a-token-for-tests-0123456789';

/** The environment variable with the address of the server from `global-setup.ts`. */
export const POSTGRES_URL = 'E2E_POSTGRES_URL';

/** The time and the rules with which the tests' demo is filled. */
export function demoSettings() {
  return { ...readConfig({}, '/'), nowMs: NOW_MS };
}

/** The built product, listening on a free port, with its own clock. */
export type Product = Awaited<ReturnType<typeof startProduct>>;

type Contents = 'demo' | 'empty';
type StartOptions = {
  environment?: Record<string, string>;
  nowMs?: number;
  walletState?: Parts['walletState'];
  telegram?: Parts['gateways']['telegram'];
  /**
   * Gives the product the real bot, which talks to this server (`openTelegram`); it is closed with the product. With `BOT=1` the
   * bot is the community's own.
   */
  telegramServer?: TestTelegramServer;
  pictureSource?: Parts['gateways']['pictureSource'];
  /** An index whose chain is also followed. */
  chainIndex?: ChainIndex & ChainSource;
  /** A demo with its chain and its chats. */
  trial?: true;
  waiting?: Parts['waiting'];
  /** Receives everything that the server logs, at its most verbose level; without it nothing is logged. */
  logs?: string[];
  planPayments?: Parts['gateways']['planPayments'];
  /** Sends webhooks; without it none is sent. */
  webHooks?: WebHooks;
};

/** Starts the real server on its own database; only the clock is fake. */
export async function startProduct(contents: Contents, options: StartOptions = {}) {
  const clock = { nowMs: options.nowMs ?? NOW_MS };
  // A chat gets one message per second, so the bot's clock must run.
  const startedMs = performance.now();
  const { telegramServer, logs } = options;
  const demo = contents === 'demo';
  const settings = demo ? { JOBS: '0' } : { BOT_GATEWAY_TOKEN: GATEWAY_TOKEN };
  const config = readConfig({ PORT: '0', ...settings, ...options.environment }, '/');
  const isChatting = options.trial || config.bot === 'here';
  const now = () => clock.nowMs + (isChatting ? Math.floor(performance.now() - startedMs) : 0);
  const database = await openDatabase(contents);
  const { db } = database;
  const ownBot =
    telegramServer && config.bot === 'here' ? openOwnBot(telegramServer, config) : null;
  const bot =
    telegramServer && !ownBot ? createProductBot(telegramServer, { db, config, now }) : null;
  const siteFolder = fileURLToPath(new URL('../dist/web', import.meta.url));
  const secrets = createSecrets([Buffer.alloc(32, 7)]);
  const webhookSender = options.webHooks
    ? createWebhookSender({
        db,
        webHooks: options.webHooks,
        secrets,
        now,
        lookEveryMs: 0,
        report: (error) => {
          throw error;
        },
      })
    : null;
  const world = options.trial
    ? await openDemoWorld(db, {
        config,
        now,
        clock: {
          get aheadMs() {
            return clock.nowMs - NOW_MS;
          },
          set aheadMs(ms) {
            clock.nowMs = NOW_MS + ms;
          },
        },
        report: (error) => {
          throw error;
        },
      })
    : null;
  // As on a server that has run for a while: the chain has been read.
  if (options.chainIndex)
    await followChain({ db, source: options.chainIndex, coin: config.coin, now });
  const product = await wire({
    db,
    news: database.follow(() => {}),
    config: world?.config ?? config,
    secrets,
    webhookSender,
    demo,
    trial: world,
    gateways: {
      ...NO_GATEWAYS,
      telegramKeys: config.telegramClientId
        ? createTelegramKeys({ now, report: () => {}, root: config.telegramOauthRoot })
        : null,
      pictureSource: options.pictureSource ?? null,
      chainIndex: options.chainIndex ?? null,
      chainSource: options.chainIndex ?? null,
      telegram: options.telegram ?? bot?.telegram ?? null,
      planPayments: options.planPayments ?? NO_GATEWAYS.planPayments,
      ...world?.gateways,
      ...ownBot,
    },
    broadcastSender: bot?.broadcastSender ?? null,
    ...(options.waiting ? { waiting: options.waiting } : {}),
    walletState: options.walletState ?? null,
    now,
    monotonicMs: now,
    report: (error) => {
      throw error;
    },
    logger: logs ? createLogger('trace', { write: (line) => logs.push(line) }) : null,
    siteFolder,
  });
  const { app } = product;
  await app.listen({ port: 0, host: '127.0.0.1' });
  if (world || ownBot) product.start(null);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    db,
    clock,
    /** Reports events as the bot does: over HTTP, with its token. Throws if one is not accepted. */
    async report(...events: object[]) {
      const answer = await fetch(`${url}/api/bot/v1/events`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${GATEWAY_TOKEN}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ events }),
      });
      const text = await answer.text();
      if (!answer.ok || !text.includes(`"accepted":${events.length},`)) throw new Error(text);
    },
    /** Signs a member in, as the server does once it knows who it is; returns the browser's cookie. */
    async signIn(telegramId: string, how: { byLink?: true } = {}) {
      const { rows } = await sql<{ id: bigint }>`
        select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
      const memberId = rows[0]?.id;
      if (memberId === undefined) throw new Error(`There is no member ${telegramId}`);
      return {
        name: 'deck',
        value: await createSession(db, { memberId, nowMs: now(), ...how }),
        url,
      };
    },
    /** Freezes and shares out every week that has ended by the product's clock. */
    closeWeeks: (pool = '500') =>
      closePastWeeks(db, { ...config, nowMs: now(), poolUnits: parseAmount(pool) }),
    /** Imports a file's lines as the import command does, closing each week as it ends. */
    importTips: (lines: AsyncIterable<string>) =>
      importLines(db, { lines, nowMs: now(), closeWeeks: config, paysShares: true }),
    async close() {
      app.server.closeAllConnections();
      await webhookSender?.stop();
      if (world || ownBot) await product.stop();
      else await app.close();
      if (ownBot) await telegramServer?.close();
      // An error from stopping the bot is thrown once everything is closed.
      const [stopped] = await Promise.allSettled([bot?.stop()]);
      await database.close();
      if (stopped.status === 'rejected') throw stopped.reason;
    },
  };
}

/** The worker's databases that no product uses any more. */
const used: string[] = [];

/**
 * On PostgreSQL. The embedded engine is tested in e2e/promise. A used empty database is cleared instead of replaced, because a
 * new one takes twenty times as long.
 */
async function openDatabase(contents: Contents) {
  const server = process.env[POSTGRES_URL] ?? '';
  const again = contents === 'empty' ? used.pop() : undefined;
  const url = again ?? (await copyDatabase(server, contents));
  const opened = await connect({ databaseUrl: url });
  if (again) await emptyDatabase(opened.db);
  return {
    ...opened,
    async close() {
      await opened.close();
      if (contents === 'empty') used.push(url);
    },
  };
}

/** Makes a database and returns its address. It is removed with the server. */
async function copyDatabase(server: string, template: Contents): Promise<string> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} ${COPYING}`);
  return new URL(`/${name}`, server).href;
}

/** Runs one statement outside the product's databases. */
export async function onServer(url: string, statement: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query(statement);
  await pool.end();
}

type Launch = (contents: Contents, options?: StartOptions) => Promise<Product>;
type WorkerFixtures = { demo: Product; empty: Product; warmth: undefined };
type TestFixtures = { launch: Launch; browserClock: undefined; consoleGuard: undefined };
type Options = {
  /** Console messages that a test expects, because it cuts the network on purpose. */
  allowConsole: RegExp | null;
  /** `real`: the browser's timers run, on the product's date. `fake`: `page.clock` moves them. */
  timers: 'real' | 'fake';
};

/**
 * Tests with a running product. `demo` and `empty` are shared by a worker's tests, which only read them; `launch` starts one that
 * a test may change. The browser's date is the product's. A console error or warning, or an uncaught error, fails the test.
 */
export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  allowConsole: [null, { option: true }],
  timers: ['real', { option: true }],
  consoleGuard: [
    // After `launch`, so that it stops listening before the page's server is gone.
    async ({ context, allowConsole, launch: _ }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        problems.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      await use(undefined);
      expect(problems.filter((text) => !allowConsole?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  browserClock: [
    async ({ context, timers }, use) => {
      if (timers === 'fake') await context.clock.install({ time: NOW_MS });
      else await context.addInitScript(shiftDate, NOW_MS);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  launch: async ({}, use) => {
    const started: Product[] = [];
    await use(async (contents, options) => {
      const product = await startProduct(contents, options);
      started.push(product);
      return product;
    });
    await Promise.all(started.map((product) => product.close()));
  },
  // Does the slow one-time work before a worker's first test: loading the server, compiling the contract, starting the browser.
  warmth: [
    async ({ browser, empty }, use) => {
      const page = await browser.newPage();
      await page.goto(empty.url);
      await page.close();
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const product = await startProduct('demo');
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const product = await startProduct('empty');
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Runs in the page before its own scripts: makes its clock run on from another time. */
export function shiftDate(toMs: number): void {
  const real = Date.now;
  const shiftMs = toMs - real();
  Date.now = () => real() + shiftMs;
}

export { expect };
