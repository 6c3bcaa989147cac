import type { Locator, Page } from '@playwright/test';
import { event } from '../crew.ts';
import { overflowOf } from '../judge.ts';
import { breakCalls, NETWORK_NOISE, openSite, readApi, recordCalls } from '../pages/board-page.ts';
import { figureOf, openHome, sailHome } from '../pages/home-page.ts';
import { expect, type Product, test, WITH_MOTION } from '../product.ts';
import { untilFontsAreHere } from '../shifts.ts';
import { stopClock, untilIdle } from '../timers.ts';

test.describe('the counters', () => {
  test.use({ timers: 'fake', contextOptions: WITH_MOTION });

  test('count up from 0, fast at first, for 10 s and 8 s, then stop', async ({ page, demo }) => {
    await stopClock(page);
    const { volume, rewards } = await openHome(page, demo);
    const { totalVolume } = await readApi<{ totalVolume: string }>(demo, '/api/stats');
    await page.clock.runFor(100);
    await untilIdle(page);
    const [volumeTotal, rewardsTotal] = [await readOut(volume), await readOut(rewards)];
    expect(volumeTotal).toBeCloseTo(Number(totalVolume), 1);
    expect(await volume.locator('.sr-only').innerText()).toMatch(/^Ɉ \d{1,3}(,\d{3})+\.\d{2}$/);
    expect(await rewards.locator('.sr-only').innerText()).toMatch(/^Ɉ \d{1,3}(,\d{3})+\.\d{2}$/);
    // After a tenth of a second the value is still almost zero.
    expect(await shown(volume)).toBeLessThan(volumeTotal * 0.05);
    expect(await shown(rewards)).toBeLessThan(rewardsTotal * 0.06);
    await pass(page, 4900);
    // Half of the time, but far more than half of the value: the ease is at the end.
    expect(await shown(volume)).toBeGreaterThan(volumeTotal * 0.8);
    expect(await shown(volume)).toBeLessThan(volumeTotal * 0.9);
    expect(await shown(rewards)).toBeLessThan(rewardsTotal);
    await pass(page, 3200);
    expect(await shown(rewards)).toBe(rewardsTotal);
    expect(await shown(volume)).toBeLessThan(volumeTotal);
    await pass(page, 2000);
    expect(await shown(volume)).toBe(volumeTotal);

    await test.step('with reduced motion they show their value at once', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHome(page, demo);
      expect(await shown(volume)).toBe(volumeTotal);
      expect(await shown(rewards)).toBe(rewardsTotal);
    });
  });

  test('poll every 30 s and continue from the previous value, beside the payout countdown', async ({
    page,
    launch,
  }) => {
    const product = await launch('empty', { environment: { WEEKLY_POOL: '750' } });
    await tip(product, 't1', '1000');
    await stopClock(page);
    const { volume } = await openHome(page, product);
    const record = recordCalls(page);
    const [payout, pool] = [figureOf(page, 'Next payout'), figureOf(page, 'This week’s pool')];
    await expect.poll(() => counting(page, volume)).toBe(true);
    await expect(payout.first()).toContainText('4d 11h');
    await expect(payout.first()).toContainText('9 Mar 2026, 00:00 UTC');
    await expect(pool).toContainText('Ɉ 750');
    await pass(page, 15_000);
    expect(await shown(volume)).toBe(1000);
    expect(record.calls).toEqual([]);
    await tip(product, 't2', '234.5');
    await pass(page, 15_000);
    await expect.poll(() => readOut(volume)).toBe(1234.5);
    const stats = () => record.to('/api/stats');
    const board = () => record.to('/api/leaderboard');
    await expect.poll(board).toEqual(['/api/leaderboard?page=1&limit=1']);
    expect(stats()).toEqual(['/api/stats']);
    await untilIdle(page);
    await page.clock.runFor(50);
    expect(await shown(volume)).toBeGreaterThanOrEqual(1000);
    await pass(page, 1000);
    expect(await shown(volume)).toBe(1234.5);
    await record.settled();
    await pass(page, 29_000);
    await expect.poll(() => [stats().length, board().length]).toEqual([2, 2]);
    await record.settled();
    // The largest possible amount fits too.
    await tip(product, 't3', '9999999999.99');
    // The server learns of it some ms later, perhaps after the page has asked.
    await expect(async () => {
      await pass(page, 31_000);
      await expect.poll(() => readOut(volume), { timeout: 2000 }).toBeGreaterThan(9e9);
    }).toPass();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await volume.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    await test.step('the countdown reaches the payout', async () => {
      await page.clock.pauseAt(Date.parse('2026-03-08T23:58:30Z'));
      await pass(page, 1000);
      await expect(payout.first()).toContainText('1m');
      await pass(page, 90_000);
      await expect(payout.first()).toContainText('Now');
    });
    // Two of them exceed the largest single amount, and the board shows that too.
    await tip(product, 't4', '9999999999.99');
    // The server learns of it some ms later; visitors see it within a second of its clock.
    await expect(async () => {
      product.clock.nowMs += 1001;
      await openSite(page, product, '/leaderboard');
      const members = page.getByRole('list', { name: 'Members' });
      await expect(members).toContainText('20,000,001,234.48', { timeout: 1000 });
    }).toPass();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
    }
  });

  test.describe('without an answer', () => {
    test.use({ allowConsole: NETWORK_NOISE });

    test('pulse, then say only Loading..., and recover later', async ({ page, demo }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'debug') logged.push(message.text());
      });
      const { release, repair } = await holdThenBreakCalls(page);
      const { volume, rewards } = await sailHome(page, demo);
      await untilFontsAreHere(page);
      const boxes = await boxesOf(volume, rewards);
      for (const counter of [volume, rewards]) {
        await expect(counter.locator('..')).toHaveAttribute('aria-busy', 'true');
        await expect(counter.locator('span')).toHaveCSS('animation-name', 'breathe');
        await expect(counter).not.toContainText('Loading...');
      }
      release();
      for (const counter of [volume, rewards]) {
        await expect(counter).toHaveText('Loading...');
        await expect(counter.locator('..')).toHaveAttribute('aria-busy', 'false');
      }
      // Nothing has moved, no message is shown, and the failure is in the log.
      expect(await boxesOf(volume, rewards)).toEqual(boxes);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => logged).toContainEqual(expect.stringMatching(/^getStats: 503: /));
      await expect
        .poll(() => logged)
        .toContainEqual(expect.stringMatching(/^getLeaderboard: 503: /));
      // Also when the next call fails, and while the one after it is under way.
      const failed = page.waitForResponse('**/api/stats');
      await pass(page, 30_000);
      await failed;
      await expect(volume).toHaveText('Loading...');
      await repair();
      await pass(page, 30_000);
      await expect(volume).toContainText('Ɉ');
      await pass(page, 10_000);
      const before = await shown(volume);
      expect(before).toBe(await readOut(volume));

      await test.step('and keep the value that they had when later calls fail', async () => {
        await breakCalls(page);
        const record = recordCalls(page);
        await pass(page, 31_000);
        await expect.poll(() => record.to('/api/stats').length).toBe(1);
        await record.settled();
        expect(await shown(volume)).toBe(before);
        await expect(page.getByText('Loading...')).toHaveCount(0);
      });
    });
  });
});

