import type { Page } from '@playwright/test';

/** Controls that are too small for a finger. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, summary, [role=button]',
    );
    const small: string[] = [];
    for (const control of controls) {
      const label = control.closest('label') ?? control;
      const { width, height } = label.getBoundingClientRect();
      const isShown = control.checkVisibility() && getComputedStyle(control).clipPath === 'none';
      if (isShown && (height < 44 || width < 24)) {
        small.push(
          `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`,
        );
      }
    }
    return small;
  });
}
