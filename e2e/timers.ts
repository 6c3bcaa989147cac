import type { Page } from '@playwright/test';
import { NOW_MS } from './product.ts';

/** So far ahead that no test comes too late to stop there: each has a minute in all. */
export const STOPPED_MS = NOW_MS + 60_000;

/**
 * The page's clock stands still from its first moment and is moved by hand alone, so that it is sure what was set
 * when. For `timers: 'fake'`, before the page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(STOPPED_MS);
}

/** Further ahead than the slowest machine comes while it is told so: a clock is not set back. */
const AHEAD_MS = 10_000;

/** Stops the clock of a page that is open; from then on only `page.clock` moves it, and no message goes by itself. Wants `timers: 'fake'`. */
export async function stopClockNow(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(nowMs + AHEAD_MS);
}

/**
 * Has the page make its next poll now; whatever happened before is in the answer. Wants `timers: 'fake'`.
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
 * The page has done all that it had begun. React draws and runs its effects, which set timers and listen to keys, in
 * one task after the other, and a slow page is asked or pressed in between. Answers and timers are not waited for.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}
