import type { Page } from '@playwright/test';
import { NETWORK_NOISE, openSite, reloadSite } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';

const KEY = 'vite-ui-theme';

test.describe('the theme at the first paint', () => {
  // Without the site's script, what is seen is what the page's first lines have set.
  test.use({ allowConsole: NETWORK_NOISE });

  for (const [stored, system, theme] of [
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['system', 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['purple', 'dark', 'dark'],
  ] as const) {
    test(`stored ${stored}, system ${system}: ${theme}`, async ({ page, demo }) => {
      await page.emulateMedia({ colorScheme: system });
      await store(page, stored);
      const seen = await recordThemes(page);
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(`${demo.url}/leaderboard`);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await page.unrouteAll();
      await openSite(page, demo, '/leaderboard');
      // From the first moment to the site's own script and after: one theme.
      expect(new Set(await seen())).toEqual(new Set([theme]));
      const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(dark).toBe(system === 'dark');
    });
  }
});

test('with no stored choice the open page follows the system', async ({ page, demo }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, demo, '/');
  const bar = page.locator('meta[name=theme-color][media=all]');
  for (const theme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // The browser's own bars have the colour of the page's ground.
    await expect(bar).toHaveAttribute('content', await groundOf(page));
  }
});

test('a choice is stored, overrides the system, and applies in other tabs', async ({
  page,
  demo,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, demo, '/');
  const other = await context.newPage();
  await openSite(other, demo, '/leaderboard');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await reloadSite(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('system');
});

test('by keyboard: opened, changed, closed, with the focus back on its button', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, demo, '/');
  const button = page.getByRole('button', { name: 'Theme' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test("the instance's default applies until somebody chooses", async ({ page, launch }) => {
  const product = await launch('empty', { environment: { DEFAULT_THEME: 'dark' } });
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, product, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('blocked storage breaks nothing', async ({ page, demo }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await openSite(page, demo, '/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

async function store(page: Page, choice: string | null): Promise<void> {
  if (choice === null) return;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    choice,
  ] as const);
}

/** Writes down the theme at each change and each frame, from before the page's own first line. */
async function recordThemes(page: Page) {
  const themes: string[] = [];
  await page.exposeFunction('noteTheme', (theme: string) => themes.push(theme));
  await page.addInitScript(() => {
    const note = () => {
      const theme = document.documentElement?.dataset.theme;
      // Nothing is painted before there is a body.
      if (document.body) (window as unknown as Noting).noteTheme(theme ?? 'none');
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme'],
    });
    type Noting = { noteTheme: (theme: string) => void };
  });
  return async () => {
    await expect.poll(() => themes.length).toBeGreaterThan(0);
    return themes;
  };
}

/** The colour of the page's ground as it is on the screen. */
async function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return 'no canvas';
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [...channels] = canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}
