import type { Page } from '@playwright/test';

/** Further ahead than the slowest machine comes while it is told so: a clock is not set back. */
const AHEAD_MS = 10_000;

/** Stops the page's clock; from then on only `page.clock` moves it, and no message goes by itself. Wants `timers: 'fake'`. */
export async function stopClock(page: Page): Promise<void> {
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
 * The page has done all that it had begun: what is seen already may listen to keys, and set its timers, a task later.
 * Answers and timers are not waited for.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}
