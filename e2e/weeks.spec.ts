import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { WeekList, WeekPage } from '#contract/weeks.ts';
import {
  breakCalls,
  holdCalls,
  NETWORK_NOISE,
  openBoard,
  openSite,
  readApi,
  signIn,
} from './board-page.ts';
import { enrolCrew } from './crew.ts';
import { injectJudge, overflowOf, violationsOf } from './judge.ts';
import { expect, type Product, shiftDate, test } from './product.ts';

/** The crew's week, its snapshot and its distribution. */
const WEEK = '2026-03-08';
const SNAPSHOT_MS = Date.parse('2026-03-08T23:00:00Z');
const DISTRIBUTION_MS = Date.parse('2026-03-09T00:00:00Z');

function partsOf(page: Page) {
  return {
    shares: page.getByRole('list', { name: 'Shares', exact: true }).getByRole('listitem'),
    pages: page.getByRole('navigation', { name: 'Pages of shares' }),
    check: page.getByRole('button', { name: 'Check it yourself' }),
    outcome: page.getByRole('region', { name: 'Check it', exact: true }),
    dialog: page.getByRole('dialog'),
    challenge: page.getByRole('region', { name: 'Challenge hour' }),
  };
}

async function openWeek(page: Page, product: Product, week = WEEK, search = '') {
  const response = await openSite(page, product, `/weeks/${week}${search}`);
  return { ...partsOf(page), response };
}

const weekOf = (product: Product, week: string) =>
  readApi<WeekPage>(product, `/api/weekly-rewards/weeks/${week}?limit=50`);

async function lastWeekOf(product: Product): Promise<string> {
  const { weeks } = await readApi<WeekList>(product, '/api/weekly-rewards/weeks');
  const [last] = weeks.filter(({ totalRecipients }) => totalRecipients > 0);
  if (!last) throw new Error('No week has paid');
  return last.week;
}

/** The crew at the end of their week: frozen, and nothing distributed. */
async function closedCrew(launch: (contents: 'empty') => Promise<Product>): Promise<Product> {
  const product = await launch('empty');
  await enrolCrew(product);
  product.clock.nowMs = SNAPSHOT_MS + 30_000;
  await product.closeWeeks();
  return product;
}

