import type { Page } from '@playwright/test';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { someOf } from '../../server/testing/run/scope.ts';
import { addressOfKey, keyOfWords } from '../../server/testing/wallet/coin-reference.ts';
import { openSite } from '../pages/board-page.ts';
import { signInPartsOf } from '../pages/sign-in-menu.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, type Product, test } from '../product.ts';
import { backupOn, OURS, WORDS } from './backup.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const THIEF = addressOfKey(keyOfWords(WORDS, "m/44'/0'/0'/0/3"), 0x10);

/** The wallet's record as the first theft left it: no secret, and the thief's address. */
const NOBODYS = { network: 'main', sealed: null, addresses: [{ address: THIEF, path: null }] };

/** Rewrites all stored data of the wallet, as a script on this origin can. */
async function swap(page: Page, input: { whole?: unknown; from?: string; to?: string }) {
  await page.evaluate(async ({ whole, from, to }) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('wallet'));
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      for (const key of await done(store.getAllKeys())) {
        const text = JSON.stringify(await done(store.get(key)));
        const next = from === undefined ? whole : JSON.parse(text.replaceAll(from, to ?? ''));
        await done(store.put(next, key));
      }
    }
    database.close();
  }, input);
}

/** Brings a wallet into the browser, and shows its address. */
async function bring(page: Page, product: Pick<Product, 'url'>) {
  const wallet = walletOn(page, product);
  await wallet.open();
  await wallet.openBackup(backupOn('main', PASSPHRASE), PASSPHRASE);
  await wallet.at('Your wallet');
  await wallet.press('Receive');
  await expect(page.getByRole('img', { name: OURS.main })).toBeVisible();
  return wallet;
}

async function addressesShown(page: Page): Promise<string> {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((e) => e.ariaLabel));
  return `${await page.locator('body').innerText()} ${labels.join(' ')}`;
}

test.describe('a script in place of Telegram’s', () => {
  // The page's policy blocks it, and the console reports that.
  test.use({ allowConsole: /Failed to load resource|net::ERR_|Content Security Policy/ });

  const LOGINS = [
    ['TELEGRAM_BOT_TOKEN', TEST_BOT_TOKEN],
    ['TELEGRAM_CLIENT_ID', '7000000003'],
  ] as const;
  for (const [name, value] of someOf(LOGINS, 1, 'logins')) {
    test(`runs on no page, and takes no wallet, with ${name}`, async ({
      page,
      context,
      launch,
    }) => {
      const product = await launch('empty', { environment: { [name]: value } });
      const script = `(${steal})(${JSON.stringify(NOBODYS)})`;
      const asked: string[] = [];
      await context.route(
        ({ hostname }) => hostname.endsWith('telegram.org'),
        (route) => {
          asked.push(route.request().resourceType());
          return route.fulfill({ contentType: 'text/javascript', body: script });
        },
      );
      const wallet = await bring(page, product);
      await openSite(page, product, '/');
      const { open, ask } = signInPartsOf(page);
      await open.click();
      await expect(ask).toBeEnabled();
      await openSite(page, product, '/admin');
      await expect(page.getByRole('button', { name: 'Log in with Telegram' })).toBeEnabled();
      // Loads it as the page itself would: only the page's own policy forbids it.
      await page.evaluate(
        (sources) =>
          Promise.all(
            sources.map(
              (src) =>
                new Promise((resolve) => {
                  const script = document.createElement('script');
                  script.onload = resolve;
                  script.onerror = resolve;
                  script.src = src;
                  document.head.append(script);
                }),
            ),
          ),
        [
          'https://telegram.org/js/telegram-widget.js?22',
          'https://telegram.org/js/telegram-web-app.js',
          'https://oauth.telegram.org/js/telegram-login.js',
        ],
      );
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
      await wallet.open();
      await wallet.unlock(PASSPHRASE);
      await wallet.at('Your wallet');
      await wallet.press('Receive');
      await expect(page.getByRole('img', { name: OURS.main })).toBeVisible();
    });
  }

  // Runs in the page.
  function steal(record: unknown): void {
    Object.assign(window, { stolen: true });
    const request = indexedDB.open('wallet');
    request.onsuccess = () => {
      const store = request.result.transaction('wallets', 'readwrite').objectStore('wallets');
      store.put(record, 'only');
    };
  }
});

