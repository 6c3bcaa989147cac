import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { emptyBelow, expectFine } from '../judge.ts';
import { holdCalls, recordCalls, signIn } from '../pages/board-page.ts';
import { enrolAdmin, fact, openMonitor, part, readActivity } from '../pages/monitor-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';
import { stopClock } from '../timers.ts';

const CARDS = ['Services', 'Database', 'Scheduler', 'Configuration'];

test('a visitor sees all but the members, without a further call, and signs in for those', async ({
  page,
  demo,
}) => {
  const record = recordCalls(page);
  const parts = await openMonitor(page, demo);
  await expect(page).toHaveTitle(/^System Monitor/);
  await expectFigures(parts);
  expect(record.calls).toEqual([]);
  await expectFine(page);

  await test.step('the board opens in a new tab', async () => {
    const link = page.getByRole('main').getByRole('link', { name: /^Leaderboard/ });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened).toHaveURL(`${demo.url}/leaderboard`);
    await opened.close();
  });

  await test.step('signing in on the panel opens the members and the server’s events', async () => {
    const { activity, logs } = parts;
    await activity.getByRole('button', { name: 'Sign in' }).press('Enter');
    await activity.getByRole('button', { name: 'Demo administrator' }).press('Enter');
    await expect(activity.getByRole('searchbox')).toBeVisible();
    await expect(activity.getByRole('heading', { name: 'User Activity Details' })).toBeFocused();
    await expect(logs.getByText(/^Week of 2026-03-01 frozen: Ɉ 500 among \d+ of/)).toBeVisible();
    await expect(logs.getByRole('listitem')).toHaveCount(20);
  });
});

test('the uptime of each part, day by day, and on the developers’ page', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  const { uptime } = await openMonitor(page, product);
  await expect(uptime).toContainText('No record yet.');
  // Ninety days for the site, the last two for the wallet.
  await sql`
    insert into uptime_days (day, part, up, degraded, down)
    select '2026-03-04'::date - n, 'site', 1440, 0, 0 from generate_series(1, 89) n
    union all values ('2026-03-04'::date, 'site', 719, 0, 1), ('2026-03-03'::date, 'wallet', 0, 1440, 0),
      ('2026-03-04'::date, 'wallet', 700, 0, 20)`.execute(product.db);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = (name: string) => uptime.getByRole('article').filter({ hasText: name });
  await expect(row('Site')).toContainText('99.99%');
  await expect(row('Site').getByRole('listitem')).toHaveCount(90);
  await expect(row('Wallet')).toContainText('99.07%');
  await expect(row('Wallet').getByRole('listitem')).toHaveText([
    '3 Mar 2026: up 100.00% of 24 h, degraded 24 h',
    '4 Mar 2026: up 97.22% of 12 h, down 20 min',
  ]);
  await expectFine(page);

  await test.step('the keyboard reaches each day', async () => {
    await row('Site').getByRole('listitem').first().focus();
    await page.keyboard.press('End');
    await expect(page.locator('[data-tip-content]')).toContainText('up 99.86% of 12 h, down 1 min');
    await page.keyboard.press('ArrowDown');
    await expect(row('Wallet').getByRole('listitem').last()).toBeFocused();
  });

  await page.goto(`${product.url}/developers`);
  const figure = page.locator('dl[aria-label="Figures"] > div').filter({ hasText: 'Uptime' });
  await expect(figure).toHaveText('Uptime in 90 days99.99%');
});

test('a member is told that it is for administrators', async ({ page, demo }) => {
  await signIn(page.request, demo, 'member');
  const record = recordCalls(page);
  const { activity } = await openMonitor(page, demo);
  await expect(activity).toContainText('Only administrators can see individual activity.');
  expect(record.calls).toEqual([]);
});

