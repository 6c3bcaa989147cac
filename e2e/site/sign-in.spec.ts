import {
  OTHER_BOT_TOKEN,
  signWidget,
  TEST_BOT_ID,
  TEST_BOT_TOKEN,
  widgetSignIn,
} from '../../server/fakes/telegram/signer.ts';
import { openSite, recordCalls, reloadSite } from '../pages/board-page.ts';
import {
  ANNE,
  launchWithAnne,
  signInByMenu,
  signInPartsOf,
  signOutByMenu,
} from '../pages/sign-in-menu.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';
import { fakeTelegramWindow } from '../telegram-oauth.ts';

test.describe('Sign in with Telegram', () => {
  let product: Product;
  test.beforeEach(async ({ launch }) => {
    product = await launchWithAnne(launch, { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN });
  });

  test('opens a session that survives a reload, until signing out', async ({ page, context }) => {
    const { asked } = await fakeTelegramWindow(context, () => ({
      result: widgetSignIn(ANNE, NOW_MS),
    }));
    await openSite(page, product, '/');
    await signInByMenu(page);
    await expect(page.getByText('Signed in as Anne', { exact: true })).toBeVisible();
    expect(asked).toEqual([{ bot_id: TEST_BOT_ID, origin: product.url }]);
    await expect.poll(() => context.pages().length).toBe(1);
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

    test('opens nothing and says why, and opens a session only once', async ({ page, context }) => {
      const { open, ask } = signInPartsOf(page);
      const telegram = await fakeTelegramWindow(context, () => 'closed');
      await openSite(page, product, '/');
      await open.click();
      for (const [name, data, title] of [
        ['forged', signWidget(bare(anne), OTHER_BOT_TOKEN), 'Authentication Verification Failed'],
        ['stale', widgetSignIn(ANNE, NOW_MS - 86_401_000), 'Session Expired'],
        ['a stranger', widgetSignIn('99', NOW_MS), 'Account Not Found'],
        ['incomplete', { id: 11, first_name: 'Anne' }, 'Authentication Error'],
        ['given up', false, 'Not signed in'],
      ] as const) {
        telegram.answer = () => ({ result: data });
        await ask.click();
        await expect(page.getByText(title, { exact: true }), name).toBeVisible();
      }
      await reloadSite(page);
      telegram.answer = () => 'closed';
      await open.click();
      await ask.click();
      await expect(page.getByText('Not signed in', { exact: true })).toBeVisible();
      await reloadSite(page);
      await expect(open).toBeVisible();

      telegram.answer = () => ({ result: anne });
      await signInByMenu(page);
      await signOutByMenu(page);
      await signInByMenu(page);
      await expect(page.getByText('Session Expired', { exact: true })).toBeVisible();
      await reloadSite(page);
      await expect(open).toBeVisible();
    });
  });

  test('only Telegram’s own window is heard, and only what it says in its own form', async ({
    page,
    context,
  }) => {
    const { open, ask, menu } = signInPartsOf(page);
    const calls = recordCalls(page);
    const message = JSON.stringify({ event: 'auth_result', result: anne });
    const telegram = await fakeTelegramWindow(context, () => ({ text: '{"event":"ready"}' }));
    await context.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,"><script>
          opener.postMessage(${JSON.stringify(message)}, '*')</script>`,
      }),
    );
    await openSite(page, product, '/');
    await open.click();
    const popup = page.waitForEvent('popup');
    await ask.click();
    const telegramWindow = await popup;
    await telegramWindow.waitForLoadState();

    // Messages from the page itself, from another window, and in other forms from Telegram's window.
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener('message', resolve, { once: true })),
    );
    await page.evaluate((text) => postMessage(text, '*'), message);
    await heard;
    const other = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('https://elsewhere.example/', 'other'));
    await (await other).waitForLoadState();
    await (await other).close();
    for (const odd of [
      JSON.parse(message),
      message.replace('auth_result', 'auth_user'),
      `[${message}]`,
      '{',
      'x'.repeat(40_000),
    ]) {
      await telegramWindow.evaluate((data) => opener.postMessage(data, '*'), odd);
    }
    // The page handles earlier messages before it runs this.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(calls.to('/api/auth')).toEqual([]);

    await telegramWindow.evaluate((data) => opener.postMessage(data, '*'), message);
    await expect(menu).toBeVisible();
    expect(calls.to('/api/auth')).toEqual(['/api/auth/telegram']);
    expect(telegram.asked).toHaveLength(1);
  });

  test.describe('Telegram’s window', () => {
    test('is opened only by the press, and may be blocked', async ({ page, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        if (!request.url().startsWith(product.url)) asked.push(new URL(request.url()).host);
      });
      await fakeTelegramWindow(context, () => ({ result: anne }));
      await openSite(page, product, '/');
      await openSite(page, product, '/leaderboard');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const ask = page.getByRole('button', { name: 'Sign in with Telegram' });
      await expect(ask).toBeEnabled();
      expect(asked).toEqual([]);
      await page.evaluate(() => {
        const { open } = window;
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await ask.click();
      await expect(page.getByText('Widget Loading Error', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await ask.click();
      await expect(page.getByRole('button', { name: 'Signed in as Anne' })).toBeVisible();
      expect(asked).toEqual(['oauth.telegram.org']);
    });
  });
});

function bare({ hash: _, ...fields }: ReturnType<typeof widgetSignIn>) {
  return fields;
}
