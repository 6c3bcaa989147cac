import type { Page } from '@playwright/test';
import { NOW_MS } from './product.ts';

/** Far enough ahead that even the slowest machine can stop there in time: a clock cannot be set back. */
export const STOPPED_MS = NOW_MS + 60_000;

/**
 * Stops the page's clock from the start, so that only the test moves it and knows when each timer was set. Needs `timers:
 * 'fake'`; call it before opening the page.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(STOPPED_MS);
}

/** Further ahead than the slowest machine gets during the call, in ms: a clock cannot be set back. */
const AHEAD_MS = 10_000;

/** Stops the clock of an open page: only `page.clock` moves it, and no message disappears by itself. Needs `timers: 'fake'`. */
export async function stopClockNow(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(nowMs + AHEAD_MS);
}

/**
 * Makes the page poll now; the response includes everything that happened before. Needs `timers: 'fake'`.
 *
 * @param call as for `page.waitForRequest`
 */
export async function pollNow(page: Page, call: string, everyMs: number): Promise<void> {
  const asked = page.waitForRequest(call);
  // In one jump, so that there is one poll: in steps, the deadline of its call could pass too.
  await page.clock.fastForward(everyMs);
  await asked;
}

/**
 * Waits until the page has finished the work that it started. React renders and runs its effects (which set timers and listen for
 * keys) in separate tasks, and a test could read or press a slow page in between. Does not wait for responses or timers.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}
