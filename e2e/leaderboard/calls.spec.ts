import {
  breakCalls,
  holdCalls,
  NETWORK_NOISE,
  openBoard,
  readBoard,
  recordCalls,
  refreshInVain,
  sailToBoard,
  shownName,
} from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { stopClock } from '../timers.ts';

const BOARD = '**/api/leaderboard?*';
const STATUS = '**/api/weekly-rewards/system-status';

test('coming from another page, skeletons stand in while each call is made, once', async ({
  page,
  demo,
}) => {
  const record = recordCalls(page);
  const release = await holdCalls(page);
  const { board, panel, members } = await sailToBoard(page, demo);
  await expect(board.getByText('Loading the board')).toBeAttached();
  await expect(panel.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  await expect(panel.getByText('Active', { exact: true })).toHaveCount(0);
  release();
  await expect(members).toHaveCount(20);
  await expect(board.getByText('Loading the board')).toHaveCount(0);
  await expect(panel.getByText('Active', { exact: true })).toBeVisible();
  await record.settled();
  expect(record.calls.toSorted()).toEqual([
    '/api/activity-points-system',
    '/api/leaderboard?page=1&limit=20&sortBy=weeklyActivityPoints',
    '/api/weekly-rewards/current-week-summary',
    '/api/weekly-rewards/distribution-history?limit=3',
    '/api/weekly-rewards/system-status',
  ]);
});

test.describe('polling', () => {
  test.use({ timers: 'fake' });

  test('30 s the board, 60 s the summary, 5 minutes status and history', async ({ page, demo }) => {
    const record = recordCalls(page);
    await stopClock(page);
    await openBoard(page, demo);
    await page.clock.runFor(29_000);
    expect(record.calls).toEqual([]);
    await page.clock.runFor(2000);
    for (let halfMinute = 1; halfMinute <= 10; halfMinute++) {
      if (halfMinute > 1) await page.clock.runFor(30_000);
      await expect.poll(() => record.to('/api/leaderboard?').length).toBe(halfMinute);
      await record.settled();
    }
    expect(record.to('/api/weekly-rewards/current-week-summary')).toHaveLength(5);
    expect(record.to('/api/weekly-rewards/system-status')).toHaveLength(1);
    expect(record.to('/api/weekly-rewards/distribution-history')).toHaveLength(1);
    expect(record.to('/api/activity-points-system')).toHaveLength(0);
    expect(record.to('/api/weekly-rewards/user-week-activity')).toHaveLength(0);
  });
});

test.describe('when calls fail', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('pages of the board: a slow one keeps the one before, a failed one leaves the way back', async ({
    page,
    demo,
  }) => {
    const record = recordCalls(page);
    const { members, pages, summary, board } = await openBoard(page, demo);
    const next = pages.getByRole('button', { name: 'Next' });

    await test.step('the first needs no call: the server sent its data along', async () => {
      await expect(members).toHaveCount(20);
      expect(record.calls).toEqual([]);
    });

    await test.step('a slow one keeps the one before until it is here', async () => {
      const release = await holdCalls(page, BOARD);
      await next.click();
      await expect(pages).toContainText('Page 2 of');
      await expect(members).toHaveCount(20);
      await expect(summary).toContainText('1–20 of');
      await expect(page.getByRole('list', { name: 'Members' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      release();
      await expect(summary).toContainText('21–40 of');
      await expect(members.first()).toContainText('Rank 21');
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('one that does not come leaves the way back', async () => {
      await breakCalls(page, BOARD);
      await next.click();
      await expect(board.getByRole('heading', { name: 'Error Loading Leaderboard' })).toBeVisible();
      await page.goBack();
      await expect(members).toHaveCount(20);
      const { leaderboard } = await readBoard(demo, { page: '2' });
      await expect(members.getByRole('heading')).toHaveText(leaderboard.map(shownName));
    });
  });

  test('board, summary and history say so where they stand, and the rest stays', async ({
    page,
    demo,
  }) => {
    const restoreBoard = await breakCalls(page, BOARD);
    const parts = '**/api/weekly-rewards/{current-week-summary,distribution-history?*}';
    const restoreParts = await breakCalls(page, parts);
    const { board, panel, members, search } = await sailToBoard(page, demo);
    const alert = board.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Error Loading Leaderboard');
    await expect(alert).toContainText('Failed to fetch the leaderboard data. Please try again.');
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
    await expect(search).toBeEditable();
    await expect(panel.getByText('Could not be loaded').first()).toBeVisible();
    await expect(panel.getByText('5+ points needed')).toHaveCount(0);
    await expect(panel.getByText('The last distributions could not be loaded.')).toBeVisible();
    await restoreParts();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByText('2 Mar 2026')).toBeVisible();

    await test.step('a Try Again that fails says so again', async () => {
      const again = alert.getByRole('button', { name: 'Try Again' });
      const record = recordCalls(page);
      const asked = page.waitForResponse(/\/api\/leaderboard\?/);
      await again.click();
      expect((await asked).status()).toBe(503);
      // A press while calls are under way would have no effect.
      await record.settled();
      await expect(alert.getByRole('heading')).toHaveText('Error Loading Leaderboard');
      await restoreBoard();
      await again.click();
      await expect(members).toHaveCount(20);
      await expect(alert).toHaveCount(0);
    });
  });

  test('weekly rewards are unavailable, with Retry', async ({ page, demo }) => {
    await breakCalls(page, STATUS);
    const { panel, members } = await sailToBoard(page, demo);
    await expect(panel.getByRole('heading', { name: 'Weekly Rewards Unavailable' })).toBeVisible();
    await expect(panel).toContainText(
      'Unable to load weekly rewards system status. Please try again later.',
    );
    await expect(members).toHaveCount(20);
    await page.unroute(STATUS);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
  });
});

test.describe('a refresh that fails', () => {
  // A message disappears after five seconds: too soon on a slow machine.
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('keeps the list and says so, without a network at all too', async ({
    page,
    demo,
    context,
  }) => {
    await stopClock(page);
    const { members, refresh, board } = await openBoard(page, demo);
    const message = page.getByText('Could not refresh', { exact: true });
    await breakCalls(page);
    await refreshInVain(page, message);
    await expect(members).toHaveCount(20);
    await expect(board.getByText('Not refreshed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Error Loading Leaderboard' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Weekly Rewards Unavailable' })).toHaveCount(0);
    await page.clock.runFor(6000);
    await expect(message).toHaveCount(0);
    await page.unrouteAll();
    await context.setOffline(true);
    await refreshInVain(page, message);
    await expect(members).toHaveCount(20);
    await context.setOffline(false);
    await page.clock.resume();
    await refresh.click();
    await expect(board.getByText('Not refreshed')).toHaveCount(0);
  });
});

test.describe('when polls fail', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('only the first of several in a row says so', async ({ page, demo }) => {
    await stopClock(page);
    const { members } = await openBoard(page, demo);
    await breakCalls(page, BOARD);
    const record = recordCalls(page);
    const polls = () => record.to('/api/leaderboard?').length;
    const toast = page.getByText('Could not refresh', { exact: true });
    await page.clock.runFor(29_000);
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(toast).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
    expect(polls()).toBe(1);
    await expect(members).toHaveCount(20);
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(2000);
      expect(polls()).toBe(2);
    }).toPass({ intervals: [0] });
    await record.settled();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
    await expect(members).toHaveCount(20);
  });
});
