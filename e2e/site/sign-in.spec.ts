import type { Page } from '@playwright/test';
import {
  OTHER_BOT_TOKEN,
  signWidget,
  TEST_BOT_ID,
  TEST_BOT_TOKEN,
  widgetSignIn,
} from '../../server/fakes/telegram/signer.ts';
import { openSite, reloadSite } from '../pages/board-page.ts';
import {
  ANNE,
  launchWithAnne,
  signInByMenu,
  signInPartsOf,
  signOutByMenu,
} from '../pages/sign-in-menu.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';

const SCRIPT = 'https://telegram.org/js/telegram-widget.js*';

test.describe('Sign in with Telegram', () => {
  let product: Product;
  test.beforeEach(async ({ launch }) => {
    product = await launchWithAnne(launch, { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN });
  });

  test('opens a session that survives a reload, until signing out', async ({ page }) => {
    const asked = await fakeTelegram(page, widgetSignIn(ANNE, NOW_MS));
    await openSite(page, product, '/');
    await signInByMenu(page);
    await expect(page.getByText('Signed in as Anne', { exact: true })).toBeVisible();
    expect(await asked()).toEqual([{ bot_id: TEST_BOT_ID }]);
    await openSite(page, product, '/leaderboard');
    const menu = page.getByRole('button', { name: 'Signed in as Anne' });
    const ownRow = page.getByRole('region', { name: 'Your place on the board' });
    await expect(ownRow.getByText('You', { exact: true })).toBeVisible();
    await expect(menu).toBeVisible();
    await signOutByMenu(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await reloadSite(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  const anne = widgetSignIn(ANNE, NOW_MS);

  test.describe('data that does not verify', () => {
    test.use({ allowConsole: /Failed to load resource/ });

    test('opens nothing and says why, and opens a session only once', async ({ page }) => {
      const { open, ask } = signInPartsOf(page);
      await fakeTelegram(page, null);
      await openSite(page, product, '/');
      await open.click();
      for (const [name, data, title] of [
        ['forged', signWidget(bare(anne), OTHER_BOT_TOKEN), 'Authentication Verification Failed'],
        ['stale', widgetSignIn(ANNE, NOW_MS - 86_401_000), 'Session Expired'],
        ['a stranger', widgetSignIn('99', NOW_MS), 'Account Not Found'],
        ['incomplete', { id: 11, first_name: 'Anne' }, 'Authentication Error'],
        ['given up', false, 'Not signed in'],
      ] as const) {
        await page.evaluate((answer) => Object.assign(window, { answer }), data);
        await ask.click();
        await expect(page.getByText(title, { exact: true }), name).toBeVisible();
      }
      await reloadSite(page);
      await expect(open).toBeVisible();

      await fakeTelegram(page, anne);
      await signInByMenu(page);
      await signOutByMenu(page);
      await signInByMenu(page);
      await expect(page.getByText('Session Expired', { exact: true })).toBeVisible();
      await reloadSite(page);
      await expect(open).toBeVisible();
    });
  });

  test.describe('Telegram’s script', () => {
    test.use({ allowConsole: /net::ERR_|Failed to load resource/ });

    test('is loaded only when the sign-in is opened, and may fail', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(product.url)) asked.push(new URL(request.url()).host);
      });
      await page.route(SCRIPT, (route) => route.abort());
      await openSite(page, product, '/');
      await openSite(page, product, '/leaderboard');
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Widget Loading Error', { exact: true })).toBeVisible();
      expect(asked).toEqual(['telegram.org']);
      await page.unroute(SCRIPT);
      await fakeTelegram(page, anne);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Sign in with Telegram' }).click();
      await expect(page.getByRole('button', { name: 'Signed in as Anne' })).toBeVisible();
    });
  });
});

/** Stands in for Telegram's script, at the edge of the network: this is its window's answer, or `window.answer`, at once. */
async function fakeTelegram(page: Page, data: unknown) {
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.asked = [];
        window.Telegram = { Login: { auth(options, answer) {
          window.asked.push(options);
          answer(window.answer ?? ${JSON.stringify(data)});
        } } };`,
    }),
  );
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
}

function bare({ hash: _, ...fields }: ReturnType<typeof widgetSignIn>) {
  return fields;
}
