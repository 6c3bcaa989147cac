import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { enrolCrew, event } from '../crew.ts';
import {
  NETWORK_NOISE,
  openBoard,
  partsOf,
  recordCalls,
  reloadSite,
  shownName,
  signIn,
} from '../pages/board-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';
import { stopClock } from '../timers.ts';

const SIGN_IN = 'Sign in to the demo';

test('signing in shows the member’s row and week, signing out removes both', async ({
  page,
  demo,
}) => {
  const record = recordCalls(page);
  const { ownRow, panel, members, refresh } = await openBoard(page, demo);
  const progress = panel.getByRole('heading', { name: 'Your Weekly Progress' });

  await test.step('a visitor has none, and nobody asks for them', async () => {
    await expect(members).toHaveCount(20);
    await expect(ownRow).toHaveCount(0);
    await expect(progress).toHaveCount(0);
    const answered = page.waitForResponse(/system-status/);
    await refresh.click();
    await answered;
    await record.settled();
    expect(record.to('/api/leaderboard/me')).toEqual([]);
    expect(record.to('/api/weekly-rewards/user-week-activity')).toEqual([]);
  });

  await page.getByRole('button', { name: SIGN_IN }).click();
  await page.getByRole('button', { name: 'Demo member' }).click();
  await expect(progress).toBeVisible();
  await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
  await reloadSite(page);
  await expect(progress).toBeVisible();
  await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Signed in as / }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(ownRow).toHaveCount(0);
  await reloadSite(page);
  await expect(page.getByRole('button', { name: SIGN_IN })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('the member’s row is pinned on every page, sort and search, and the week matches the API', async ({
  page,
  demo,
}) => {
  const viewer = await signIn(page.request, demo);
  const own = async (sortBy: string) => {
    const answer = await page.request.get(`${demo.url}/api/leaderboard/me?sortBy=${sortBy}`);
    return ((await answer.json()) as { entry: LeaderboardEntry }).entry;
  };
  const entry = await own('weeklyActivityPoints');
  const { ownRow, pages, sort, search, board, members } = await openBoard(page, demo);
  await expect(ownRow.getByRole('heading', { level: 3 }).last()).toHaveText(shownName(entry));
  await expect(ownRow).toContainText(`Rank ${entry.rank}`);
  // If the list shows the same member, that row is marked too.
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('Page 2 of');
  await expect(ownRow).toContainText(`Rank ${entry.rank}`);
  await sort.selectOption('Username');
  await expect(ownRow).toContainText(`Rank ${(await own('username')).rank}`);
  await sort.selectOption('Activity Points');
  await expect(ownRow).toContainText(`Rank ${(await own('totalLifetimePoints')).rank}`);
  await search.fill('nobody is called this');
  await expect(board.getByRole('heading', { name: 'Nobody by that name aboard' })).toBeVisible();
  await expect(ownRow).toContainText(shownName(entry));
  await search.fill(entry.username ?? entry.displayName);
  await expect(
    members.filter({ hasText: 'You' }).filter({ hasText: shownName(entry) }),
  ).toHaveCount(1);
  await test.step('the week', () => expectWeek(page, demo, viewer.telegramId));
});

test.describe('polling', () => {
  test.use({ timers: 'fake' });

  test('the week is polled every 60 s, the row with the board', async ({ page, demo }) => {
    await signIn(page.request, demo);
    const record = recordCalls(page);
    await stopClock(page);
    const { ownRow, panel } = await openBoard(page, demo);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(ownRow.getByText('You', { exact: true })).toBeVisible({ timeout: 100 });
      // The code of the member's week comes by itself, and makes the call.
      await expect(panel.getByText('Toward a share of the pool')).toBeVisible({ timeout: 100 });
    }).toPass();
    await record.settled();
    record.clear();
    // The next poll of a call is later by the time that its response took.
    await page.clock.runFor(1000);
    for (let halfMinute = 1; halfMinute <= 4; halfMinute++) {
      await page.clock.runFor(30_000);
      await expect.poll(() => record.to('/api/leaderboard/me').length).toBe(halfMinute);
      await record.settled();
    }
    expect(record.to('/api/weekly-rewards/user-week-activity/')).toHaveLength(2);
  });
});

