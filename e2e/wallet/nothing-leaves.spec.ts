import { pbkdf2Sync } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { createFakeChainIndex } from '../../server/fakes/chain-index/chain-index.ts';
import { keyOfWords } from '../../server/testing/wallet/coin-reference.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, test } from '../product.ts';
import { proveFirstBlock } from './prove-coin.ts';
import { findSecrets } from './secrets.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const PATH = "m/44'/2013'/0'/0/0";

/** Records everything that the browser sends and logs from now on. */
function record(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  context.on('console', (message) => seen.push(message.text()));
  context.on('weberror', ({ error }) => seen.push(`${error()}`));
  return seen;
}

/** Everything that the browser stores. */
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

test('no word, key, seed or passphrase leaves the page, is kept in the open or logged by the server', async ({
  page,
  context,
  launch,
  browser,
}) => {
  const logs: string[] = [];
  const product = await launch('empty', { chainIndex: createFakeChainIndex(), logs });
  await proveFirstBlock(product);
  await product.report({
    id: 'a',
    type: 'account_created',
    at: '2026-03-04T11:00:00Z',
    telegramId: '5',
  });
  const cookie = await product.signIn('5');
  await context.addCookies([cookie]);
  const sent = record(context);
  const wallet = walletOn(page, product);

  await wallet.open();
  const words = await wallet.make(PASSPHRASE);
  await wallet.press('Use it for tips and shares');
  await wallet.press('Sign and use it');
  await wallet.at('Your wallet');
  const kept = [await readKept(page)];

  await wallet.press('Back up');
  await wallet.press('Show words or private key');
  await wallet.passphraseIs(PASSPHRASE);
  await wallet.press('Show them');
  await wallet.at('Your secrets');
  await expect(page.getByRole('listitem')).toHaveText(words.split(' '));
  const wif = (await page.locator('.code').textContent()) ?? '';
  kept.push(await readKept(page));
  await wallet.press('Done');
  const download = page.waitForEvent('download');
  await wallet.press('Back up');
  await wallet.press('Save a backup file');
  const backup = Buffer.concat(await (await (await download).createReadStream()).toArray());
  kept.push(String(backup));
  await wallet.press(/^Back$/);
  await wallet.press('Lock');
  await wallet.unlock(`${PASSPHRASE}!`);
  await expect(wallet.problem.filter({ hasText: 'does not open' })).toBeVisible({
    timeout: 60_000,
  });
  kept.push(await readKept(page), await page.content());

  // A second device, restored from the words.
  const second = await browser.newContext();
  const secondSent = record(second);
  const secondPage = await second.newPage();
  const restored = walletOn(secondPage, product);
  await restored.open();
  await restored.restore(words, PASSPHRASE);
  await expect(secondPage.getByText('only its first address is counted')).toBeVisible();
  kept.push(await readKept(secondPage));
  await second.close();

  // A third one, restored from the backup file; after its passphrase is forgotten, from the private key.
  const third = await browser.newContext();
  await third.addCookies([cookie]);
  const thirdSent = record(third);
  const thirdPage = await third.newPage();
  const opened = walletOn(thirdPage, product);
  const openFile = async (buffer: Buffer, name = 'wallet-backup.json') => {
    await thirdPage
      .getByLabel('Backup file')
      .setInputFiles({ name, mimeType: 'application/json', buffer });
    await opened.press('Open it');
  };
  await opened.open();
  await opened.press('Open a backup file');
  await opened.passphraseIs(PASSPHRASE, 'Its passphrase');
  await openFile(Buffer.from('{}'));
  await expect(opened.problem).toContainText('not a backup file');
  await openFile(backup);
  await opened.at('Your wallet');
  kept.push(await readKept(thirdPage));
  await opened.press('Receive');
  const address = (await thirdPage.locator('.code').textContent()) ?? '';
  await thirdPage.reload();
  await thirdPage.getByText('I forgot the passphrase').click();
  await opened.press('Remove it from this browser');
  await opened.press('I have the words: remove it');
  await opened.at('Your wallet');
  await opened.restore(wif, `new ${PASSPHRASE}`);
  kept.push(await readKept(thirdPage));
  await opened.press('Receive');
  await expect(thirdPage.locator('.code')).toHaveText(address);
  await third.close();

  const secrets = {
    words,
    passphrase: PASSPHRASE,
    wif,
    seed: pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512'),
    key: keyOfWords(words, PATH),
    account: keyOfWords(words, "m/44'/2013'/0'"),
  };
  const allSent = [...sent, ...secondSent, ...thirdSent];
  const recorded = [...allSent, ...kept, ...logs].join('\n');
  expect(allSent.join()).toContain('/api/wallet/used');
  expect(logs.join()).toContain('/api/wallet/address-proofs');
  expect(recorded).toContain('"passphrase":{');
  // The search would find them.
  for (const planted of [words, PASSPHRASE, wif]) {
    expect(findSecrets(`{"x":"${btoa(`..${planted}`)}"}`, secrets)).toHaveLength(1);
  }
  expect(findSecrets(recorded, secrets)).toEqual([]);
  // No other host, ever.
  const hosts = allSent.filter((text) => /^(https?|wss?):/.test(text));
  expect(
    hosts.filter((url) => !url.startsWith(`${product.url}/`) && !url.startsWith('blob:')),
  ).toEqual([]);
});
