import { test as base, expect } from '@playwright/test';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { createBoard } from '#server/services/board.ts';
import { fillDemo } from '#server/services/demo-community.ts';
import { ingestEvents } from '#server/services/ingest.ts';
import { fileURLToPath } from 'node:url';

/** A Wednesday noon: in the middle of the reward week that ends on Sunday, March 8. */
export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

export const GATEWAY_TOKEN = 'a-token-for-tests-0123456789';

/** The built product, listening on a free port, with a clock of its own. */
export type Product = Awaited<ReturnType<typeof startProduct>>;

type Contents = 'demo' | 'empty';

/** Starts the real server on a database in memory; nothing is faked but the clock. */
export async function startProduct(contents: Contents, environment: Record<string, string> = {}) {
  const clock = { nowMs: NOW_MS };
  const now = () => clock.nowMs;
  const database = await connect({ folder: null });
  const { db } = database;
  const demo = contents === 'demo';
  const settings = demo ? {} : { BOT_GATEWAY_TOKEN: GATEWAY_TOKEN };
  const config = readConfig({ PORT: '0', ...settings, ...environment }, '/');
  if (demo) await fillDemo(db, { nowMs: now(), ...config });
  const board = await createBoard(db, { now, thresholdHundredths: config.thresholdHundredths });
  const siteFolder = fileURLToPath(new URL('../dist/web', import.meta.url));
  const app = await buildApp({ db, board, config, demo, now, logger: null, siteFolder });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    db,
    clock,
    ingest: (events: unknown[]) => ingestEvents(db, { events, nowMs: now() }),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    },
  };
}

type WorkerFixtures = { demo: Product; empty: Product };
type TestFixtures = { consoleGuard: undefined };

/**
 * Tests with the product behind: `demo` and `empty` are shared by the tests of a worker, who only
 * read them. A console error or warning, and an error that nobody caught, fail the test; a test that
 * cuts the network on purpose says which messages it expects by `allowConsole`.
 */
export const test = base.extend<TestFixtures & { allowConsole: RegExp[] }, WorkerFixtures>({
  allowConsole: [[], { option: true }],
  consoleGuard: [
    async ({ page, allowConsole }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(problems.filter((text) => !allowConsole.some((each) => each.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const product = await startProduct('demo');
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const product = await startProduct('empty');
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
