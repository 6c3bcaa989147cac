import type { Page } from '@playwright/test';
import { NETWORK_NOISE, openSite, recordCalls, refreshInVain } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';
import { stopClock, untilIdle } from '../timers.ts';

test.use({ timers: 'fake', allowConsole: NETWORK_NOISE });

test('a message is read out, stays 5000 ms, and waits while the pointer is on it', async ({
  page,
  demo,
}) => {
  const toast = await openWithToast(page, demo);
  await expect(toast).toContainText('The last figures are still shown.');
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);

  await test.step('waits while the pointer is on it', async () => {
    await showToast(page);
    await toast.hover();
    await page.clock.runFor(8000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5200);
    await expect(toast).toHaveCount(0);
  });
});

test('a message closes by its button, by Escape, by a swipe, and gives way to the next', async ({
  page,
  demo,
}) => {
  const toast = await openWithToast(page, demo);

  await test.step('by its button', async () => {
    await toast.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });

  await test.step('F8 moves the focus to it, and Escape closes it', async () => {
    await showToast(page);
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });

  await test.step('a swipe of 50 px dismisses it, a shorter one does not', async () => {
    await showToast(page);
    await swipe(page, toast, 45);
    await page.clock.runFor(500);
    await expect(toast).toBeVisible();
    await swipe(page, toast, 60);
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });

  await test.step('one at a time: a new one replaces the old one', async () => {
    await showToast(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sign in to the demo' }).click();
    await page.getByRole('button', { name: 'Demo member' }).click();
    await expect(toast).toContainText('Signed in as');
    await expect(toast).toHaveCount(1);
  });
});

test('a dismissed one is removed after 1,000,000 ms', async ({ page, demo }) => {
  const toast = await openWithToast(page, demo);
  await page.unrouteAll();
  const record = recordCalls(page);
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);
  await expect(region(page)).toBeAttached();
  await page.clock.fastForward(990_000);
  await expect(region(page)).toBeAttached();
  // The polls of that time: one without a response in time would show its own message.
  await expect.poll(() => record.calls.length).toBeGreaterThan(0);
  await record.settled();
  await page.clock.fastForward(20_000);
  await page.clock.runFor(100);
  await expect(region(page)).toHaveCount(0);
});

async function openWithToast(page: Page, product: Product) {
  await stopClock(page);
  await openSite(page, product, '/leaderboard');
  await page.route('**/api/**', (route) => route.abort());
  return showToast(page);
}

/** Makes a refresh fail: the page keeps its figures and shows a message. The clock is then stopped. */
async function showToast(page: Page) {
  const toast = region(page).getByRole('listitem');
  await refreshInVain(page, toast);
  // The toast's timer runs, and its key listener is set.
  await untilIdle(page);
  return toast;
}

function region(page: Page) {
  return page.getByRole('region', { name: 'Messages (F8)' });
}

async function swipe(page: Page, toast: ReturnType<Page['locator']>, distance: number) {
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast to swipe');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}
