import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFine } from '../judge.ts';
import {
  breakCalls,
  holdCalls,
  NETWORK_NOISE,
  openBoard,
  openSite,
  readApi,
  reloadSite,
} from '../pages/board-page.ts';
import {
  closedCrew,
  DISTRIBUTION_MS,
  lastWeekOf,
  openWeek,
  partsOf,
  WEEK,
  weekOf,
} from '../pages/week-page.ts';
import { expect, test } from '../product.ts';

const FILE = '**/api/weekly-rewards/weeks/*/csv';

test('a visitor opens a week from the leaderboard, and its shares match the API', async ({
  page,
  demo,
}) => {
  const week = await lastWeekOf(demo);
  const { panel } = await openBoard(page, demo);
  await panel.getByRole('link', { name: `the week that ended on ${week}` }).click();
  await expect(page).toHaveURL(`${demo.url}/weeks/${week}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Week of \d+ \w+ 20\d\d$/);
  await expect(page).toHaveTitle(`Week of ${week} · Quarterdeck`);
  const expected = await weekOf(demo, week);
  const { shares, challenge } = partsOf(page);
  await expect(shares).toHaveCount(Math.min(50, expected.totalRecipients));
  const [first] = expected.shares;
  if (!first) throw new Error('nobody has a share');
  await expect(shares.first()).toContainText(`Rank ${first.rank}`);
  await expect(shares.first()).toContainText(
    first.displayType === 'username' ? `@${first.displayName}` : first.displayName,
  );
  await expect(shares.first()).toContainText('Owed');
  await expect(challenge).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Hold|Release)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'All weeks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The logbook');
  await expect(page.getByRole('list', { name: 'Closed weeks' })).toContainText('recipients');
});

test.describe('an address of no closed week', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('is no page', async ({ page, empty }) => {
    for (const path of ['2026-03-07', '2026-02-30', '1999-01-03', 'x', '2026-03-08/x']) {
      const response = await page.request.get(`${empty.url}/weeks/${path}`);
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/);
    }
    const response = await openSite(page, empty, '/weeks/2026-03-08');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

test('shares have pages, and the address keeps them', async ({ page, launch }) => {
  const product = await launch('empty');
  await product.report(
    ...Array.from({ length: 120 }, (_, index) => ({
      id: `m${index}`,
      type: 'referral_x',
      telegramId: String(5000 + index),
      at: '2026-03-04T10:00:00Z',
      points: 300 - index,
    })),
  );
  product.clock.nowMs = DISTRIBUTION_MS;
  await product.closeWeeks();
  const { shares, pages } = await openWeek(page, product);
  await expect(shares).toHaveCount(50);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(shares.first()).toContainText('Rank 51');
  await reloadSite(page);
  await expect(shares.first()).toContainText('Rank 51');
  await openWeek(page, product, WEEK, '?page=3');
  await expect(shares).toHaveCount(20);
  await openWeek(page, product, WEEK, '?page=4');
  await page.getByRole('button', { name: 'Go to the first page' }).click();
  await expect(shares.first()).toContainText('Rank 1');
});

/** Each with a different problem, so that none is mistaken for the previous one. */
const TAMPERED: readonly [string, (text: string) => string, RegExp][] = [
  [
    'an account that begins later',
    (text) => text.replace(/^(\d+;\d+;)(\d+)/m, (_, head, ms) => `${head}${BigInt(ms) + 1n}`),
    /The file’s hash is [0-9a-f]{64}, not the one this page shows\./,
  ],
  [
    'a unit moved from one member to another',
    (text) => {
      const lines = text.split('\n');
      const move = (index: number, by: bigint) => {
        const parts = (lines[index] ?? '').split(';');
        lines[index] = [...parts.slice(0, 3), BigInt(parts[3] ?? '0') + by].join(';');
      };
      move(5, 1n);
      move(6, -1n);
      return lines.join('\n');
    },
    /Member \d+ is listed with Ɉ [\d.]+; by the rules it should be Ɉ [\d.]+\./,
  ],
  [
    'a line left out',
    (text) => text.replace(/\d+;\d+;\d+;\d+\n$/, ''),
    /as the number of members, this page/,
  ],
  [
    'another pool',
    (text) => text.replace(/pool_units;\d+/, 'pool_units;1'),
    /The file gives 1 as the pool in units, this page 50000000000\./,
  ],
];

test.describe('checking', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('an unchanged file agrees, and a changed one does not', async ({ page, demo }) => {
    const week = await lastWeekOf(demo);
    const { resultHash, shares, totalRecipients, totalDistributed } = await weekOf(demo, week);
    const calls: string[] = [];
    page.on('request', (each) => calls.push(new URL(each.url()).pathname));
    const { check, outcome } = await openWeek(page, demo, week);
    const agrees = outcome.getByRole('heading', { name: 'It agrees' });

    await test.step('the page has its data in it', async () => {
      expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
      const html = await (await page.request.get(`${demo.url}/weeks/${week}`)).text();
      expect(html).toContain(resultHash);
      expect(html).toContain(`<link rel="canonical" href="`);
      expect(html).toContain(`/weeks/${week}"/>`);
      expect(html).toContain(`Member ${shares[0]?.userId}`);
    });

    await test.step('a file that is invalid or does not load, is reported and can be retried', async () => {
      await page.route(FILE, (route) => route.fulfill({ body: '<html>' }));
      await check.click();
      await expect(outcome).toContainText(
        'The check could not be completed: the file is not valid',
      );
      await page.unroute(FILE);
      const mend = await breakCalls(page, FILE);
      await check.click();
      await expect(outcome).toContainText('the file could not be fetched (503)');
      await mend();
    });

    await test.step('a whole week agrees', async () => {
      await check.click();
      await expect(agrees).toBeVisible();
      await expect(outcome).toContainText(`${totalRecipients} shares recomputed`);
      await expect(outcome).toContainText(`together they are Ɉ ${totalDistributed}.`);
      await expect(outcome).toContainText('The file’s hash is the one this page shows.');
    });

    for (const [name, tamper, problem] of TAMPERED) {
      await test.step(`a file with ${name} does not agree`, async () => {
        await serveTampered(page, tamper);
        await check.click();
        await expect(outcome.getByText(problem).first()).toBeVisible();
        await expect(outcome.getByRole('heading', { name: 'It does not agree' })).toBeVisible();
        await expect(outcome.getByText(/^The file’s hash is/)).toBeVisible();
        await expect(agrees).toHaveCount(0);
      });
    }
  });

  test('the files can be downloaded, and their hash matches the page', async ({ page, demo }) => {
    const week = await lastWeekOf(demo);
    await openWeek(page, demo, week);
    const { resultHash, totalRecipients } = await weekOf(demo, week);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`week-${week}.csv`);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(resultHash);
    expect(bytes.toString().trimEnd().split('\n')).toHaveLength(5 + totalRecipients);
    const json = await readApi<{ resultHash: string; shares: object[] }>(
      demo,
      (await page.getByRole('link', { name: 'JSON' }).getAttribute('href')) ?? '',
    );
    expect([json.resultHash, json.shares.length]).toEqual([resultHash, totalRecipients]);
  });
});

