import type { Page } from '@playwright/test';
import { openBoard, openSite, recordCalls } from './board-page.ts';
import { event } from './crew.ts';
import { expect, NOW_MS, type Product, test } from './product.ts';

test('what the bot reports is on the board after a refresh', async ({ page, launch }) => {
  const product = await launch('empty');
  const { board, members, refresh, panel } = await openBoard(page, product);
  await expect(board.getByRole('heading', { name: 'No Community Activity Yet' })).toBeVisible();
  await tip(product, 't1', '12.5');
  await refresh.click();
  await expect(members).toHaveCount(2);
  await expect(members.first()).toContainText('@ada');
  await expect(members.first()).toContainText('Deckhand');
  await expect(members.first()).toContainText('12.5000');
  await expect(members.last()).toContainText('Need 4 more');
  await expect(figure(page, 'Active Users')).toContainText('2');
  await expect(figure(page, 'Eligible Users')).toContainText('1');
  await expect(figure(page, 'Total Points')).toContainText('6');
  // The same event a second time changes nothing; another one does.
  await expect(tip(product, 't1', '12.5')).rejects.toThrow('"duplicate":1');
  await tip(product, 't2', '0.00000001');
  await refresh.click();
  await expect(members.first()).toContainText('2 tips');
  await expect(figure(page, 'Total Points')).toContainText('7');
  await expect(panel.getByText('No recent distributions')).toBeVisible();
});

test.describe('without anybody pressing anything', () => {
  test.use({ timers: 'fake' });

  test('a poll brings the news to the board', async ({ page, launch }) => {
    const product = await launch('empty');
    const { members } = await openBoard(page, product);
    await tip(product, 't1', '1');
    await page.clock.fastForward(31_000);
    await expect(members).toHaveCount(2);
    await page.clock.fastForward(31_000);
    await expect(figure(page, 'Active Users')).toContainText('2');
  });

  test('the clock passes the snapshot and the distribution', async ({ page, launch }) => {
    const product = await launch('empty');
    await openBoard(page, product);
    const record = recordCalls(page);
    await page.clock.pauseAt(Date.parse('2026-03-08T22:58:00Z'));
    const [snapshot, distribution] = [
      figure(page, 'Next Snapshot'),
      figure(page, 'Next Distribution'),
    ];
    await page.clock.runFor(1000);
    await expect(snapshot).toContainText('1m');
    await expect(distribution).toContainText('1h 1m');
    await record.settled();
    record.clear();
    await page.clock.runFor(90_000);
    await expect(snapshot).toContainText('Now');
    // Past it: the server, whose clock has passed it too, tells the next one.
    product.clock.nowMs = Date.parse('2026-03-08T23:05:00Z');
    // In small steps: an answer must not be later than the page's patience by its own clock.
    await expect(async () => {
      await page.clock.runFor(4000);
      expect(record.to('/api/weekly-rewards/system-status')).toHaveLength(1);
    }).toPass({ intervals: [0] });
    await record.settled();
    await page.clock.resume();
    await expect(snapshot).toContainText('6d 23h');
    await expect(snapshot).toContainText('15 Mar 2026, 23:00 UTC');
    await expect(distribution).toContainText(/^5\dm/);
    await expect(distribution).toContainText('9 Mar 2026, 00:00 UTC');
  });
});

test('a week that ends is shared out, and the next one begins at nothing', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  // Ada 5 points, Ben 5 by a hunt: each half of the pool.
  await tip(product, 't1', '3');
  await product.report({ ...event('booty_hunt_won', '7002', 'h1'), points: 4 });
  const { members, refresh, panel } = await openBoard(page, product);
  await expect(figure(page, 'Eligible Users')).toContainText('2');
  product.clock.nowMs = Date.parse('2026-03-09T00:00:00Z');
  await product.closeWeeks();
  await refresh.click();
  await expect(figure(page, 'Total Rewards Distributed')).toContainText('Ɉ 500.00');
  const row = panel.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Ɉ 500.0000', { useInnerText: true });
  await expect(row).toContainText('2 recipients');
  await expect(row).toContainText('9 Mar 2026');
  await expect(figure(page, 'Active Users')).toContainText('0');
  await expect(figure(page, 'Total Points')).toContainText('0');
  for (const member of [members.first(), members.last()]) {
    await expect(member).toContainText('Ɉ 250.0000', { useInnerText: true });
    await expect(member).toContainText('Need 5 more');
  }
  // What comes now belongs to the new week.
  await product.report({ ...event('gm', '7002', 'g1'), at: '2026-03-09T00:00:00Z' });
  await refresh.click();
  await expect(figure(page, 'Total Points')).toContainText('1');
  await expect(members.first()).toContainText('@ben');
  await expect(members.first()).toContainText('Need 4 more');
});

test('the last second of a week and the first of the next', async ({ page, launch }) => {
  const product = await launch('empty', { nowMs: Date.parse('2026-03-08T23:00:10Z') });
  await product.report(
    { ...event('gm', '7003', 'g1'), at: '2026-03-08T22:59:59Z', username: 'early' },
    { ...event('gm', '7004', 'g2'), at: '2026-03-08T23:00:00Z', username: 'late' },
  );
  await openSite(page, product, '/leaderboard');
  const points = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('term')
      .filter({ hasText: 'Weekly points' })
      .locator('xpath=following-sibling::dd[1]');
  await expect(points('@early')).toHaveText('0');
  await expect(points('@late')).toHaveText('2');
});

async function tip(product: Product, id: string, amount: string): Promise<void> {
  await product.report({
    ...event('tip', '7001', id),
    at: new Date(NOW_MS - 60_000).toISOString(),
    username: 'ada',
    to: '7002',
    toUsername: 'ben',
    amount,
  });
}

/** The value beside a name in a list of figures. */
function figure(page: Page, name: string) {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
}