test('an administrator sees the week member by member, and works with it', async ({
  page,
  demo,
}) => {
  await signIn(page.request, demo, 'admin');
  const parts = await openMonitor(page, demo);
  const { activity } = parts;
  await test.step('shares add up', async () => {
    const details = await readActivity(page, demo);
    const { summary, users } = details;
    const rows = activity.getByRole('region', { name: 'Users' }).locator('ol > li');
    await expect(rows).toHaveCount(Math.min(100, users.length));
    for (const [name, value] of [
      ['Total Users', String(summary.totalUsers)],
      ['Eligible', String(summary.eligibleUsers)],
      ['Average Points', summary.averagePointsPerUser.toFixed(1)],
      ['Min Threshold', '5 pts'],
    ] as const) {
      await expect(fact(activity, name)).toHaveText(value);
    }
    await expect(activity.getByText(/^Number [123]$/)).toHaveCount(3);
    await expect(rows.nth(3)).not.toContainText(/Number \d/);
    let percent = 0;
    for (const [index, user] of users.slice(0, 100).entries()) {
      const text = (await rows.nth(index).textContent()) ?? '';
      expect(text).toContain(user.username === null ? user.displayName : `@${user.username}`);
      if (user.isEligible) {
        percent += Number(/([\d.]+)% of weekly rewards/.exec(text)?.[1]);
        expect(text).toContain('Eligible');
      } else {
        expect(text).toContain(user.pointsNeeded > 0 ? ' more' : 'not eligible');
      }
    }
    expect(Math.abs(percent - 100)).toBeLessThan(0.005 * summary.eligibleUsers);
  });
  await test.step('Refresh reloads everything and keeps what is shown', () =>
    expectRefresh(page, parts));

  await test.step('the keyboard reaches the buttons, the search and the list, and scrolls it', async () => {
    const list = activity.getByRole('region', { name: 'Users' });
    await expect(list.getByText(/^Number 1$/)).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).focus();
    await page.keyboard.press('Tab');
    await expect(activity.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  });

  await test.step('a search finds a part of the name, in any case', () =>
    expectSearch(page, demo, parts));

  await test.step('it is accessible, and however many there are, they scroll in their own place', async () => {
    await expectFine(page);
    await activity
      .getByRole('region', { name: 'Users' })
      .locator('ol')
      .first()
      .evaluate((list) => {
        for (let i = 0; i < 100; i += 1) list.append(list.firstElementChild?.cloneNode(true) ?? '');
      });
    expect(await emptyBelow(page)).toBe(0);
  });
});

