import type { Page } from '@playwright/test';
import { miniAppSignIn, TEST_BOT_TOKEN } from '../server/services/test-telegram-signer.ts';
import { openSite } from './board-page.ts';
import { expect, NOW_MS, type Product, test } from './product.ts';

const ANNE = '11';
type Told = { type: string; data: unknown };

test.describe('Inside Telegram', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  let product: Product;
  test.beforeEach(async ({ launch, page }) => {
    product = await launch('empty', { environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN } });
    const at = new Date(NOW_MS).toISOString();
    await product.report({ id: 'a', type: 'gm', at, telegramId: ANNE, firstName: 'Anne' });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('the app takes the height, guards its closing, colours the bars and taps back', async ({
    page,
  }) => {
    const told = await beNativeClient(page);
    await openSite(page, product, `/leaderboard#tgWebAppData=${launchData()}`);
    await expect(page.getByRole('button', { name: 'Signed in as Anne' })).toBeVisible();
    expect(await told()).toEqual([
      { type: 'web_app_ready', data: {} },
      { type: 'web_app_expand', data: {} },
      { type: 'web_app_setup_closing_behavior', data: { need_confirmation: true } },
      { type: 'web_app_request_viewport', data: {} },
      { type: 'web_app_set_header_color', data: { color: '#f6f1e7' } },
      { type: 'web_app_set_background_color', data: { color: '#f6f1e7' } },
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
  });

  for (const [surface, shown] of [
    ['full', true],
    ['community', false],
  ] as const) {
    test(`the surface ${surface} ${shown ? 'shows' : 'leaves out'} wallets and prices`, async ({
      page,
      launch,
    }) => {
      const site = await launch('empty', { environment: { MINI_APP_SURFACE: surface } });
      const main = page.getByRole('main');
      const links = ['CoinGecko', 'CoinMarketCap', 'Wallet bot'].map((name) =>
        main.getByRole('listitem').filter({ hasText: name }),
      );
      await openSite(page, site, '/');
      for (const link of links) await expect(link).toBeVisible();
      await beNativeClient(page);
      await openSite(page, site, '/');
      await expect(page.locator('html')).toHaveAttribute('data-surface', surface);
      for (const link of links) await expect(link).toBeVisible({ visible: shown });
      await expect(main.getByRole('listitem').filter({ hasText: 'Block explorer' })).toBeVisible();
    });
  }

  test('a reload stays signed in, though what Telegram signed is good only once', async ({
    page,
  }) => {
    await beNativeClient(page);
    await openSite(page, product, `/leaderboard#tgWebAppData=${launchData()}`);
    const menu = page.getByRole('button', { name: 'Signed in as Anne' });
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your place on the board' })).toBeVisible();
  });

  test('in a frame without cookies the own place is read with the bearer, and nothing more', async ({
    page,
    context,
  }) => {
    // Telegram's web client, where the browser keeps this site's cookies out.
    await context.route(`${product.url}/api/**`, async (route) => {
      const { cookie: _, ...headers } = await route.request().allHeaders();
      await route.continue({ headers });
    });
    await beNativeClient(page);
    await openSite(page, product, `/leaderboard#tgWebAppData=${launchData()}`);
    await context.clearCookies();
    const ownRow = page.getByRole('region', { name: 'Your place on the board' });
    await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
    // Headers cannot be read any more once the page is gone.
    await context.unrouteAll({ behavior: 'wait' });
  });

  test.describe('who is not let in', () => {
    test.use({ allowConsole: /Failed to load resource/ });
    for (const [name, initData, title] of [
      ['with another hash', launchData().replace(/hash%3D\w/, 'hash%3D0'), /^Authentication/],
      ['a day late', launchData(NOW_MS - 86_401_000), 'Session Expired'],
      ['unknown to the bot', launchData(NOW_MS, '99'), 'Account Not Found'],
    ] as const) {
      test(`${name} looks on as a visitor`, async ({ page }) => {
        await beNativeClient(page);
        await openSite(page, product, `/#tgWebAppData=${initData}`);
        await expect(page.getByText(title).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      });
    }
  });
});

function launchData(atMs = NOW_MS, telegramId = ANNE): string {
  return encodeURIComponent(miniAppSignIn(telegramId, atMs));
}

/** What a native client puts into the page; gives what it was told. */
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
