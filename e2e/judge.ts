import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './product.ts';

/**
 * Every width and both themes, but not each with each: what a theme changes is colour, what a width changes is
 * place. Contrast takes most of the judge's time, so that it is judged once in each theme.
 */
const LOOKS = [
  { width: 360, colorScheme: 'dark', contrast: true },
  { width: 768, colorScheme: 'dark', contrast: false },
  { width: 1280, colorScheme: 'light', contrast: true },
] as const;

/** Judges what is shown now at every width and in both themes, and that nothing hangs out of the page there. */
export async function expectFine(page: Page, also: () => Promise<void> = async () => {}) {
  for (const { width, colorScheme, contrast } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const look = `${width} px, ${colorScheme}`;
    expect(await violationsOf(page, { contrast }), look).toEqual([]);
    expect(await overflowOf(page), look).toBe(0);
    expect(await emptyBelow(page), look).toBe(0);
    await also();
  }
}

/** The dialog that is open: the page behind it is inert, and judged without it. */
export const OPEN_DIALOG = 'dialog[open]';

/** What axe finds in what is shown now: in the whole page, or within what a selector finds. */
export async function violationsOf(page: Page, { contrast = true, within = 'html' } = {}) {
  // Once for each page that is loaded; past its own policy, which lets no such script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ enabled, selector }) => {
      const { axe: judge } = window as unknown as { axe: typeof axe };
      const { violations } = await judge.run(selector, {
        resultTypes: ['violations'],
        // No rule that needs the style sheets parsed again is on.
        preload: false,
        rules: { 'color-contrast': { enabled } },
      });
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    { enabled: contrast, selector: within },
  );
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
