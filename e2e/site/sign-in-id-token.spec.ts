import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  idTokenClaims,
  TEST_CLIENT_ID,
} from '../../server/fakes/telegram/signer.ts';
import { expectFine, overflowOf } from '../judge.ts';
import { expectVisibleFocus, tabTo } from '../keyboard.ts';
import {
  breakCalls,
  NETWORK_NOISE,
  openSite,
  recordCalls,
  reloadSite,
} from '../pages/board-page.ts';
import { ANNE, launchWithAnne, signInPartsOf, signOutByMenu } from '../pages/sign-in-menu.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';
import {
  fakeTelegramWindow,
  serveKeys,
  TELEGRAM_WINDOW,
  type WindowAnswer,
} from '../telegram-oauth.ts';

const UNVERIFIED = 'Authentication Verification Failed';
const OUTDATED = 'Session Expired';
const NONCE_CALL = '**/api/auth/nonce';

let signer: IdTokenSigner;
test.beforeAll(async () => {
  signer = await createIdTokenSigner();
});

let product: Product;
let keys: Awaited<ReturnType<typeof serveKeys>>;
let telegram: Awaited<ReturnType<typeof fakeTelegramWindow>>;
test.beforeEach(async ({ launch, context }) => {
  keys = await serveKeys(signer.keySet);
  product = await launchWithAnne(launch, {
    TELEGRAM_CLIENT_ID: TEST_CLIENT_ID,
    TELEGRAM_OAUTH_ROOT: keys.root,
  });
  telegram = await fakeTelegramWindow(context, answerAnne);
});
test.afterEach(() => keys.close());

test.describe('Telegram’s newer login', () => {
  test('opens a session that survives a reload, and makes no requests before it is opened', async ({
    page,
    context,
  }) => {
    const { menu, open, ask } = signInPartsOf(page);
    const others: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== product.url) others.push(origin + pathname);
    });
    const calls = recordCalls(page);
    await openSite(page, product, '/leaderboard');
    await openSite(page, product, '/');
    await open.hover();
    await open.focus();
    await calls.settled();
    expect(others).toEqual([]);
    expect(calls.to('/api/auth')).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    const given = page.waitForResponse(NONCE_CALL);
    await open.click();
    const { nonce } = await (await given).json();
    expect(await context.cookies()).toEqual([
      expect.objectContaining({ name: 'deck-nonce', httpOnly: true, sameSite: 'Strict' }),
    ]);
    await expect(ask).toBeEnabled();
    expect(others).toEqual([]);
    expect(calls.to('/api/auth')).toEqual(['/api/auth/nonce']);
    expect(keys.asked).toEqual([]);

    await ask.click();
    await expect(page.getByText('Signed in as Anne', { exact: true })).toBeVisible();
    await expect(menu).toBeVisible();
    expect(others).toEqual([TELEGRAM_WINDOW]);
    expect(telegram.asked).toEqual([
      {
        response_type: 'post_message',
        client_id: TEST_CLIENT_ID,
        redirect_uri: `${product.url}/`,
        scope: 'openid profile',
        nonce,
        origin: product.url,
      },
    ]);
    expect(keys.asked).toEqual(['/.well-known/jwks.json']);

    const cookies = await context.cookies();
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'deck', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await reloadSite(page);
    await expect(menu).toBeVisible();
    await openSite(page, product, '/leaderboard');
    const ownRow = page.getByRole('region', { name: 'Your place on the board' });
    await expect(ownRow.getByText('You', { exact: true })).toBeVisible();

    await signOutByMenu(page);
    await expect(open).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    // The server no longer knows the session either.
    await context.addCookies(cookies);
    await reloadSite(page);
    await expect(open).toBeVisible();
    expect(await countSessions()).toBe(0);
  });
});

