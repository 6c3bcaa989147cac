import { pbkdf2Sync } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { createFakeChainIndex } from '../../server/fakes/chain-index/chain-index.ts';
import { keyOfWords } from '../../server/testing/wallet/coin-reference.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, test } from '../product.ts';
import { findSecrets } from './secrets.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const PATH = "m/44'/2013'/0'/0/0";

/** Everything that the browser sends and says, from now on. */
function record(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  context.on('console', (message) => seen.push(message.text()));
  context.on('weberror', ({ error }) => seen.push(`${error()}`));
  return seen;
}

/** Everything that the browser keeps. */
async function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      [
        window.name,
        document.referrer,
        document.cookie,
        history.state,
        location.href,
        document.title,
      ],
    ];
    for (const name of await caches.keys()) kept.push(name);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        kept.push(name, store, request.result);
      }
      database.close();
    }
    return JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  });
}

test('no word, key, seed or passphrase leaves the page, nor is kept in the open', async ({
  page,
  context,
  launch,
  browser,
}) => {
  const product = await launch('empty', { chainIndex: createFakeChainIndex() });
  await product.report({
    id: 'a',
    type: 'account_created',
    at: '2026-03-04T11:00:00Z',
    telegramId: '5',
  });
  await context.addCookies([await product.signIn('5')]);
  const sent = record(context);
  const wallet = walletOn(page, product);

  await wallet.open();
  const words = await wallet.make(PASSPHRASE);
  await wallet.press('Use it for tips and shares');
  await wallet.press('Sign and use it');
  await wallet.at('Your wallet');
  const kept = [await readKept(page)];

  await wallet.press('Show words or private key');
  await wallet.passphraseIs(PASSPHRASE);
  await wallet.press('Show them');
  await wallet.at('Your secrets');
  await expect(page.getByRole('listitem')).toHaveText(words.split(' '));
  const wif = (await page.locator('.code').textContent()) ?? '';
  kept.push(await readKept(page));
  await wallet.press('Done');
  const download = page.waitForEvent('download');
  await wallet.press('Save a backup file');
  kept.push(String(await (await (await download).createReadStream()).toArray()));
  await wallet.press('Lock');
  await wallet.unlock(`${PASSPHRASE}!`);
  await expect(wallet.problem.filter({ hasText: 'does not open' })).toBeVisible({
    timeout: 60_000,
  });
  kept.push(await readKept(page), await page.content());

  // A second device.
  const other = await browser.newContext();
  sent.push(...[]);
  const otherSent = record(other);
  const otherPage = await other.newPage();
  const restored = walletOn(otherPage, product);
  await restored.open();
  await restored.restore(words, PASSPHRASE);
  kept.push(await readKept(otherPage));
  await other.close();

  const secrets = {
    words,
    passphrase: PASSPHRASE,
    wif,
    seed: pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512'),
    key: keyOfWords(words, PATH),
    account: keyOfWords(words, "m/44'/2013'/0'"),
  };
  const recorded = [...sent, ...otherSent, ...kept].join('\n');
  expect(recorded).toContain('/api/wallet/address-proofs');
  expect(recorded).toContain('"passphrase":{');
  // The search would find them.
  for (const planted of [words, PASSPHRASE]) {
    expect(findSecrets(`{"x":"${btoa(`..${planted}`)}"}`, secrets)).toHaveLength(1);
  }
  expect(findSecrets(recorded, secrets)).toEqual([]);
  // No other host, ever.
  const hosts = [...sent, ...otherSent].filter((text) => /^(https?|wss?):/.test(text));
  expect(
    hosts.filter((url) => !url.startsWith(`${product.url}/`) && !url.startsWith('blob:')),
  ).toEqual([]);
});
