import type { Page } from '@playwright/test';
import { NETWORK_NOISE, openSite, reloadSite } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';

const KEY = 'vite-ui-theme';

test.describe('the theme at the first paint', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('is the stored one or the system’s, from the page’s first lines on', async ({
    page,
    demo,
  }) => {
    const seen = await recordThemes(page);
    // theme.test.ts covers every choice; here the browser's real storage and system setting are used.
    for (const [stored, system, theme] of [
      [null, 'dark', 'dark'],
      ['light', 'dark', 'light'],
      ['dark', 'light', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      // Without the site's script, the visible theme is the one set by the page's first lines.
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(`${demo.url}/terms`);
      await page.evaluate(([key, choice]) => choice !== null && localStorage.setItem(key, choice), [
        KEY,
        stored,
      ] as const);
      // A separate address for each case, because the previous page's paints may be reported late.
      const address = `/terms?${stored}-${system}`;
      await page.goto(demo.url + address);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await page.unrouteAll();
      await reloadSite(page);
      // One theme from the first paint until after the site's own script has run.
      const painted = () => seen.filter((each) => each.address === address);
      await expect.poll(() => painted().length).toBeGreaterThan(0);
      expect(new Set(painted().map((each) => each.theme))).toEqual(new Set([theme]));
    }
  });
});

test('it follows the system until a choice is made, which is stored and counts in other tabs', async ({
  page,
  demo,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, demo, '/');
  const root = page.locator('html');
  const button = page.getByRole('button', { name: 'Theme' });
  const system = page.getByRole('radio', { name: 'System' });
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);

  await test.step('with no stored choice the open page follows the system', async () => {
    const bar = page.locator('meta[name=theme-color][media=all]');
    for (const theme of ['light', 'dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(root).toHaveAttribute('data-theme', theme);
      // The browser's own bars have the page's background colour.
      await expect(bar).toHaveAttribute('content', await groundOf(page));
    }
  });

  await test.step('by keyboard: opened, changed, closed, with the focus back on its button', async () => {
    const other = await context.newPage();
    await openSite(other, demo, '/terms');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(system).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(system).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await stored()).toBe('dark');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.close();
  });

  await test.step('it wins over the system after a reload, until the system is chosen', async () => {
    await reloadSite(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await button.click();
    await system.check();
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await stored()).toBe('system');
  });
});

test("the instance's default holds until somebody chooses", async ({ page, launch }) => {
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

/** Records the theme at each change and each frame, from before the page's own first line. */
async function recordThemes(page: Page) {
  const themes: { theme: string; address: string }[] = [];
  await page.exposeFunction('noteTheme', (theme: string, address: string) =>
    themes.push({ theme, address }),
  );
  await page.addInitScript(() => {
    const note = () => {
      const theme = document.documentElement?.dataset.theme;
      // Nothing is painted before there is a body.
      if (!document.body) return;
      const { pathname, search } = window.location;
      (window as unknown as Noting).noteTheme(theme ?? 'none', pathname + search);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme'],
    });
    type Noting = { noteTheme: (theme: string, address: string) => void };
  });
  return themes;
}

/** The page's background colour on the screen. */
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