test.describe('an id_token', () => {
  test.use({ allowConsole: /Failed to load resource/ });

  type Answer = typeof telegram.answer;
  const sign =
    (claims: object): Answer =>
    async ({ nonce = '' }) => ({
      result: await signer.sign({ ...idTokenClaims(ANNE, NOW_MS, nonce), ...claims }),
    });
  // One for each title; id-token.test.ts and sign-in-id-token.test.ts cover the other invalid tokens.
  const cases: [name: string, answer: Answer, title: string][] = [
    ['altered', answerAltered, UNVERIFIED],
    ['over this second', sign({ exp: NOW_MS / 1000 }), OUTDATED],
    ['for another client', sign({ aud: '7000000004' }), UNVERIFIED],
    ['of somebody whom the bot does not know', sign({ id: 99 }), 'Account Not Found'],
    ['not there', () => ({ result: null }), 'Authentication Error'],
    ['in another form', () => ({ result: 'a.b' }), 'Authentication Error'],
    [
      'refused',
      () => ({ text: '{"event":"auth_result","error":"access_denied"}' }),
      'Not signed in',
    ],
    ['not waited for', () => 'closed', 'Not signed in'],
  ];

  test('that does not verify opens nothing, the page says why, and the next is taken', async ({
    page,
    context,
  }) => {
    const { menu, open, ask } = signInPartsOf(page);
    await openSite(page, product, '/');
    await open.click();
    await test.step('cannot be verified without Telegram’s keys', async () => {
      keys.down = true;
      await ask.click();
      await expect(page.getByText('Authentication Failed', { exact: true })).toBeVisible();
      await expect(page.getByText(/Telegram's keys cannot be fetched/).first()).toBeVisible();
      expect(await countSessions()).toBe(0);
      keys.down = false;
      // The server fetches them again after half a minute, and not before.
      product.clock.nowMs += 30_000;
    });
    for (const [name, answer, title] of cases) {
      await test.step(name, async () => {
        telegram.answer = answer;
        await ask.click();
        await expect(page.getByText(title, { exact: true }).last()).toBeVisible();
        await expect(open).toBeVisible();
        expect(await namesOfCookies(page)).toEqual(['deck-nonce']);
        expect(await countSessions()).toBe(0);
      });
    }
    telegram.answer = answerAnne;
    await ask.click();
    await expect(menu).toBeVisible();
    expect(keys.asked).toHaveLength(2);
    expect(await namesOfCookies(page)).toEqual(['deck']);
    await expect.poll(() => context.pages().length).toBe(1);
  });
});

test.describe('the panel', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('says when the nonce does not load, and tries again; the judge finds no fault', async ({
    page,
  }) => {
    const { menu, open, ask, tryAgain } = signInPartsOf(page);
    await openSite(page, product, '/');
    const restore = await breakCalls(page, NONCE_CALL);
    const failed = page.waitForResponse(NONCE_CALL);
    await open.click();
    expect((await failed).status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('Widget Loading Error');
    await expectFine(page);
    await restore();
    await tryAgain.click();
    await expect(ask).toBeEnabled();
    await expectFine(page);
    await ask.click();
    await expect(menu).toBeVisible();
  });

  test('works with the keyboard alone, whatever fails', async ({ page }) => {
    const { menu, open, ask, tryAgain, leave } = signInPartsOf(page);
    await page.route(NONCE_CALL, (route) => route.abort(), { times: 1 });
    await openSite(page, product, '/');
    await tabTo(page, open);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(tryAgain).toBeVisible();
    await tabTo(page, tryAgain);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(ask).toBeEnabled();
    await expect(ask).toBeFocused();
    await expectVisibleFocus(page);

    telegram.answer = answerAltered;
    await page.keyboard.press('Enter');
    await expect(page.getByText(UNVERIFIED, { exact: true })).toBeVisible();
    await expect(ask).toBeEnabled();
    await expect(ask).toBeFocused();
    telegram.answer = answerAnne;
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    await expectVisibleFocus(page);

    await page.keyboard.press('Enter');
    await expect(leave).toBeVisible();
    await tabTo(page, leave);
    await page.keyboard.press('Enter');
    await expect(open).toBeFocused();
  });

  test.describe('on a phone of 360 px', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('fits, has targets large enough for a finger, and signs in', async ({ page }) => {
      const { menu, open, ask, tryAgain } = signInPartsOf(page);
      await page.route(NONCE_CALL, (route) => route.abort(), { times: 1 });
      await openSite(page, product, '/');
      await open.tap();
      await expect(tryAgain).toBeVisible();
      await expectWithin(page, tryAgain);
      await tryAgain.tap();
      await expect(ask).toBeEnabled();
      await expectWithin(page, ask);
      await ask.tap();
      await expect(menu).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
    });
  });
});

async function answerAnne({ nonce = '' }: Record<string, string>): Promise<WindowAnswer> {
  return { result: await signAnne(nonce) };
}

async function answerAltered({ nonce = '' }: Record<string, string>): Promise<WindowAnswer> {
  return { result: alter(await signAnne(nonce)) };
}

function signAnne(nonce: string): Promise<string> {
  return signer.sign(idTokenClaims(ANNE, product.clock.nowMs, nonce));
}

/** The same token for somebody else, with the signature for Anne's. */
function alter(idToken: string): string {
  const [header, payload = '', signature] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, encode({ ...claims, id: 12 }), signature].join('.');
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function namesOfCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

async function countSessions(): Promise<number> {
  return (await sql`select 1 from sessions`.execute(product.db)).rows.length;
}

/**
 * Checks that the panel stays within the screen, its content within the panel, and that the button is large enough for a finger.
 */
async function expectWithin(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  const id = await signInPartsOf(page).open.getAttribute('aria-controls');
  const outer = await page.locator(`[id="${id}"]`).boundingBox();
  const inner = await button.boundingBox();
  if (outer === null || inner === null) throw new Error('The panel is not shown');
  expect(outer.x).toBeGreaterThanOrEqual(0);
  expect(outer.x + outer.width).toBeLessThanOrEqual(360);
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.height).toBeGreaterThanOrEqual(44);
  expect(await overflowOf(page)).toBe(0);
}
