import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  await expect(target).toBeFocused();
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { outlineStyle, outlineWidth };
  });
  expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
}
