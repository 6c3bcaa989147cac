import { expectFine, overflowOf } from '../judge.ts';
import { expectVisibleFocus, tabTo } from '../keyboard.ts';
import {
  breakCalls,
  holdCalls,
  NETWORK_NOISE,
  openBoard,
  openSite,
  refreshInVain,
  sailToBoard,
  signIn,
} from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { smallTargets } from '../targets.ts';
import { stopClockNow, untilIdle } from '../timers.ts';

const GUIDE = 'Activity Points & Pirate Ranks';

test.use({ allowConsole: NETWORK_NOISE });

test.describe('at every width, in both themes', () => {
  test('home, with the choice of the theme', async ({ page, demo }) => {
    await openSite(page, demo, '/');
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('radio', { name: 'System' })).toBeVisible();
    await expectFine(page);
  });

  test('the board and its open guide, signed in', async ({ page, demo }) => {
    await signIn(page.request, demo);
    const { ownRow, guide } = await openBoard(page, demo);
    await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
    await guide.getByRole('heading', { name: GUIDE }).click();
    await expect(guide.getByRole('table').first()).toBeVisible();
    await expectFine(page);
  });

  test('every call slow, and then failing', async ({ page, demo }) => {
    await breakCalls(page);
    // Runs before the failing route, to which it falls back.
    const release = await holdCalls(page, '**/api/**', 'fallback');
    const { board, panel } = await sailToBoard(page, demo);
    await expect(board.getByText('Loading the board')).toBeAttached();
    await expectFine(page);
    release();
    await expect(board.getByRole('alert')).toBeVisible();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expectFine(page);
  });

  test.describe('with a message', () => {
    test.use({ timers: 'fake' });

    test('a refresh that fails', async ({ page, demo }) => {
      await openBoard(page, demo);
      await breakCalls(page);
      await stopClockNow(page);
      const failure = page.getByText('Could not refresh', { exact: true });
      await refreshInVain(page, failure);
      await untilIdle(page);
      // While the focus is in its region, a toast stays even after its time.
      await page.keyboard.press('F8');
      await expect(
        page.getByRole('region', { name: 'Messages (F8)' }).getByRole('list'),
      ).toBeFocused();
      await page.clock.resume();
      await expectFine(page);
      await expect(failure).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 px high', async ({ page, demo }) => {
    await signIn(page.request, demo);
    const { guide } = await openBoard(page, demo);
    await guide.getByRole('heading', { name: GUIDE }).click();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: /^Signed in as / }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await openSite(page, demo, '/');
    expect(await smallTargets(page)).toEqual([]);
  });
});

test('nothing scrolls sideways on the narrowest phones', async ({ page, demo, empty }) => {
  const expectFits = async (what: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflowOf(page), `${what} at ${width} px`).toBe(0);
    }
  };
  await openBoard(page, empty);
  await expectFits('nobody');
  await signIn(page.request, demo);
  await openSite(page, demo, '/');
  await expectFits('home');
  const { guide, sort, search, members, board } = await openBoard(page, demo);
  await guide.getByRole('heading', { name: GUIDE }).click();
  await expectFits('the guide');
  await sort.selectOption('Amount Tipped (Sent)');
  await expect(page).toHaveURL(/sort=totalTipped/);
  await expect(members).toHaveCount(20);
  await expectFits('another sort');
  await search.fill('well-'.repeat(24));
  await expect(board.getByRole('heading', { name: /^Nobody/ })).toBeVisible();
  await expectFits('a long search');
});

test('the board works with the keyboard alone', async ({ page, demo }) => {
  const { search, sort, eligibleOnly, pages, members, guide, refresh } = await openBoard(
    page,
    demo,
  );
  await tabTo(page, refresh);
  await expectVisibleFocus(page);
  const asked = page.waitForRequest(/\/api\/leaderboard\?/);
  await page.keyboard.press('Enter');
  await asked;
  await tabTo(page, search);
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=a/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page).not.toHaveURL(/search=/);
  await tabTo(page, sort);
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/sort=totalLifetimePoints/);
  await tabTo(page, eligibleOnly);
  await expectVisibleFocus(page);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/eligible=1/);
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(/eligible=1/);
  await tabTo(page, pages.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(pages).toContainText('Page 2 of');
  await expect(members.first()).toContainText('Rank 21');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeFocused();
  await tabTo(page, guide.locator('summary'));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(guide.getByRole('table').first()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Open the bot' }));
  await tabTo(page, page.getByRole('link', { name: 'Back to home' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo.url}/`);
});