test.describe('whatever is written in place of the wallet', () => {
  // Restoring asks for the chain's data, which the server gives only to members.
  test.use({ allowConsole: /401/ });

  const NO_WALLETS = [
    ['a record without a secret', { whole: NOBODYS }],
    ['no record at all', { whole: { kind: 'wallet' } }],
    ['a text', { whole: 'wallet' }],
  ] as const;
  for (const [name, input] of someOf(NO_WALLETS, 1, 'no wallets')) {
    test(`${name} is no wallet, and the words bring it back`, async ({ page, demo }) => {
      const wallet = await bring(page, demo);
      await openSite(page, demo, '/terms');
      await swap(page, input);
      await wallet.open();
      await wallet.at('This wallet cannot be read');
      expect(await addressesShown(page)).not.toContain(THIEF);
      await wallet.press('I have the words: remove it');
      await wallet.at('Your wallet');
      await wallet.restore(WORDS, PASSPHRASE);
      await wallet.press('Receive');
      await expect(page.getByRole('img', { name: OURS.main })).toBeVisible();
    });
  }

  const SWAPS = [
    ['another address', null, THIEF],
    ['another path', "m/44'/2013'/0'/0/0", "m/44'/2013'/0'/0/1"],
    ['another kind of secret', '"kind":"words"', '"kind":"wif"'],
  ] as const;
  for (const [name, from, to] of someOf(SWAPS, 1, 'swaps')) {
    test(`${name} in the record opens nothing`, async ({ page, demo }) => {
      const wallet = await bring(page, demo);
      await openSite(page, demo, '/terms');
      await swap(page, { from: from ?? OURS.main, to });
      await wallet.open();
      await wallet.unlock(PASSPHRASE);
      await expect(wallet.problem.filter({ hasText: 'does not open' })).toBeVisible();
      expect(await addressesShown(page)).not.toContain(THIEF);
      await wallet.at('Unlock your wallet');
    });
  }
});

test('an address that is only watched is never shown as the member’s own', async ({
  page,
  context,
  launch,
}) => {
  const product = await launch('empty');
  const at = '2026-03-04T11:00:00Z';
  await product.report(
    { id: 'a', type: 'account_created', at, telegramId: '5' },
    { id: 'b', type: 'primary_address_set', at, telegramId: '5', address: OURS.main },
  );
  await context.addCookies([await product.signIn('5')]);
  const wallet = walletOn(page, product);
  await wallet.open();
  await wallet.press('Only watch an address');
  await page.getByLabel('Address').fill(THIEF);
  await wallet.press('Watch it');
  await wallet.at('You only watch an address');
  const main = page.getByRole('main');
  await expect(main).toContainText(`Tips and shares reach you at ${OURS.main}, not here.`);
  await expect(main).toContainText('Nothing here proves that it is yours');
  for (const name of ['Receive', 'Send', 'Use it for tips and shares']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.reload();
  await wallet.at('You only watch an address');
  await wallet.press('Stop watching it');
  await wallet.at('Your wallet');
});

test('no text is signed but the proof of the wallet’s own address', async ({
  page,
  context,
  launch,
}) => {
  const product = await launch('empty');
  await product.report({
    id: 'a',
    type: 'account_created',
    at: '2026-03-04T11:00:00Z',
    telegramId: '5',
  });
  await context.addCookies([await product.signIn('5')]);
  const wallet = await bring(page, product);
  await wallet.press('Back');
  await wallet.press('Use it for tips and shares');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '');
  });
  const claim = `Quarterdeck: my address is ${OURS.main}.`;
  const rest = `I am the member with the Telegram id 5. ${'0'.repeat(32)} 2026-03-04T12:15:00.000Z`;
  for (const text of [
    `${claim} I owe the operators all my coins. ${rest}`,
    `${claim} ${rest} I owe the operators all my coins.`,
    `I owe the operators all my coins. ${claim} ${rest}`,
    `${claim.replace(OURS.main, `${THIEF} or ${OURS.main}`)} ${rest}`,
  ]) {
    await page.route(
      '**/api/wallet/address-proofs',
      (route) => route.fulfill({ json: { text, expiresAt: '2026-03-04T12:15:00.000Z' } }),
      { times: 1 },
    );
    await wallet.press('Sign and use it');
    await expect(wallet.problem.filter({ hasText: 'asked to sign something else' })).toBeVisible();
  }
  expect(sent).toEqual([]);
  await wallet.press('Sign and use it');
  await wallet.at('Your wallet');
  expect(sent).toHaveLength(1);
});
