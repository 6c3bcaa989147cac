import type { Page } from '@playwright/test';
import { someOf } from '../../server/testing/run/scope.ts';
import {
  holdCalls,
  openBoard,
  recordCalls,
  sailToBoard,
  signIn,
  untilTakenOver,
} from '../pages/board-page.ts';
import { expect, test, WITH_MOTION } from '../product.ts';
import { untilDrawn, watchShifts } from '../shifts.ts';

const WIDTHS = someOf([360, 1280], 1, 'shifts of the board');

for (const width of WIDTHS) {
  test.describe(`at ${width} px nothing moves`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: WITH_MOTION });

    test('while the board loads, refreshes, changes page, or waits for slow calls', async ({
      page,
      demo,
    }) => {
      const shifts = await watchShifts(page);
      const { board, members, refresh, pages, summary, ownRow, panel } = await openBoard(
        page,
        demo,
      );
      await untilCountedUp(page);
      // If a font arrives late, on a slow machine, words move a pixel within their line (0.00005): the fallback matches the
      // height, not the width of each word.
      const moved = (await shifts()).reduce((sum, each) => sum + each.value, 0);
      expect(moved).toBeLessThan(0.001);

      await test.step('when a refresh answers', async () => {
        const record = recordCalls(page);
        await refresh.click();
        await expect.poll(() => record.calls.length).toBeGreaterThan(4);
        await record.settled();
        await expect(refresh).not.toHaveAttribute('aria-busy');
        await untilDrawn(page);
        expect(await shifts()).toEqual([]);
      });

      await test.step('while a page of the board is under way', async () => {
        const release = await holdCalls(page);
        await pages.getByRole('button', { name: 'Next' }).click();
        await expect(pages).toContainText('Page 2 of');
        await untilDrawn(page);
        // By now scrolled to the top of the board; from here on only the response could move anything.
        await shifts();
        release();
        await expect(summary).toContainText('21–40 of');
        await untilDrawn(page);
        expect(await shifts()).toEqual([]);
      });

      await test.step('when slow calls answer after coming from another page', async () => {
        await page.unrouteAll();
        const release = await holdCalls(page);
        await sailToBoard(page, demo);
        // The sign's font would arrive with the first amount, and move the sign within its cell.
        await page.evaluate(() => document.fonts.load('16px "Coin Sign"', 'Ɉ'));
        await expect(board.getByText('Loading the board')).toBeAttached();
        await untilDrawn(page);
        await shifts();
        release();
        await expect(members).toHaveCount(20);
        await untilDrawn(page);
        expect(await shifts()).toEqual([]);
      });

      await test.step('signed in, while the own row and week come', async () => {
        await page.unrouteAll();
        await signIn(page.request, demo);
        const release = await holdCalls(page);
        await openBoard(page, demo);
        await expect(ownRow).toHaveAttribute('aria-busy', 'true');
        await untilDrawn(page);
        await shifts();
        release();
        await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
        await expect(panel.getByRole('meter')).toBeVisible();
        await untilDrawn(page);
        expect(await shifts()).toEqual([]);
      });
    });
  });
}

test('the script changes nothing in the server’s HTML', async ({ page, demo }) => {
  for (const address of ['/', '/leaderboard', '/leaderboard?sort=username&page=2&eligible=1']) {
    await test.step(address, async () => {
      const release = await holdCalls(page, '**/assets/index-*.js');
      await page.goto(demo.url + address, { waitUntil: 'commit' });
      // The whole HTML, which may come in pieces; only the script is missing.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const drawn = await markupOf(page);
      release();
      await untilTakenOver(page);
      await untilDrawn(page);
      expect(await markupOf(page)).toEqual(drawn);
      await page.unrouteAll();
    });
  }
});

/** Waits until the big figure has reached its value. */
async function untilCountedUp(page: Page): Promise<void> {
  const total = page.getByText('Total Rewards Distributed').locator('xpath=following-sibling::dd');
  const [read, seen] = [total.locator('xpath=span/span[1]'), total.locator('xpath=span/span[2]')];
  await expect(async () => expect(await seen.innerText()).toBe(await read.innerText())).toPass();
  await untilDrawn(page);
}

async function markupOf(page: Page): Promise<string[]> {
  const markup = await page.locator('#app').innerHTML();
  // With the script, a counter no longer waits for it, and the board's tooltips have their tab stop.
  return markup
    .replace(/ data-count-up="waiting"/g, '')
    .replace(/(<[^>]* data-mark="[^>]*) tabindex="0"/g, '$1')
    .split(/(?=<)/);
}