test('an administrator sees hunts, referrals and the rest separately, and an empty week', async ({
  page,
  context,
  launch,
}) => {
  const product = await launch('empty');
  await enrolAdmin(product);
  await context.addCookies([await product.signIn('7')]);
  const { activity, logs } = await openMonitor(page, product);
  await expect(activity.getByText('No user activity data available')).toBeVisible();
  await expect(fact(activity, 'Average Points')).toHaveText('0.0');
  await expect(logs.getByRole('listitem')).toHaveCount(8);
  const at = new Date(NOW_MS).toISOString();
  const event = (type: string, id: string, points: number) => ({
    id,
    type,
    at,
    telegramId: '8',
    username: 'anne',
    points,
  });
  await product.report(
    event('booty_hunt_found', 'h', 2),
    event('referral_inviter_tier_2', 'r', 1.5),
    event('referral_invitee_immediate_bonus', 'j', 0.25),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = activity.getByRole('region', { name: 'Users' }).locator('ol > li');
  await expect(row).toContainText('@anne');
  await expect(row).toContainText('4.75 pts');
  await expect(row).toContainText('3 transactions');
  await expect(row).toContainText('needs 0.25 more');
  await expect(row).toContainText(/Treasure Hunt Activities\s*Found 1× · 2 pts/);
  await expect(row).toContainText(
    /Referral Rewards\s*Tier 2 1× · 1.5 pts\s*Join Bonus 1× · 0.25 pts/,
  );
  await expect(row).toContainText(/Other Activities\s*Account Created 1× · 1 pts/);
});

test.describe('polling', () => {
  test.use({ timers: 'fake' });

  test('30 s status and health, 60 s activity and logs, points never', async ({ page, demo }) => {
    await signIn(page.request, demo, 'admin');
    const record = recordCalls(page);
    await stopClock(page);
    const { activity } = await openMonitor(page, demo);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(activity.getByText(/^Number 1$/)).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await record.settled();
    record.clear();
    // The next poll of a call is later by the time that its response took.
    await page.clock.runFor(1000);
    for (let halfMinute = 1; halfMinute <= 4; halfMinute++) {
      await page.clock.runFor(30_000);
      await expect
        .poll(() => record.to('/api/weekly-rewards/system-status').length)
        .toBe(halfMinute);
      await expect.poll(() => record.to('/api/health').length).toBe(halfMinute);
      await record.settled();
    }
    expect(record.to('/api/weekly-rewards/user-activity-details')).toHaveLength(2);
    expect(record.to('/api/weekly-rewards/current-week-summary')).toHaveLength(2);
    expect(record.to('/api/monitoring/events')).toHaveLength(2);
    expect(record.to('/api/activity-points-system')).toHaveLength(0);
  });
});

type Parts = Awaited<ReturnType<typeof openMonitor>>;

async function expectFigures({ status, health, activity, points, logs }: Parts): Promise<void> {
  for (const name of CARDS) await expect(status.getByRole('heading', { name })).toBeVisible();
  for (const [name, value] of [
    ['System Health', 'Healthy'],
    ['Rewards System', 'Enabled'],
    ['Wallet', 'Not configured'],
    ['Snapshots', '1last 7 days'],
    ['Distributions', '1last 7 days'],
    ['Recent entries', '2'],
    ['Weekly Pool', 'Ɉ 500'],
    ['Min Threshold', '5 pts'],
    ['System Enabled', 'Yes'],
  ] as const) {
    await expect(fact(status, name)).toHaveText(value);
  }
  await expect(status.getByText('Sunday 23:00 UTC')).toBeVisible();
  await expect(status.getByText('Monday 00:00 UTC')).toBeVisible();
  await expect(status.getByText('in 4d 10h, 8 Mar 2026')).toBeVisible();
  // The response time depends on the machine, and so does the page's word for it.
  await expect(part(health, 'Database')).toContainText(/(OK|Warning)\s*answers in [\d.]+ ms/);
  await expect(part(health, 'Weekly snapshot')).toContainText('has not run yet');
  await expect(part(health, 'Clock')).toContainText('trusted');
  await expect(part(health, 'Bot updates')).toContainText('not polled from Telegram');
  await expect(part(health, 'Wallet')).toContainText('wallet not configured');
  await expect(points.getByText('16 pts', { exact: true })).toBeVisible();
  await expect(points.getByText('20 pts', { exact: true }).first()).toBeVisible();
  await expect(points.getByText('0.25 pts', { exact: true })).toBeVisible();
  await expect(points.getByRole('row', { name: 'YouTube Video 1-100 pts 10 pts' })).toBeVisible();
  await expect(points.getByRole('table').getByRole('rowheader')).toHaveCount(13);
  await expect(logs.getByRole('listitem')).toHaveCount(8);
  await expect(logs.getByRole('listitem').first()).toContainText('System is healthy');
  await expect(logs.getByText('Auto-refresh: 30s')).toBeVisible();
  await expect(logs.getByText('Last updated: 4 Mar 2026, 12:00:30 UTC')).toBeVisible();
  await expect(activity.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

async function expectRefresh(page: Page, { activity, logs }: Parts): Promise<void> {
  await expect(activity.getByText(/^Number 1$/)).toBeVisible();
  const record = recordCalls(page);
  const release = await holdCalls(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(activity.getByText(/^Number 1$/)).toBeVisible();
  await expect(logs.getByText('System is healthy')).toBeVisible();
  await expect
    .poll(() => record.calls.toSorted())
    .toEqual([
      '/api/activity-points-system',
      '/api/health',
      '/api/monitoring/events',
      '/api/monitoring/uptime',
      '/api/weekly-rewards/current-week-summary',
      '/api/weekly-rewards/system-status',
      '/api/weekly-rewards/user-activity-details',
    ]);
  release();
  await record.settled();
  expect(record.calls).toHaveLength(7);
}

async function expectSearch(page: Page, demo: Product, { activity }: Parts): Promise<void> {
  const { users } = await readActivity(page, demo);
  const wanted = users.at(-1)?.username ?? '';
  expect(wanted).not.toBe('');
  const box = activity.getByRole('searchbox', { name: 'Search by username' });
  await box.fill(wanted.toUpperCase());
  const found = users.filter((user) => user.username?.toLowerCase().includes(wanted.toLowerCase()));
  await expect(activity.getByRole('status')).toHaveText(
    `Showing ${found.length} of ${users.length} users`,
  );
  await expect(activity.getByText(`@${wanted}`, { exact: true })).toBeVisible();
  // Not among the first three of the week, although first in this list.
  await expect(activity.getByText(/^Number \d/)).toHaveCount(0);
  for (const nobody of ['nobody-of-this-name', 'a name'.repeat(50)]) {
    await box.fill(nobody);
    await expect(activity.getByText('No users found matching the search')).toBeVisible();
    await expect(activity.getByRole('status')).toHaveText(`Showing 0 of ${users.length} users`);
    await box.fill('');
    await expect(activity.getByRole('status')).toHaveText('');
  }
  await box.fill('nobody-of-this-name');
  await activity.getByRole('button', { name: 'Clear search' }).click();
  await expect(activity.getByText(/^Number [123]$/)).toHaveCount(3);
  await expect(activity.getByRole('status')).toHaveText('');
}
