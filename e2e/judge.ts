import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Once for each page that is loaded; past its own policy, which lets no such script in. */
export async function injectJudge(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe finds in what is shown now, after `injectJudge`. */
export async function violationsOf(page: Page) {
  return page.evaluate(async () => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    const { violations } = await judge.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  });
}

/** By how many pixels the page can be scrolled sideways. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
