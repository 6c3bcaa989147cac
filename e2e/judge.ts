import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './product.ts';

/**
 * Every width and both themes, but not every combination: a theme changes colours, a width changes positions. The middle
 * width has nothing that the outer ones lack, so only its positions are judged.
 */
const LOOKS = [
  { width: 360, colorScheme: 'dark', isJudged: true },
  { width: 768, colorScheme: 'dark', isJudged: false },
  { width: 1280, colorScheme: 'light', isJudged: true },
] as const;

/** Judges the current page at every width and in both themes, and checks that nothing overflows it sideways. */
export async function expectFine(page: Page, also: () => Promise<void> = async () => {}) {
  for (const { width, colorScheme, isJudged } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const look = `${width} px, ${colorScheme}`;
    if (isJudged) expect(await violationsOf(page), look).toEqual([]);
    expect(await overflowOf(page), look).toBe(0);
    expect(await emptyBelow(page), look).toBe(0);
    await also();
  }
}

/** The open dialog: the page behind it is inert, and judged separately. */
export const OPEN_DIALOG = 'dialog[open]';

/** Axe's findings on the current page, or on the part that a selector matches. */
export async function violationsOf(page: Page, { within = 'html' } = {}) {
  // Once per loaded page; past the page's policy, which would refuse the script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    const part = document.querySelector(selector) ?? document.documentElement;
    // No rule that needs the style sheets parsed again is enabled.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: false };
    const results = [
      await judge.run(part, { ...options, rules: { 'color-contrast': { enabled: false } } }),
      await judge.run(textsOfEachLook(), { ...options, runOnly: ['color-contrast'] }),
    ];
    return results
      .flatMap(({ violations }) => violations)
      .map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));

    // Contrast takes four times as long as all other rules together, and depends on a text's look alone: the first and the
    // last text of each are judged. What lies behind a text without being around it (the chart) is up to `tokens.test.ts`.
    function textsOfEachLook(): Element[] {
      const looks = new Map<string, Element[]>();
      for (const element of part.querySelectorAll('*')) {
        if (!showsText(element)) continue;
        const look = lookOf(element);
        looks.set(look, [...(looks.get(look) ?? []).slice(0, 1), element]);
      }
      return [...looks.values()].flat();
    }

    function showsText(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return width > 1 && height > 1 && texts.some(({ textContent }) => textContent?.trim());
    }

    function lookOf(text: Element): string {
      const { color, fontSize, fontWeight } = getComputedStyle(text);
      const look = [color, fontSize, fontWeight];
      for (let element: Element | null = text; element; element = element.parentElement) {
        const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
        const ground = [opacity, backgroundColor, backgroundImage].join();
        if (ground !== '1,rgba(0, 0, 0, 0),none') look.push(ground);
      }
      return look.join();
    }
  }, within);
}

/** How many pixels the page scrolls sideways. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** How many empty pixels there are below the footer. */
export async function emptyBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom;
    if (end === undefined) return 0;
    return Math.max(0, scrollHeight - Math.max(Math.ceil(end + window.scrollY), clientHeight));
  });
}
