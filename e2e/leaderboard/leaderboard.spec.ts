import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type {
  DistributionHistory,
  SystemStatus,
  WeekSummary,
} from '#contract/site/weekly-rewards.ts';
import { enrolCrew, INJECTED_NAME } from '../crew.ts';
import { openBoard, openSite, partsOf, readApi, readBoard } from '../pages/board-page.ts';
import { expect, type Product, test, WITH_MOTION } from '../product.ts';
import { stopClock, untilIdle } from '../timers.ts';

test('the page shows the API’s data and links onward', async ({ page, demo }) => {
  await openSite(page, demo, '/');
  const before = await page.title();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Leaderboard' }).click();
  const { board, panel, refresh, summary, members } = partsOf(page);

  await test.step('title, summary line and the age of the list', async () => {
    await expect(page).toHaveTitle('Leaderboard · Quarterdeck');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
    const { pagination, lastUpdated } = await readBoard(demo);
    await expect(summary).toHaveText(
      `1–20 of ${pagination.totalEntries} members, by Weekly Points`,
    );
    const updated = board.getByText('Updated', { exact: false }).getByRole('time');
    // The age of the list, not of the last event.
    await expect(updated).toHaveText('just now');
    expect(lastUpdated).not.toBe(await updated.getAttribute('datetime'));
    await expect(updated).toHaveAttribute('data-tip', /^\d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC$/);
    // There are no dollars without a price.
    await expect(members).toHaveCount(20);
    await expect(members.getByText('$')).toHaveCount(0);
  });

  await test.step('badge and tiles', async () => {
    const week = await readApi<WeekSummary>(demo, '/api/weekly-rewards/current-week-summary');
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
    await expect(figure(page, 'Weekly Pool')).toContainText('Ɉ 500');
    await expect(figure(page, 'Active Users')).toContainText(String(week.activeUsers));
    await expect(figure(page, 'Eligible Users')).toContainText(String(week.eligibleUsers));
    await expect(panel.getByText('5+ points needed')).toBeVisible();
    await expect(figure(page, 'Total Points')).toContainText(String(week.totalActivityPoints));
    expect(week.eligibleUsers).toBeGreaterThan(0);
  });

  await test.step('the dates of the schedule, exact in their tooltips', async () => {
    const status = await readApi<SystemStatus>(demo, '/api/weekly-rewards/system-status');
    expect(status.nextSnapshot).toBe('2026-03-08T23:00:00.000Z');
    await expect(figure(page, 'Next Snapshot')).toContainText('4d 10h');
    await expect(figure(page, 'Next Distribution')).toContainText('4d 11h');
    const snapshot = figure(page, 'Next Snapshot').getByRole('time');
    await expect(snapshot).toHaveText('8 Mar 2026, 23:00 UTC');
    await expect(snapshot).toHaveAttribute('data-tip', '8 Mar 2026, 23:00:00 UTC');
    const distribution = figure(page, 'Next Distribution').getByRole('time');
    await expect(distribution).toHaveAttribute('datetime', '2026-03-09T00:00:00.000Z');
  });

  await test.step('the last three distributions: amount, recipients and date', async () => {
    const history = await readApi<DistributionHistory>(
      demo,
      '/api/weekly-rewards/distribution-history?limit=3',
    );
    const rows = panel.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('500.0000');
    await expect(rows.nth(0)).toContainText(`${history[0]?.totalRecipients} recipients`);
    await expect(rows.getByRole('time')).toHaveText(['2 Mar 2026', '23 Feb 2026', '16 Feb 2026']);
    await expect(rows.nth(0).getByRole('time')).toHaveAttribute(
      'data-tip',
      '2 Mar 2026, 00:00:00 UTC',
    );
    // Each links to its week's page; there is no transaction to link to yet.
    await expect(rows.getByRole('link')).toHaveCount(3);
    for (const [index, { week }] of history.entries()) {
      const link = rows.nth(index).getByRole('link');
      await expect(link).toHaveAttribute('href', `/weeks/${week}`);
    }
  });

  await test.step('a refresh makes every call again and shows that it is busy', async () => {
    const asked = Promise.all(
      ['leaderboard?', 'weekly-rewards/system-status', 'weekly-rewards/current-week-summary'].map(
        (path) => page.waitForRequest((request) => request.url().includes(`/api/${path}`)),
      ),
    );
    await refresh.click();
    await asked;
    await expect(refresh).not.toHaveAttribute('aria-busy');
  });

  await test.step('the links at its end lead to the bot, in a new tab, and home', async () => {
    const onward = page.getByRole('region', { name: 'Where to go from here' });
    const bot = onward.getByRole('link', { name: 'Open the bot' });
    await expect(bot).toHaveAttribute('href', 'https://t.me/JunkWalletBot');
    await expect(bot).toHaveAttribute('target', '_blank');
    await expect(bot).toHaveAttribute('rel', /noopener/);
    await onward.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${demo.url}/`);
    await expect(page).toHaveTitle(before);
    expect(before).not.toContain('Leaderboard');
    await page.goBack();
    await page.getByRole('link', { name: 'Main Site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tip your shipmates/);
  });
});

test('the page uses the instance’s pool, threshold and theme, and shows a paid week', async ({
  page,
  launch,
}) => {
  const environment = {
    WEEKLY_POOL: '0',
    MIN_ACTIVITY_THRESHOLD: '7.5',
    DEFAULT_THEME: 'dark',
  };
  const product = await launch('empty', { environment });
  await page.emulateMedia({ colorScheme: 'light' });
  const { panel } = await openBoard(page, product);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(panel.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(panel.getByText('7.5+ points needed')).toBeVisible();

  // The total has 2 decimals, and up to 4 if it needs them.
  await payNextWeek(product, '2000.12345');
  await sql`update weeks set txid = ${'ab'.repeat(32)}`.execute(product.db);
  await openBoard(page, product);
  await expect(figure(page, 'Total Rewards Distributed')).toContainText('Ɉ 2,000.1235');
  const link = panel.getByRole('link', { name: /^Transaction of the week of / });
  await expect(link).toHaveAttribute('href', new RegExp(`^https://.*/tx/${'ab'.repeat(32)}$`));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.describe('with motion', () => {
  test.use({ timers: 'fake', contextOptions: WITH_MOTION });

  test('the total rewards count up over 3 seconds, visually only', async ({ page, demo }) => {
    await stopClock(page);
    await openBoard(page, demo);
    const seen = page
      .getByText('Total Rewards Distributed')
      .locator('xpath=following::*[@aria-hidden][1]');
    const read = async () => Number((await seen.innerText()).replace(/[^0-9.]/g, ''));
    const total = Number((await readBoard(demo)).totalRewardsDistributed);
    const values: number[] = [];
    // A frame, and then slightly less and slightly more than the three seconds.
    for (const passMs of [20, 500, 500, 500, 500, 500, 450, 100]) {
      await page.clock.runFor(passMs);
      await untilIdle(page);
      values.push(await read());
    }
    expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
    expect(values.at(-2)).toBeLessThan(total);
    expect(values.at(-1)).toBe(total);
  });
});

test('the cards of members', async ({ page, launch }) => {
  const product = await launch('empty', { environment: { COIN_USD_PRICE: '0.5' } });
  await enrolCrew(product);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  const { members } = await openBoard(page, product);
  const alice = members.filter({ hasText: 'Alice Anchor' });
  const bob = members.filter({ hasText: '@bob_bosun' });

  await test.step('name, marks and every figure, with dollars beside the amounts', async () => {
    const link = alice.getByRole('link', { name: 'Alice Anchor' });
    await expect(link).toHaveAttribute('href', /^\/members\/\d+$/);
    const profile = alice.getByRole('link', { name: 'Profile link (opens in a new tab)' });
    await expect(profile).toHaveAttribute('href', 'https://t.me/alice_anchor');
    await expect(profile).toHaveAttribute('rel', /noopener.*nofollow/);
    await expect(alice.getByText('ADMIN', { exact: true })).toBeVisible();
    await expect(alice).toContainText('Deckhand');
    await expect(alice).toContainText('10 pts to Buccaneer');
    await expect(alice).toContainText('Low');
    expect(await figuresOf(alice)).toMatchObject({
      'Lifetime points': '5 Low activity',
      'Weekly points': '5 Eligible',
      'Lifetime earned': 'Ɉ 0.0000 $0.00',
      Tipped: 'Ɉ 1,234.5679 $617.28 · 1 tip',
      Received: 'Ɉ 0.0000 $0.00 · 0 tips',
      'Account age': '0 days',
    });
    await expect(alice.getByRole('time')).toHaveAttribute(
      'data-tip',
      'Account created 4 Mar 2026, 11:00:30 UTC',
    );
  });

  await test.step('a member who is verified, but neither eligible nor an administrator', async () => {
    await expect(bob.getByText('Verified on Twitter/X: @bosun_bob')).toHaveCount(1);
    await expect(bob.getByText('ADMIN')).toHaveCount(0);
    const nameless = members.filter({ hasText: 'Anonymous User' }).first();
    await expect(nameless.getByRole('link')).toHaveCount(0);
    expect(await figuresOf(bob)).toMatchObject({
      'Weekly points': '4 Need 1 more',
      Received: 'Ɉ 1,234.5679 $617.28 · 1 tip',
    });
    await expect(members.filter({ hasText: 'Anonymous User' })).toHaveCount(1);
    await expect(members.getByText('ADMIN')).toHaveCount(1);
    await expect(members.getByText(/Verified on/)).toHaveCount(1);
  });

  await test.step('rank, what is missing to the next, and activity on both sides of each border', async () => {
    for (const [name, level, rank, next] of [
      ['border_50', 'Med', 'Corsair', '30 pts to Privateer'],
      ['border_50_01', 'High', 'Corsair', '29.99 pts to Privateer'],
      ['border_20', 'Low', 'Buccaneer', '10 pts to Sea Dog'],
      ['border_20_01', 'Med', 'Buccaneer', '9.99 pts to Sea Dog'],
      ['border_999_99', 'High', 'Scourge of the Seas', '0.01 pts to Pirate King'],
      ['border_1000', 'High', 'Pirate King', 'Highest rank'],
    ] as const) {
      const heading = page.getByRole('heading', { name: `@${name}`, exact: true });
      const row = members.filter({ has: heading });
      await expect(row.getByText(rank, { exact: true })).toBeVisible();
      await expect(row.getByText(next)).toBeVisible();
      expect((await figuresOf(row))['Lifetime points']).toContain(`${level} activity`);
    }
  });

  await test.step('a name is text, whatever is in it, and does not affect the text around it', async () => {
    await expect(members.getByRole('heading', { name: INJECTED_NAME })).toBeVisible();
    await expect(members.locator('img')).toHaveCount(0);
    await expect(members.getByRole('heading', { name: 'moor 👑', exact: true })).toBeVisible();
    await expect(members.getByText('مرحبا').first()).toHaveCSS('unicode-bidi', 'isolate');
    const markup = await page.content();
    expect(markup).not.toContain('<img src=x');
    expect(markup).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200b]/);
    expect(dialogs).toBe(0);
  });

  await test.step('on a small screen, a press shows all figures, amounts with 2 decimals', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const press = alice.getByRole('button', { name: 'All figures of Alice Anchor' });
    await expect(press).toHaveAttribute('aria-expanded', 'false');
    await expect(alice.getByText('Account age')).toBeHidden();
    await press.press('Enter');
    await expect(alice.getByText('Account age')).toBeVisible();
    expect((await figuresOf(alice)).Tipped).toBe('Ɉ 1,234.57 $617.28 1 tip');
  });

  await test.step('a name leads to the member’s page', async () => {
    const link = bob.getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/members\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('@bob_bosun');
  });
});

/** The value next to a name in a list of figures. */
function figure(page: Page, name: string) {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
}

/** The visible figures of a member's card by name, with spaces between the lines. */
async function figuresOf(card: ReturnType<typeof partsOf>['members']) {
  const pairs = await card.locator('dl > div').evaluateAll((all) =>
    all.map((each) => {
      const [name, ...lines] = [...each.children].map((child) =>
        (child as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
      );
      return [name ?? '', lines.join(' ')] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

/** Lets a member earn enough in the running week, which then ends and is shared out. */
async function payNextWeek(product: Product, pool: string): Promise<void> {
  const at = new Date(product.clock.nowMs).toISOString();
  await product.report({ id: at, type: 'booty_hunt_won', at, telegramId: '1', points: 50 });
  product.clock.nowMs += WEEK_MS;
  await product.closeWeeks(pool);
}

const WEEK_MS = 604_800_000;