test('a visitor finds a week from the leaderboard, and its shares are those of the API', async ({
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

test('the page arrives whole, with its data in it, and hydrates without a change', async ({
  page,
  demo,
  request,
}) => {
  const week = await lastWeekOf(demo);
  const html = await (await request.get(`${demo.url}/weeks/${week}`)).text();
  const { resultHash, shares } = await weekOf(demo, week);
  expect(html).toContain(resultHash);
  expect(html).toContain(`<link rel="canonical" href="`);
  expect(html).toContain(`/weeks/${week}"/>`);
  expect(html).toContain(`Member <!-- -->${shares[0]?.userId}`);
  const calls: string[] = [];
  page.on('request', (each) => calls.push(new URL(each.url()).pathname));
  await openWeek(page, demo, week);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test.describe('an address without a closed week', () => {
  test.use({ allowConsole: NETWORK_NOISE });
  for (const path of [
    '2026-03-08',
    '2026-03-07',
    '2026-02-30',
    '1999-01-03',
    'x',
    '2026-03-08/x',
  ]) {
    test(`is no page: ${path}`, async ({ page, empty }) => {
      const response = await openSite(page, empty, `/weeks/${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    });
  }
});

test('shares have pages, and the address keeps them', async ({ page, launch }) => {
  const product = await launch('empty');
  await product.report(
    ...Array.from({ length: 120 }, (_, index) => ({
      ...{ id: `m${index}`, type: 'referral_x', telegramId: String(5000 + index) },
      ...{ at: '2026-03-04T10:00:00Z', points: 300 - index },
    })),
  );
  product.clock.nowMs = DISTRIBUTION_MS;
  await product.closeWeeks();
  const { shares, pages } = await openWeek(page, product);
  await expect(shares).toHaveCount(50);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(shares.first()).toContainText('Rank 51');
  await page.reload();
  await expect(shares.first()).toContainText('Rank 51');
  await openWeek(page, product, WEEK, '?page=3');
  await expect(shares).toHaveCount(20);
  await openWeek(page, product, WEEK, '?page=4');
  await page.getByRole('button', { name: 'Go to the first page' }).click();
  await expect(shares.first()).toContainText('Rank 1');
});

test.describe('checking', () => {
  test('a whole week agrees', async ({ page, demo }) => {
    const week = await lastWeekOf(demo);
    const { check, outcome } = await openWeek(page, demo, week);
    const { totalRecipients, totalDistributed } = await weekOf(demo, week);
    await check.click();
    await expect(outcome.getByRole('heading', { name: 'It agrees' })).toBeVisible();
    await expect(outcome).toContainText(`${totalRecipients} shares computed again`);
    await expect(outcome).toContainText(`together they are Ɉ ${totalDistributed}.`);
    await expect(outcome).toContainText('The file has the result hash that this page shows.');
  });

  const TAMPERED: readonly [string, (text: string) => string, RegExp][] = [
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
      /Member \d+ is listed with Ɉ [\d.]+; by the rules it is Ɉ [\d.]+\./,
    ],
    [
      'other points',
      (text) => text.replace(/^(\d+;)(\d+)(;\d+;\d+)$/m, '$19$2$3'),
      /by the rules it is/,
    ],
    [
      'a line left out',
      (text) => text.replace(/\d+;\d+;\d+;\d+\n$/, ''),
      /as the number of members, this page/,
    ],
    [
      'another pool',
      (text) => text.replace(/pool_units;\d+/, 'pool_units;1'),
      /The file says 1 as the pool in units, this page 50000000000\./,
    ],
    [
      'an account that begins later',
      (text) => text.replace(/^(\d+;\d+;)(\d+)/m, (_, head, ms) => `${head}${BigInt(ms) + 1n}`),
      /The file’s hash is [0-9a-f]{64}, and not the one that this page shows\./,
    ],
  ];
  for (const [name, tamper, problem] of TAMPERED) {
    test(`a file with ${name} does not agree`, async ({ page, demo }) => {
      await page.route('**/api/weekly-rewards/weeks/*/csv', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const changed = tamper(text);
        expect(changed).not.toBe(text);
        await route.fulfill({ response, body: changed });
      });
      const { check, outcome } = await openWeek(page, demo, await lastWeekOf(demo));
      await check.click();
      await expect(outcome.getByRole('heading', { name: 'It does not agree' })).toBeVisible();
      await expect(outcome.getByText(problem).first()).toBeVisible();
      await expect(outcome.getByText(/^The file’s hash is/)).toBeVisible();
      await expect(outcome.getByRole('heading', { name: 'It agrees' })).toHaveCount(0);
    });
  }

  test.describe('a file that is none, or does not come', () => {
    test.use({ allowConsole: NETWORK_NOISE });
    test('is said, and can be tried again', async ({ page, demo }) => {
      const { check, outcome } = await openWeek(page, demo, await lastWeekOf(demo));
      const pattern = '**/api/weekly-rewards/weeks/*/csv';
      await page.route(pattern, (route) => route.fulfill({ body: '<html>' }));
      await check.click();
      await expect(outcome).toContainText('The check could not be made: the file is not as it');
      await page.unroute(pattern);
      const mend = await breakCalls(page, pattern);
      await check.click();
      await expect(outcome).toContainText('the file could not be fetched (503)');
      await mend();
      await check.click();
      await expect(outcome.getByRole('heading', { name: 'It agrees' })).toBeVisible();
    });
  });

  test('the files can be taken away, and their hash is the one shown', async ({ page, demo }) => {
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

test.describe('the challenge hour', () => {
  test('is counted down, and over at the distribution', async ({ page, launch, context }) => {
    const product = await closedCrew(launch);
    await context.addInitScript(shiftDate, product.clock.nowMs);
    const { challenge } = await openWeek(page, product);
    await expect(challenge).toContainText('These shares are provisional.');
    await expect(challenge).toContainText('59m');
    await expect(challenge).toContainText('9 Mar 2026, 00:00 UTC');
    const { panel } = await openBoard(page, product);
    await expect(panel.getByRole('link', { name: /Provisional/ })).toBeVisible();
    product.clock.nowMs = DISTRIBUTION_MS;
    await openWeek(page, product);
    await expect(challenge).toHaveCount(0);
    await openBoard(page, product);
    await expect(panel.getByRole('link', { name: /9 Mar 2026/ })).toBeVisible();
  });

  test('an administrator holds a share with a reason, and releases it, by keyboard', async ({
    page,
    launch,
    context,
  }) => {
    const product = await closedCrew(launch);
    await context.addCookies([await product.signIn('1001')]);
    const { shares, dialog } = await openWeek(page, product);
    const row = shares.filter({ hasText: '@border_1000' });
    const amount = await row.getByText(/^Share/).textContent();
    const hold = row.getByRole('button', { name: 'Hold the share of @border_1000' });
    await hold.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading')).toHaveText('Hold this share?');
    await expect(dialog).toContainText('@border_1000');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(hold).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('   ');
    await dialog.getByRole('button', { name: 'Hold share' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Say why the share is held.');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two accounts, one person');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Share held', { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('Held');
    await expect(row).toContainText('Held: Two accounts, one person');
    expect(await row.getByText(/^Share/).textContent()).toBe(amount);
    const log = await sql`select actor, action, entity_id, after from audit_log`.execute(
      product.db,
    );
    expect(log.rows).toEqual([
      {
        actor: '1001',
        action: 'share_held',
        entity_id: expect.stringMatching(/^2026-03-08\/\d+$/),
        after: { status: 'held', holdReason: 'Two accounts, one person' },
      },
    ]);
    await row.getByRole('button', { name: 'Release the share of @border_1000' }).click();
    await dialog.getByRole('button', { name: 'Release share' }).click();
    await expect(page.getByText('Share released', { exact: true })).toBeVisible();
    await expect(row).toContainText('Owed');
    await expect(row).not.toContainText('Two accounts');
  });

  test('nobody but administrators is shown a reason or a button', async ({
    page,
    launch,
    context,
  }) => {
    const product = await closedCrew(launch);
    await sql`
      update shares s set status = 'held', hold_reason = 'For administrators only'
      from members m where m.id = s.member_id and m.username = 'border_1000'`.execute(product.db);
    for (const who of [null, '1002']) {
      if (who !== null) await context.addCookies([await product.signIn(who)]);
      const { shares } = await openWeek(page, product);
      await expect(shares.filter({ hasText: '@border_1000' })).toContainText('Held');
      await expect(page.getByText('For administrators only')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(Hold|Release)/ })).toHaveCount(0);
    }
  });

  test.describe('when the server refuses', () => {
    test.use({ allowConsole: NETWORK_NOISE });
    test('the dialog says why and stays, and the page shows how the share stands', async ({
      page,
      launch,
      context,
    }) => {
      const product = await closedCrew(launch);
      await context.addCookies([await product.signIn('1001')]);
      const { shares, dialog } = await openWeek(page, product);
      const row = shares.filter({ hasText: '@border_1000' });
      await row.getByRole('button', { name: /^Hold/ }).click();
      await sql`
        update shares s set status = 'held', hold_reason = 'First'
        from members m where m.id = s.member_id and m.username = 'border_1000'`.execute(product.db);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Second');
      await dialog.getByRole('button', { name: 'Hold share' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('This share is held already.');
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Second');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(row).toContainText('Held: First');
    });
  });
});

test.describe('a member', () => {
  test('reads what the week would pay, as an estimate, and what past weeks paid', async ({
    page,
    launch,
    context,
  }) => {
    const product = await launch('empty', { environment: { WEEKLY_POOL_JKC: '500' } });
    await enrolCrew(product);
    await context.addCookies([await product.signIn('1001')]);
    const first = await openBoard(page, product);
    const answer = await page.request.get(
      `${product.url}/api/weekly-rewards/user-week-activity/1001`,
    );
    const { estimatedShare } = (await answer.json()) as { estimatedShare: string };
    expect(Number(estimatedShare)).toBeGreaterThan(0);
    await expect(first.panel).toContainText('Estimate, as it stands now');
    await expect(first.panel).toContainText(Number(estimatedShare).toFixed(4));
    await expect(first.panel).toContainText('No past weeks yet');

    product.clock.nowMs = SNAPSHOT_MS;
    await product.closeWeeks();
    // A session lasts a day, so this is another one.
    await context.addCookies([await product.signIn('1001')]);
    const { panel } = await openBoard(page, product);
    const past = panel.getByRole('listitem').filter({ hasText: 'Week of 8 Mar 2026' });
    await expect(past).toContainText('5 pts');
    await expect(past).toContainText(Number(estimatedShare).toFixed(4));
    await expect(past).toContainText('Provisional');
    const { shares } = await weekOf(product, WEEK);
    const own = shares.find(({ displayName }) => displayName === 'Alice Anchor');
    expect(own?.share).toBe(estimatedShare);
    await expect(past).toContainText(`Rank #${own?.rank}`);
    await expect(panel).toContainText('Nothing yet');
    await past.getByRole('link', { name: 'Week of 8 Mar 2026' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week of 8 Mar 2026');
  });

  test('goes back through past weeks', async ({ page, demo }) => {
    await signIn(page.request, demo);
    const { panel } = await openBoard(page, demo);
    const pager = panel.getByRole('navigation', { name: 'Pages of your past weeks' });
    await expect(pager).toContainText('1 of');
    const rows = panel.getByRole('listitem').filter({ hasText: 'Week of' });
    const newest = await rows.first().textContent();
    await pager.getByRole('button', { name: 'Older weeks' }).click();
    await expect(pager).toContainText('2 of');
    await expect(rows.first()).not.toHaveText(newest ?? '');
    await pager.getByRole('button', { name: 'Newer weeks' }).click();
    await expect(rows.first()).toHaveText(newest ?? '');
  });
});

test.describe('without an answer', () => {
  test.use({ allowConsole: NETWORK_NOISE });
  test('the week waits in its room, says when it failed, and is tried again', async ({
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

for (const width of [360, 768, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: theme });
      test('all of it is accessible and nothing scrolls sideways', async ({
        page,
        launch,
        context,
      }) => {
        const product = await closedCrew(launch);
        await context.addCookies([await product.signIn('1001')]);
        const { check, outcome, shares, dialog } = await openWeek(page, product);
        await check.click();
        await expect(outcome.getByRole('heading', { name: 'It agrees' })).toBeVisible();
        await injectJudge(page);
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        await shares.first().getByRole('button', { name: /^Hold/ }).click();
        await expect(dialog).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await openSite(page, product, '/weeks');
        await injectJudge(page);
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      });
    });
  }
}
