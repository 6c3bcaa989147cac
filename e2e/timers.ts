import type { Page } from '@playwright/test';
import { NOW_MS } from './product.ts';

/** Far enough ahead for the slowest machine to stop there in time: a clock cannot be set back. */
export const STOPPED_MS = NOW_MS + 60_000;

/**
 * Stops the page's clock from its first moment; only the test moves it, so that it is certain what was set when.
 * For `timers: 'fake'`, before the page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(STOPPED_MS);
}

/** Further ahead than the slowest machine gets while the call is under way: a clock cannot be set back. */
const AHEAD_MS = 10_000;

/** Stops the clock of an open page: only `page.clock` moves it, and no message disappears by itself. Needs `timers: 'fake'`. */
export async function stopClockNow(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(nowMs + AHEAD_MS);
}

/**
 * Makes the page poll now; whatever happened before is in the answer. Needs `timers: 'fake'`.
 *
 * @param call as `page.waitForRequest` takes it
 */
export async function pollNow(page: Page, call: string, everyMs: number): Promise<void> {
  const asked = page.waitForRequest(call);
  // A jump, in which a poll comes once: step by step the deadline of its call could pass as well.
  await page.clock.fastForward(everyMs);
  await asked;
}

/**
 * Waits until the page has done all that it had begun. React draws and runs its effects, which set timers and listen
 * to keys, in one task after another, and a slow page is read or pressed in between. Does not wait for answers or timers.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}
