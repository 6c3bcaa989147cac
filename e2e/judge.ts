import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './product.ts';

/**
 * Every width and both themes, but not each with each: what a theme changes is colour, what a width changes is
 * place, and no rule of the judge's looks at both at once.
 */
const LOOKS = [
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Judges what is shown now at every width and in both themes, and that nothing hangs out of the page there. */
export async function expectFine(page: Page, also: () => Promise<void> = async () => {}) {
  await injectJudge(page);
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const look = `${width} px, ${colorScheme}`;
    expect(await violationsOf(page), look).toEqual([]);
    expect(await overflowOf(page), look).toBe(0);
    expect(await emptyBelow(page), look).toBe(0);
    await also();
  }
}

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

/** How many pixels of nothing can be scrolled to below the footer. */
export async function emptyBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom;
    if (end === undefined) return 0;
    return Math.max(0, scrollHeight - Math.max(Math.ceil(end + window.scrollY), clientHeight));
  });
}
