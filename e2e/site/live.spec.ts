import type { Page } from '@playwright/test';
import { event } from '../crew.ts';
import { expectFine } from '../judge.ts';
import { openBoard, recordCalls } from '../pages/board-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';

test('the bot’s reports appear on the board after a refresh, until the week is shared out', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  const { board, members, refresh, panel, summary, pages } = await openBoard(page, product);

  await test.step('a board without anybody says what would fill it', async () => {
    await expect(board.getByRole('heading', { name: 'No Community Activity Yet' })).toBeVisible();
    await expect(summary).toHaveText('No members yet');
    await expect(pages).toHaveCount(0);
    await expect(figure(page, 'Total Rewards Distributed')).toContainText('Ɉ 0.00');
    await expect(panel.getByText('No recent distributions')).toBeVisible();
    // A real instance is not a demo.
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in to the demo' })).toHaveCount(0);
    await expectFine(page);
  });

  await test.step('a tip', async () => {
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
    // The same event a second time changes nothing; a new one does.
    await expect(tip(product, 't1', '12.5')).rejects.toThrow('"duplicate":1');
    await tip(product, 't2', '0.00000001');
    await refresh.click();
    await expect(members.first()).toContainText('2 tips');
    await expect(figure(page, 'Total Points')).toContainText('7');
  });

  await test.step('a week that ends is shared out, and the next one begins at nothing', async () => {
    // Ada has 6 points. Ben's hunt gives him 6 too: each gets half of the pool.
    await product.report({ ...event('booty_hunt_won', '7002', 'h1'), points: 5 });
    await refresh.click();
    await expect(figure(page, 'Eligible Users')).toContainText('2');
    product.clock.nowMs = Date.parse('2026-03-09T00:00:00Z');
    await product.closeWeeks();
    await refresh.click();
    await expect(figure(page, 'Total Rewards Distributed')).toContainText('Ɉ 500.00');
    await expect(page.getByText('owed: this site has no wallet')).toBeVisible();
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
    // An event from now on belongs to the new week.
    await product.report({ ...event('gm', '7002', 'g1'), at: '2026-03-09T00:00:00Z' });
    await refresh.click();
    await expect(figure(page, 'Total Points')).toContainText('1');
    await expect(members.first()).toContainText('@ben');
    await expect(members.first()).toContainText('Need 4 more');
  });
});

test.describe('without a refresh', () => {
  test.use({ timers: 'fake' });

  test('a poll updates the board as the clock passes snapshot and distribution', async ({
    page,
    launch,
  }) => {
    const product = await launch('empty');
    const { members } = await openBoard(page, product);
    await tip(product, 't1', '1');
    await page.clock.fastForward(31_000);
    await expect(members).toHaveCount(2);
    await page.clock.fastForward(31_000);
    await expect(figure(page, 'Active Users')).toContainText('2');

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
    // After that time the server, whose clock has passed it too, names the next one.
    product.clock.nowMs = Date.parse('2026-03-08T23:05:00Z');
    // In small steps, so that the page's own clock does not time out the response.
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

/** The value next to a name in a list of figures. */
function figure(page: Page, name: string) {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
}