test.describe('of a community of its own', () => {
  // The browser reports the 401 after the ban.
  test.use({ allowConsole: NETWORK_NOISE });

  test('what is missing to the threshold, and a session that ends on the server', async ({
    page,
    launch,
    context,
  }) => {
    const product = await launch('empty', { environment: { MIN_ACTIVITY_THRESHOLD: '6.5' } });
    await enrolCrew(product);
    await context.addCookies([await product.signIn('1001')]);
    const { ownRow, members, refresh, panel } = await openBoard(page, product);
    const signedIn = page.getByRole('button', { name: /^Signed in as / });

    await test.step('a member below the threshold sees how much is missing', async () => {
      const own = panel.locator('[aria-busy]').filter({ hasText: 'Your Weekly Progress' });
      await expect(own).toContainText('Need 1.5 more');
      await expect(ownRow).toContainText('Need 1.5 more');
      await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
      await expect(own.getByRole('meter')).toHaveAttribute('aria-valuetext', '5 of 6.5 points');
      await expect(panel.getByText('6.5+ points needed')).toBeVisible();
    });

    await test.step('through a ban: the next refresh signs out and the board stays', async () => {
      await expect(signedIn).toHaveAccessibleName('Signed in as Alice Anchor');
      // Now above the threshold: points are no longer what she lacks.
      await product.report({ ...event('booty_hunt_won', '1001', 'h1'), points: 2 });
      await sql`
        update members set banned_at = ${new Date(NOW_MS - 1000).toISOString()}::timestamptz
        where telegram_id = 1001`.execute(product.db);
      await refresh.click();
      await expect(ownRow).toHaveCount(0);
      await expect(panel.getByRole('heading', { name: 'Your Weekly Progress' })).toHaveCount(0);
      await expect(signedIn).toHaveCount(0);
      await expect(members.filter({ hasText: 'Alice Anchor' })).toContainText('Not eligible');
    });

    await test.step('through age: a page opened a day later is signed out', async () => {
      await context.addCookies([await product.signIn('1002')]);
      product.clock.nowMs += 24 * 3_600_000;
      await openBoard(page, product);
      await expect(members.first()).toBeVisible();
      await expect(signedIn).toHaveCount(0);
      await expect(ownRow).toHaveCount(0);
    });
  });

  test('failed calls for the member say so in place', async ({ page, demo }) => {
    await signIn(page.request, demo);
    await page.route('**/api/{leaderboard/me?*,weekly-rewards/user-week-activity/*}', (route) =>
      route.fulfill({ status: 500, body: '{"error":"Gone fishing"}' }),
    );
    const { ownRow, panel } = await openBoard(page, demo);
    await expect(ownRow).toContainText('Your place could not be loaded. The page keeps trying.');
    await expect(panel.getByText('Your week could not be loaded.')).toBeVisible();
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByText('Your Points')).toBeVisible();
    await partsOf(page).refresh.click();
    await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
  });
});

async function expectWeek(page: Page, product: Product, telegramId: string): Promise<void> {
  const answer = await page.request.get(
    `${product.url}/api/weekly-rewards/user-week-activity/${telegramId}`,
  );
  const week = (await answer.json()) as UserWeekActivity;
  expect(week.activityPoints).toBeGreaterThan(0);
  const { panel } = partsOf(page);
  const value = (name: string) =>
    panel.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(value('Your Points')).toHaveText(String(week.activityPoints));
  await expect(value('Transactions')).toHaveText(String(week.totalTransactions));
  await expect(value('Status')).toHaveText(
    week.isEligible ? 'Eligible' : `Need ${week.pointsNeeded} more`,
  );
  await expect(panel.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    week.activityPoints < 5
      ? `${week.activityPoints} of 5 points`
      : `Aboard: ${week.activityPoints} points, 5 needed`,
  );
  for (const { day, points } of week.days) {
    const tip = points === 1 ? `${day}: 1 point` : `${day}: ${points} points`;
    await expect(panel.locator(`[data-tip="${tip}"]`)).toBeVisible();
  }
}
