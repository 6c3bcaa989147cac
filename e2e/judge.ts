import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { someOf } from '../server/testing/run/scope.ts';
import { expect, test } from './product.ts';

/**
 * Every width and both themes, but not every combination: a theme changes colours, a width changes positions. The middle width
 * has nothing that the outer ones lack, so only its positions are judged.
 */
const LOOKS = [
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Pages that a test has judged so far. */
const judgedBy = new WeakMap<object, number>();

/** Draws one in three of a test's pages; all in a whole run. Judging takes longer than the rest of most tests. */
function isDrawn(): boolean {
  const info = test.info();
  const number = judgedBy.get(info) ?? 0;
  judgedBy.set(info, number + 1);
  return someOf([0, 1, 2], 1, `${info.title} ${number}`).includes(0);
}

/**
 * Judges the current page at every width and in both themes, and checks that nothing overflows it sideways. A page that is not
 * drawn is only measured, in the last look: the test continues in the same look in every run.
 */
export async function expectFine(page: Page, also: () => Promise<void> = async () => {}) {
  const isJudged = isDrawn();
  // Axe takes longer than everything else: it judges one width, or both in a whole run.
  const widths: readonly number[] = someOf([360, 1280], 1, test.info().title);
  // Otherwise the pointer rests on whatever another width puts below it, such as a mark with a tooltip.
  await page.mouse.move(0, 0);
  for (const { width, colorScheme } of isJudged ? LOOKS : LOOKS.slice(-1)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const look = `${width} px, ${colorScheme}`;
    if (isJudged && widths.includes(width)) expect(await violationsOf(page), look).toEqual([]);
    expect(await overflowOf(page), look).toBe(0);
    expect(await emptyBelow(page), look).toBe(0);
    await also();
  }
}

/** Asks axe about the current page, or the part that a selector matches, if it is drawn. */
export async function expectAccessible(page: Page, { within = 'html' } = {}): Promise<void> {
  if (!isDrawn()) return;
  const look = `${within} at ${page.viewportSize()?.width} px`;
  expect(await violationsOf(page, within), look).toEqual([]);
}

/** The open dialog: the page behind it is inert, and judged separately. */
export const OPEN_DIALOG = 'dialog[open]';

async function violationsOf(page: Page, within = 'html') {
  // Once per loaded page; bypasses the page's policy, which would refuse the script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    const part = document.querySelector(selector) ?? document.documentElement;
    const JUDGED = 'data-judged-text';
    judge.configure({ rules: [{ id: 'color-contrast', selector: `[${JUDGED}]` }] });
    const texts = textsOfEachLook();
    for (const text of texts) text.setAttribute(JUDGED, '');
    // In one run, because each run computes all positions again. No enabled rule needs the style sheets to be parsed again.
    const { violations } = await judge.run(part, { resultTypes: ['violations'], preload: false });
    for (const text of texts) text.removeAttribute(JUDGED);
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));

    // Contrast takes four times as long as all other rules together, and depends only on a text's look: the first and the last
    // text of each look are judged. Layers behind a text that do not contain it (the chart) are covered by `tokens.test.ts`.
    function textsOfEachLook(): Element[] {
      const looks = new Map<string, Element[]>();
      const grounds = new Map<Element, string>();
      for (const element of part.querySelectorAll('*')) {
        if (!showsText(element)) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const look = [color, fontSize, fontWeight, groundOf(element, grounds)].join();
        looks.set(look, [...(looks.get(look) ?? []).slice(0, 1), element]);
      }
      return [...looks.values()].flat();
    }

    function showsText(element: Element): boolean {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!texts.some(({ textContent }) => textContent?.trim())) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    }

    /** The background of an element, painted by itself and its ancestors. */
    function groundOf(element: Element, known: Map<Element, string>): string {
      const found = known.get(element);
      if (found !== undefined) return found;
      const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
      const own = [opacity, backgroundColor, backgroundImage].join();
      const around = element.parentElement ? groundOf(element.parentElement, known) : '';
      const ground = own === '1,rgba(0, 0, 0, 0),none' ? around : `${own},${around}`;
      known.set(element, ground);
      return ground;
    }
  }, within);
}

/** The number of pixels by which the page scrolls sideways. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The number of empty pixels below the footer. */
export async function emptyBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom;
    if (end === undefined) return 0;
    return Math.max(0, scrollHeight - Math.max(Math.ceil(end + window.scrollY), clientHeight));
  });
}
