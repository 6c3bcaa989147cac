import { sql } from 'kysely';
import { signerOf } from '#server/coin/signed-message.ts';
import { createIndexOfChain } from '../../server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '../../server/fakes/node/chain.ts';
import { makeTestTip } from '../../server/testing/tips/make-test-tip.ts';
import {
  addressOfKey,
  scriptOfAddress,
  signaturesOf,
  writeTransaction,
} from '../../server/testing/wallet/coin-reference.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { expectFine } from '../judge.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, NOW_MS, test } from '../product.ts';
import { backupOn, OURS } from './backup.ts';
import { proveFirstBlock } from './prove-coin.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const TEST = 0x6f;
const [KEY, THIEF_KEY] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const [ADDRESS, THIEF] = [KEY, THIEF_KEY].map((key) => addressOfKey(key, TEST)) as [string, string];
const COIN = 100_000_000n;

function funding(units: bigint): string {
  return writeTransaction({
    version: 1,
    inputs: [
      { txid: 'ab'.repeat(32), vout: Number(units % 1000n), script: Buffer.alloc(3), sequence: 0 },
    ],
    outputs: [{ units, script: scriptOfAddress(OURS.test, { scriptHash: 5 }) }],
    lockTime: 0,
  }).toString('hex');
}

test('a known payee is recognised, a swapped one is not paid without consent, and a refused payment is not made along with the next', async ({
  page,
  context,
  launch,
}) => {
  const chain = createTestChain('test', () => NOW_MS);
  chain.mineThese([1n, 2n, 3n].map((each) => funding(60n * COIN + each)));
  const index = createIndexOfChain(chain);
  const product = await launch('empty', {
    chainIndex: index,
    environment: { COIN_NETWORK: 'test' },
  });
  await proveFirstBlock(product, JUNKCOIN_ON.test);
  const at = new Date(NOW_MS - 60_000).toISOString();
  const named = { type: 'account_created', at, username: 'bo_sun', firstName: 'Bo' } as const;
  await product.report(
    { id: 'a', type: 'account_created', at, telegramId: '5' },
    { id: 'b', telegramId: '6', ...named },
  );
  const { rows } = await sql<{ id: bigint }>`select id from members order by telegram_id`.execute(
    product.db,
  );
  const [payerId = 0n, payeeId = 0n] = rows.map(({ id }) => id);
  let tips = 0;
  const openTip = async () => {
    tips += 1;
    const made = await makeTestTip(
      { db: product.db, chain: index, coin: JUNKCOIN_ON.test, now: () => NOW_MS },
      { updateKey: `1:${tips}`, payerId, payeeId, units: 5n * COIN },
    );
    if (!('tip' in made)) throw new Error('no tip was made');
    return made.tip.id;
  };
  const setAddress = (address: string) =>
    sql`update members set primary_address = ${address} where id = ${payeeId}::bigint`.execute(
      product.db,
    );
  /** Proves an address as the payee's own page does. */
  const prove = async () => {
    const { name, value } = await product.signIn('6');
    const call = async (method: string, path: string, body: object) => {
      const headers = {
        cookie: `${name}=${value}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      };
      const answer = await fetch(`${product.url}/api/wallet${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { text: string };
    };
    const { text } = await call('POST', '/address-proofs', { address: ADDRESS });
    const isRight = (each: string) => signerOf(text, each, JUNKCOIN_ON.test) === ADDRESS;
    const signature = signaturesOf(text, KEY).find(isRight);
    await call('PUT', '/address', { address: ADDRESS, signature });
  };
  await context.addCookies([await product.signIn('5')]);
  const wallet = walletOn(page, product);
  const pay = page.getByRole('button', { name: /^Pay \d/ });
  const agree = page.getByRole('checkbox');
  const look = async (id: string) => {
    await wallet.open(`/wallet/tip/${id}`);
    await wallet.unlock(PASSPHRASE);
    await expect(pay).toBeVisible();
  };

  await wallet.open();
  await wallet.openBackup(backupOn('test', PASSPHRASE), PASSPHRASE);
  await wallet.at('Your wallet');
  await prove();

  await test.step('a first payment is said to be one; the proof is checked in the browser', async () => {
    await look(await openTip());
    await expect(page.getByText('This is the first payment to Bo')).toBeVisible();
    await expect(page.getByText(/Bo has proved this address: .* Telegram id 6\./)).toBeVisible();
    await expect(agree).toHaveCount(0);
    await expectFine(page);
    await pay.click();
    await wallet.at('Paid');
    chain.mine();
    await look(await openTip());
    await expect(page.getByText('You have paid Bo at this address before.')).toBeVisible();
  });

  await test.step('a changed address is named with the one before, and paid only when asked about', async () => {
    await setAddress(THIEF);
    await look(await openTip());
    await expect(page.getByText('The address of Bo has changed')).toBeVisible();
    await expect(page.getByText(ADDRESS)).toBeVisible();
    await expect(page.getByText('has not proved this address')).toBeVisible();
    await expect(pay).toBeDisabled();
    await expectFine(page);
    await agree.check();
    await expect(pay).toBeEnabled();
    await setAddress(ADDRESS);
  });

  await test.step('a proof is believed for this key and this member alone', async () => {
    const id = await openTip();
    for (const change of [
      (answer: Answer) => ({ ...answer, payeeTelegramId: '666' }),
      (answer: Answer) => ({ ...answer, address: THIEF }),
      (answer: Answer) => ({ ...answer, proof: { ...answer.proof, signature: 'AAAA' } }),
    ]) {
      await page.route('**/api/wallet/tips/*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: change(await answer.json()) });
      });
      await look(id);
      await expect(page.getByText('The proof of this address is wrong')).toBeVisible();
      await expect(pay).toBeDisabled();
      await page.unrouteAll();
    }
    // Another member with the same name, who has proved their own address.
    await page.route('**/api/wallet/tips/*', async (route) => {
      const answer = await route.fetch();
      const swapped = { payeeTelegramId: '666', address: THIEF, proof: null };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...swapped } });
    });
    await look(id);
    await expect(page.getByText(/another account had the name Bo/)).toBeVisible();
    await expect(pay).toBeDisabled();
    await expectFine(page);
    await page.unrouteAll();
  });

  await test.step('addresses alone are known again, too', async () => {
    await wallet.press('To the wallet');
    for (const [to, text] of [
      [ADDRESS, 'it was Bo’s'],
      [THIEF, 'the first payment to this address'],
      [OURS.test, 'your own wallet'],
    ] as const) {
      await wallet.press('Send');
      await page.getByLabel('To', { exact: true }).fill(to);
      await page.getByLabel('Amount').fill('1');
      await wallet.press('Review');
      await expect(page.getByText(text)).toBeVisible();
      await wallet.press('Cancel');
    }
  });

  await test.step('an index that says it refused and sends later makes one payment', async () => {
    const { broadcast } = index;
    const kept: string[] = [];
    index.broadcast = async (rawHex) => {
      kept.push(rawHex);
      return { outcome: 'refused', reason: 'mempool full' };
    };
    const id = await openTip();
    await look(id);
    await pay.click();
    await wallet.at('Not paid');
    index.broadcast = broadcast;
    // A larger coin arrives, which would be chosen first.
    chain.mineThese([funding(90n * COIN + 4n)]);
    await look(id);
    await pay.click();
    await wallet.at('Paid');
    const [paid = ''] = chain.mempool;
    for (const rawHex of kept) chain.accept(rawHex);
    expect([...chain.mempool]).toEqual([paid]);
  });

  await test.step('a wallet that is removed leaves nothing behind', async () => {
    await wallet.press('To the wallet');
    await wallet.press('Back up');
    await wallet.press('Remove from this browser');
    await wallet.press('I have the words: remove it');
    await wallet.at('Your wallet');
    const kept = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('wallet-memory');
        request.onsuccess = () => resolve(request.result);
      });
      const counts = [...database.objectStoreNames].map((name) => {
        const request = database.transaction(name).objectStore(name).count();
        return new Promise<number>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      });
      return Promise.all(counts);
    });
    expect(kept).toEqual([0, 0]);
  });
});

type Answer = { payeeTelegramId: string; address: string; proof: object };