test('a week in which nobody was eligible says so', async ({ page, launch }) => {
  const product = await launch('empty');
  await product.report({ id: 'g1', type: 'gm', telegramId: '1', at: '2026-03-04T10:00:00Z' });
  product.clock.nowMs = DISTRIBUTION_MS;
  await product.closeWeeks();
  const { check, outcome } = await openWeek(page, product);
  await expect(page.getByRole('heading', { name: 'A quiet week' })).toBeVisible();
  await expect(page.getByText('not distributed', { exact: true })).toBeVisible();
  await check.click();
  await expect(outcome.getByRole('heading', { name: 'It agrees' })).toBeVisible();
  await expect(outcome).toContainText('Nobody is listed, and nothing was distributed.');
});

test.describe('without an answer', () => {
  test.use({ allowConsole: NETWORK_NOISE });
  test('the week keeps its space, says when it failed, and can be retried', async ({
    page,
    demo,
  }) => {
    const week = await lastWeekOf(demo);
    await openSite(page, demo, '/weeks');
    const release = await holdCalls(page, '**/api/weekly-rewards/weeks/2*');
    await page.getByRole('list', { name: 'Closed weeks' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Week of/);
    await expect(page.locator('#main [aria-busy=true]')).toBeVisible();
    release();
    await expect(partsOf(page).check).toBeVisible();
    await page.getByRole('link', { name: 'All weeks' }).click();
    const mend = await breakCalls(page, '**/api/weekly-rewards/weeks/2*');
    await page.getByRole('list', { name: 'Closed weeks' }).getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { name: 'The week could not be loaded' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(partsOf(page).check).toBeVisible();
    expect(week).toMatch(/^\d{4}/);
  });
});

test('everything is accessible and nothing scrolls sideways', async ({ page, launch, context }) => {
  const product = await closedCrew(launch);
  await context.addCookies([await product.signIn('1001')]);
  const { check, outcome, shares, dialog } = await openWeek(page, product);
  await check.click();
  await expect(outcome.getByRole('heading', { name: 'It agrees' })).toBeVisible();
  await expectFine(page);
  await shares.first().getByRole('button', { name: /^Hold/ }).click();
  await expect(dialog).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await openSite(page, product, '/weeks');
  await expectFine(page);
});

async function serveTampered(page: Page, tamper: (text: string) => string): Promise<void> {
  await page.unroute(FILE);
  await page.route(FILE, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const changed = tamper(text);
    expect(changed).not.toBe(text);
    await route.fulfill({ response, body: changed });
  });
}

test('a week shows which points rest on transactions, and lists these', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  const txid = 'ab'.repeat(32);
  const at = '2026-03-04T10:00:00Z';
  await product.report(
    { id: 'g', type: 'gm', telegramId: '3', at },
    { id: 't', type: 'tip', telegramId: '1', to: '2', amount: '1.5', at, txid },
  );
  product.clock.nowMs = DISTRIBUTION_MS;
  await product.closeWeeks();
  await openWeek(page, product);
  const panel = page.getByRole('region', { name: 'On the chain' });
  await expect(panel).toContainText('6 of 8 points rest on transactions of the chain (75 %).');
  await panel.getByRole('button', { name: 'Show the transactions' }).click();
  await expect(panel.getByRole('listitem')).toHaveText(new RegExp(`^${txid}.*6 points`));
  await expectFine(page);
});
