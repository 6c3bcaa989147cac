import type { FrameLocator, Page } from '@playwright/test';
import { miniAppSignIn, TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { expectAccessible, overflowOf } from '../judge.ts';
import { ADMIN, launchPortal, openPortal } from '../pages/admin-page.ts';
import { openSite, reloadSite } from '../pages/board-page.ts';
import { expect, NOW_MS, type Product, shiftDate, test } from '../product.ts';

const ANNE = '11';
const LAUNCHED = 'tgWebAppVersion=9.0&tgWebAppPlatform=weba';
type Told = { type: string; data: unknown };

test.describe('Inside Telegram', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  let product: Product;
  test.beforeEach(async ({ launch, page }) => {
    product = await launch('empty', {
      environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, BOT_USERNAME: 'deck_bot' },
    });
    const at = new Date(NOW_MS).toISOString();
    await product.report({ id: 'a', type: 'gm', at, telegramId: ANNE, firstName: 'Anne' });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('the app takes the full height, colours the bars and gives haptic feedback', async ({
    page,
  }) => {
    const told = await beNativeClient(page);
    await openSite(page, product, `/leaderboard#tgWebAppData=${launchData()}`);
    await expect(page.getByRole('button', { name: 'Signed in as Anne' })).toBeVisible();
    expect(await told()).toEqual([
      { type: 'web_app_ready', data: {} },
      { type: 'web_app_expand', data: {} },
      { type: 'web_app_request_viewport', data: {} },
      { type: 'web_app_request_safe_area', data: {} },
      { type: 'web_app_request_content_safe_area', data: {} },
      { type: 'web_app_request_theme', data: {} },
      { type: 'web_app_set_header_color', data: { color: '#f6f1e7' } },
      { type: 'web_app_set_background_color', data: { color: '#f6f1e7' } },
      { type: 'web_app_set_bottom_bar_color', data: { color: '#f6f1e7' } },
    ]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(told)
      .toContainEqual({ type: 'web_app_set_header_color', data: { color: '#0f1b2a' } });
    await page.getByRole('button', { name: 'Refresh' }).tap();
    const tap = { type: 'impact', impact_style: 'light' };
    await expect
      .poll(async () => (await told()).at(-1))
      .toEqual({ type: 'web_app_trigger_haptic_feedback', data: tap });

    await tellApp(page, 'viewport_changed', { height: 500, is_state_stable: false });
    expect(await heights(page)).toEqual(['500px', '']);
    await tellApp(page, 'viewport_changed', { height: 620, is_state_stable: true });
    expect(await heights(page)).toEqual(['620px', '620px']);
    for (const odd of [null, {}, { height: 'x' }, { height: -1 }]) {
      await tellApp(page, 'viewport_changed', odd);
    }
    expect(await heights(page)).toEqual(['620px', '620px']);
    const search = page.getByRole('searchbox', { name: 'Search members' });
    await expect(search).toHaveCSS('font-size', '16px');

    await test.step('a reload stays signed in, though what Telegram signed is valid only once', async () => {
      const menu = page.getByRole('button', { name: 'Signed in as Anne' });
      await reloadSite(page);
      await expect(menu).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your place on the board' })).toBeVisible();
    });

    await test.step('asks before it closes only while typed text would be lost', async () => {
      const asked = async () =>
        (await told()).flatMap(({ type, data }) =>
          type === 'web_app_setup_closing_behavior' ? [data] : [],
        );
      const bar = page.getByRole('navigation', { name: 'App' });
      await bar.getByRole('link', { name: 'Tip' }).click();
      const chat = { path_full: '/deck_bot?start=tip' };
      expect((await told()).at(-1)).toEqual({ type: 'web_app_open_tg_link', data: chat });
      await bar.getByRole('link', { name: 'Me' }).click();
      await page.getByRole('button', { name: 'Submit content' }).click();
      expect(await asked()).toEqual([]);
      const link = page.getByRole('textbox', { name: 'Link' });
      await link.fill('https://x.com/anne/status/99');
      await expect(bar).toBeHidden();
      await expect.poll(asked).toEqual([{ need_confirmation: true }]);
      await link.fill('');
      await expect.poll(asked).toEqual([{ need_confirmation: true }, { need_confirmation: false }]);
    });

    await test.step('opened again, the app signs in again', async () => {
      product.clock.nowMs += 31 * 60_000;
      const signedIn = page.waitForResponse('**/api/auth/mini-app');
      const launched = encodeURIComponent(miniAppSignIn(ANNE, product.clock.nowMs));
      await page.goto('about:blank');
      await openSite(page, product, `/leaderboard#tgWebAppData=${launched}`);
      expect((await signedIn).status()).toBe(200);
    });
  });

  test.describe('elsewhere', () => {
    // The server refuses once.
    test.use({ allowConsole: /Failed to load resource/ });

    test('a frame without cookies reads the member’s place with the bearer token; a refused visitor can still read', async ({
      page,
      context,
    }) => {
      await beNativeClient(page);

      await test.step('a forged hash signs nobody in', async () => {
        const forged = launchData().replace(/hash%3D\w/, 'hash%3D0');
        await openSite(page, product, `/#tgWebAppData=${forged}`);
        await expect(page.getByText(/^Authentication/).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      });

      // Telegram's web client, in which the browser blocks this site's cookies.
      await context.route(`${product.url}/api/**`, async (route) => {
        const { cookie: _, ...headers } = await route.request().allHeaders();
        await route.continue({ headers });
      });
      await openSite(page, product, `/leaderboard#tgWebAppData=${launchData()}`);
      await context.clearCookies();
      const ownRow = page.getByRole('region', { name: 'Your place on the board' });
      await expect(ownRow.getByText('You', { exact: true })).toBeVisible();

      await test.step('and My Dashboard, also after the first token has expired', async () => {
        const renewed = page.waitForResponse('**/api/auth/mini-app/renewal');
        await page.evaluate(shiftDate, NOW_MS + 11 * 60_000);
        const menu = page.getByRole('navigation', { name: 'Main' });
        await menu.getByRole('link', { name: 'Creators' }).click();
        await page.getByRole('tab', { name: 'My Dashboard' }).click();
        expect((await renewed).status()).toBe(200);
        await expect(page.getByText('No payment history yet')).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
      // Headers can no longer be read once the page is gone.
      await context.unrouteAll({ behavior: 'wait' });
    });
  });
});

/** The sizes of three clients; desktops have no notch and no bar of the device. */
const CLIENTS = [
  {
    name: 'iOS',
    size: { width: 390, height: 844 },
    device: { top: 47, bottom: 34, left: 0, right: 0 },
  },
  {
    name: 'Android',
    size: { width: 360, height: 760 },
    device: { top: 24, bottom: 16, left: 0, right: 0 },
  },
  {
    name: 'desktop',
    size: { width: 384, height: 640 },
    device: { top: 0, bottom: 0, left: 0, right: 0 },
  },
] as const;
const DARK = encodeURIComponent(JSON.stringify({ bg_color: '#17212b', text_color: '#f5f5f5' }));

for (const { name, size, device } of CLIENTS) {
  test(`in ${name}: a page of its own, bar, back button, insets, and Telegram’s theme`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    const told = await beNativeClient(page);
    const saidOf = async (type: string) =>
      (await told()).filter((each) => each.type === type).map(({ data }) => data);
    const bar = page.getByRole('navigation', { name: 'App' });
    const frame = page.locator('.app-frame');

    await test.step('startapp leads to its page, in Telegram’s theme', async () => {
      await page.goto(
        `${demo.url}/?tgWebAppStartParam=weeks#${LAUNCHED}&tgWebAppThemeParams=${DARK}`,
      );
      await expect(page.getByRole('heading', { level: 1, name: 'The logbook' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(bar.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await tellApp(page, 'theme_changed', { theme_params: { bg_color: '#ffffff' } });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect
        .poll(() => saidOf('web_app_set_bottom_bar_color'))
        .toContainEqual({ color: '#0f1b2a' });
    });

    await test.step('what covers the page is added once', async () => {
      await tellApp(page, 'safe_area_changed', device);
      await tellApp(page, 'content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
      await tellApp(page, 'content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
      await expect(frame).toHaveCSS('padding-top', `${device.top + 46}px`);
      await expect(frame).toHaveCSS('padding-bottom', `${device.bottom + 56}px`);
      const box = await bar.boundingBox();
      expect(box?.height).toBeCloseTo(56 + device.bottom + 1, 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size.height);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
    });

    await test.step('the back button is there while there is something to go back to', async () => {
      const isThere = { is_visible: true };
      expect((await saidOf('web_app_setup_back_button')).at(-1)).not.toEqual(isThere);
      await bar.getByRole('link', { name: 'Board' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
      await expect
        .poll(async () => (await saidOf('web_app_setup_back_button')).at(-1))
        .toEqual(isThere);
      await tellApp(page, 'back_button_pressed', null);
      await expect(page.getByRole('heading', { level: 1, name: 'The logbook' })).toBeVisible();
      await expect
        .poll(async () => (await saidOf('web_app_setup_back_button')).at(-1))
        .toEqual({ is_visible: false });
    });
  });
}

test('the back button closes the dialog in front before it leaves the page', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const told = await beNativeClient(page);
  await openPortal(page, product, ADMIN, '?section=hunts');
  await page.getByRole('button', { name: 'Start from the template' }).click();
  const shown = async () =>
    (await told()).flatMap(({ type, data }) =>
      type === 'web_app_setup_back_button' ? [data] : [],
    );
  const before = await shown();
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await shown()).at(-1)).toEqual({ is_visible: true });
  const address = page.url();
  await tellApp(page, 'back_button_pressed', null);
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect((await shown()).at(-1)).toEqual(before.at(-1) ?? { is_visible: false });
});

test.describe('An instance with another surface', () => {
  // Telegram's page is on https, as in production; the test's server is not.
  test.use({ allowConsole: /Mixed Content/ });

  test('an instance may leave wallets and prices out inside Telegram, and only there', async ({
    page,
    context,
    demo,
    launch,
  }) => {
    const community = await launch('empty', { environment: { MINI_APP_SURFACE: 'community' } });
    const linksIn = (place: Page | FrameLocator) =>
      ['Block explorer', 'CoinGecko', 'CoinMarketCap', 'Wallet bot'].map((name) =>
        place.getByRole('main').getByRole('listitem').filter({ hasText: name }),
      );
    await test.step('a web client’s frame, which gets no cookies and cannot be recognized by the server', async () => {
      await context.grantPermissions(['local-network-access']);
      await page.route('https://web.telegram.org/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><script>told = []; onmessage = ({ data }) => told.push(data)</script>
            <iframe title="app" src="${community.url}/#${LAUNCHED}"></iframe>`,
        }),
      );
      await page.goto('https://web.telegram.org/a/');
      const app = page.frameLocator('iframe');
      // The page's script has taken over: an earlier press would reload the next page.
      await page.waitForFunction(() =>
        (window as unknown as { told: string[] }).told.some((text) => text.includes('app_ready')),
      );
      const [explorer, ...others] = linksIn(app);
      await expect(explorer ?? app.owner()).toBeVisible();
      for (const link of others) await expect(link).toHaveCount(0);
      const calls = page.waitForRequest('**/api/leaderboard?**');
      await app.getByRole('link', { name: 'Leaderboard' }).first().click();
      expect((await calls).url()).toContain('surface=community');
      expect(page.frames().at(-1)?.url()).toBe(`${community.url}/in-telegram/leaderboard`);
    });
    await context.clearPermissions();
    await openSite(page, community, '/');
    for (const link of linksIn(page)) await expect(link).toBeVisible();
    await beNativeClient(page);
    await openSite(page, demo, '/');
    for (const link of linksIn(page)) await expect(link).toBeVisible();
  });
});

function launchData(): string {
  return encodeURIComponent(miniAppSignIn(ANNE, NOW_MS));
}

/** Installs the objects of a native client in the page; returns the events that the page sent it. */
async function beNativeClient(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: Told[] = [];
    const postEvent = (type: string, data: string) => told.push({ type, data: JSON.parse(data) });
    Object.assign(window, { told, TelegramWebviewProxy: { postEvent } });
  });
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
}

async function tellApp(page: Page, type: string, data: unknown): Promise<void> {
  await page.evaluate(
    ([eventType, eventData]) => {
      type Native = { Telegram: { WebView: { receiveEvent(type: unknown, data: unknown): void } } };
      (window as unknown as Native).Telegram.WebView.receiveEvent(eventType, eventData);
    },
    [type, data] as const,
  );
}

function heights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['--tg-viewport-height', '--tg-viewport-stable-height'].map((name) =>
      document.documentElement.style.getPropertyValue(name),
    ),
  );
}