/** Moves the clock: a frame to start, a jump, and a frame to show the result. */
async function pass(page: Page, timeMs: number): Promise<void> {
  await untilIdle(page);
  await page.clock.runFor(20);
  await page.clock.fastForward(timeMs - 40);
  await page.clock.runFor(20);
  await untilIdle(page);
}

/** Returns whether a value moves with the clock, which means that its script runs. */
async function counting(page: Page, value: Locator): Promise<boolean> {
  const before = await shown(value);
  await page.clock.runFor(50);
  return (await shown(value)) > before;
}

/** Makes calls wait until released, and then fail until repaired. */
async function holdThenBreakCalls(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.fulfill({ status: 503, json: { error: 'Gone fishing' } });
  });
  return { release: () => release(), repair: () => page.unrouteAll() };
}

/** The number that screen readers get: the final one. */
async function readOut(counter: Locator): Promise<number> {
  return numberIn(await counter.locator('.sr-only').innerText());
}

/** The number on the screen at this moment. */
async function shown(counter: Locator): Promise<number> {
  const digits = counter.locator('[aria-hidden] > span:not(.invisible):not(.sign-cell)');
  return numberIn((await digits.allTextContents()).join(''));
}

function numberIn(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''));
}

async function boxesOf(...counters: Locator[]) {
  return Promise.all(counters.map((counter) => counter.boundingBox()));
}

async function tip(product: Product, id: string, amount: string): Promise<void> {
  await product.report({
    ...event('tip', '7001', id),
    username: 'ada',
    to: '7002',
    toUsername: 'ben',
    amount,
  });
}
