import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import { mostFeeUnits } from '#rules/wallet/network-fees.ts';
import { createIndexOfChain } from '../../server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '../../server/fakes/node/chain.ts';
import { makeTestTip } from '../../server/testing/tips/make-test-tip.ts';
import { scriptOfAddress, writeTransaction } from '../../server/testing/wallet/coin-reference.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { expectFine } from '../judge.ts';
import { expectVisibleFocus, tabTo } from '../keyboard.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, NOW_MS, test } from '../product.ts';
import { backupOn, OURS } from './backup.ts';
import { proveFirstBlock } from './prove-coin.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
/** Another person's address. */
const PAYEE = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r';
const COIN = 100_000_000n;

/** A transaction with an invented input that pays the wallet. */
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

test.use({ allowConsole: /Failed to load resource|ERR_/ });

test('a tip takes one look and one press; without a response it is paid once or not at all', async ({
  page,
  context,
  launch,
}) => {
  const chain = createTestChain('test', () => NOW_MS);
  chain.mineThese([funding(60n * COIN), funding(30n * COIN + 1n)]);
  const index = createIndexOfChain(chain);
  const product = await launch('empty', {
    chainIndex: index,
    environment: { COIN_NETWORK: 'test', COIN_USD_PRICE: '0.04' },
  });
  await proveFirstBlock(product, JUNKCOIN_ON.test);
  const at = new Date(NOW_MS - 60_000).toISOString();
  await product.report(
    { id: 'a', type: 'account_created', at, telegramId: '5' },
    {
      id: 'b',
      type: 'account_created',
      at,
      telegramId: '6',
      username: 'bo_sun',
      firstName: '<i>Bo</i>',
    },
    { id: 'c', type: 'primary_address_set', at, telegramId: '6', address: PAYEE },
  );
  const { rows } = await sql<{ id: bigint }>`select id from members order by telegram_id`.execute(
    product.db,
  );
  const [payerId = 0n, payeeId = 0n] = rows.map(({ id }) => id);
  const tip = async (from: bigint, to: bigint, key: string) => {
    const made = await makeTestTip(
      { db: product.db, chain: index, coin: JUNKCOIN_ON.test, now: () => NOW_MS },
      {
        updateKey: key,
        payerId: from,
        payeeId: to,
        units: 25n * COIN,
        note: '<b>for the chart</b>',
      },
    );
    if (!('tip' in made)) throw new Error('no tip was made');
    return made.tip;
  };
  const own = await tip(payerId, payeeId, '1:1');
  const foreign = await tip(payeeId, payerId, '1:2');
  const cookie = await product.signIn('5');
  await context.addCookies([cookie]);
  const wallet = walletOn(page, product);
  const paid = () =>
    [...chain.mempool].map((txid) =>
      chain.find(txid).outputs.map(({ units, scriptHex }) => ({
        units,
        script: Buffer.from(scriptHex, 'hex'),
      })),
    );

  await test.step('a tip of somebody else is not there', async () => {
    await wallet.open(`/wallet/tip/${foreign.id}`);
    await wallet.openBackup(backupOn('test', PASSPHRASE), PASSPHRASE);
    await wallet.at('Pay a tip');
    await expect(wallet.problem).toContainText('no such tip');
  });

  await test.step('one look, one press, however often it is pressed', async () => {
    await wallet.open(`/wallet/tip/${own.id}`);
    await wallet.unlock(PASSPHRASE);
    const pay = page.getByRole('button', { name: /^Pay 25\.0*\d+ JKC$/ });
    await expect(pay).toBeVisible();
    await expect(page.getByText('@bo_sun')).toBeVisible();
    await expect(page.getByText('<b>for the chart</b>')).toBeVisible();
    await expect(page.getByText(PAYEE)).toBeVisible();
    await expect(page.getByText('the first payment to <i>Bo</i>')).toBeVisible();
    await expect(page.getByText('has not proved this address')).toBeVisible();
    await expectFine(page);
    await pay.dblclick();
    await wallet.at('Paid');
    const [outputs = [], ...others] = paid();
    expect(others).toEqual([]);
    expect(outputs[0]).toEqual({
      units: own.due,
      script: scriptOfAddress(PAYEE, { scriptHash: 5 }),
    });
    expect(outputs[1]?.script).toEqual(scriptOfAddress(OURS.test, { scriptHash: 5 }));
    // Opened again, the page says so and offers nothing.
    await wallet.open(`/wallet/tip/${own.id}`);
    await wallet.unlock(PASSPHRASE);
    await expect(page.getByRole('status')).toContainText('You have paid it');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    chain.mine();
    await wallet.press('To the wallet');
    await wallet.press('History');
    await expect(page.getByRole('listitem').filter({ hasText: 'Paid' })).toHaveText(
      /^<Tip to <i>Bo<\/i>.*Paid 25\.\d+ JKC \(about \$1\.00\)$/,
    );
    await expectFine(page);
    await wallet.press('Back');
    // The same on the first screen, where only payments with a tip of one's own have a name.
    const recent = page.getByRole('region', { name: 'Recent payments' });
    await expect(recent.getByRole('listitem')).toHaveText([
      /^<Tip to <i>Bo<\/i>/,
      /^Coins received/,
      /^Coins received/,
    ]);
    await expect(wallet.balance).toContainText(/64\.999\d+ JKCabout \$2\.60/);
    await expectFine(page);
  });

  const look = async (to: string, amount: string) => {
    await page.getByLabel('To', { exact: true }).fill(to);
    await page.getByLabel('Amount').fill(amount);
    await wallet.press('Review');
  };

  await test.step('more than there is, and nonsense, are refused with the reason', async () => {
    await wallet.press('Send');
    await expectFine(page);
    await look('7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK', '1');
    await expect(wallet.problem).toContainText('main network');
    await look(PAYEE, '1e3');
    await expect(wallet.problem).toContainText('a number with at most 8 decimals');
    await look(PAYEE, '1,000');
    await expect(wallet.problem).toContainText('without a comma');
    await look(PAYEE, '1000');
    await expect(wallet.problem).toContainText('can be spent now');
  });

  await test.step('the fee is chosen by keyboard, and is never more than what is shown', async () => {
    const fee = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
    const row = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd');
    await expect(fee('Normal')).toBeChecked();
    // All of the largest coin except the highest fee, with one unit too little for change: the most expensive case.
    const coin = 60n * COIN - (own.due ?? 0n) - 22_800n;
    const dearest = mostFeeUnits(1, JUNKCOIN_ON.test) - 1n;
    await page.getByLabel('Amount').fill(formatAmount(coin - dearest));
    await tabTo(page, fee('Normal'));
    await page.keyboard.press('ArrowDown');
    await expect(fee('Faster')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(fee('Fastest')).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await wallet.at('Review and pay');
    await expect(row('Fee')).toContainText(`${formatAmount(dearest)} JKC`);
    await expect(row('Total')).toContainText(`${formatAmount(coin)} JKC`);
    await tabTo(page, page.getByRole('button', { name: /^Pay/ }));
    await page.keyboard.press('Enter');
    await wallet.at('Paid');
    expect(paid().map((outputs) => outputs.map(({ units }) => units))).toEqual([[coin - dearest]]);
    chain.mine();
    await wallet.press('To the wallet');
    // The same address, without a tip: its member is not named.
    const sent = page.getByRole('region', { name: 'Recent payments' }).getByRole('listitem');
    await expect(sent.first()).toHaveText(/^mrCDrC…wDBC8r/);
    await expect(sent.filter({ hasText: 'Tip to' })).toHaveCount(1);
    await wallet.press('Send');
    await page.getByLabel('To', { exact: true }).fill(PAYEE);
    await page.getByLabel('Amount').fill('2,5');
    await fee('Faster').check();
    await wallet.press('Review');
    await expect(row('Fee')).toContainText('0.000456 JKC');
    await wallet.press('Cancel');
    await wallet.press('Send');
    await look(PAYEE, '2,5');
    await wallet.at('Review and pay');
    await expect(row('Fee')).toContainText('0.000228 JKC');
  });

  await test.step('without the chain’s answer, or against it, nothing is paid', async () => {
    index.fault = (method) => (method === 'readUnspent' ? 'breaks_before' : null);
    await wallet.press(/^Pay 2\.5 JKC/);
    await expect(wallet.problem).toHaveText(/gave no answer\. .*This payment was not sent\.$/);
    index.fault = () => null;
    const { broadcast } = index;
    index.broadcast = async () => ({ outcome: 'refused', reason: 'min relay fee not met' });
    await wallet.press(/^Pay 2\.5 JKC/);
    await wallet.at('Not paid');
    await expect(page.getByRole('status')).toContainText('refused it: min relay fee not met');
    index.broadcast = broadcast;
    expect(paid()).toEqual([]);
    await wallet.press('To the wallet');
    await wallet.press('Send');
    await look(PAYEE, '2.5');
    await wallet.at('Review and pay');
  });

  const unknown = page.getByText(/It is not known whether 2\.5 JKC/);

  await test.step('two tabs, and a call that is lost, make one payment', async () => {
    const tab = await context.newPage();
    const other = walletOn(tab, product);
    await other.open(`/wallet/send?to=${PAYEE}&amount=2.5`);
    await other.unlock(PASSPHRASE);
    await other.press('Review');
    await other.at('Review and pay');
    let lose = () => {};
    const isLost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const asked = page.waitForRequest('**/api/wallet/payments');
    await page.route('**/api/wallet/payments', async (route) => {
      await isLost;
      await route.abort();
    });
    await wallet.press(/^Pay 2\.5 JKC/);
    await asked;
    await other.press(/^Pay 2\.5 JKC/);
    await expect(other.problem).toHaveText('Another tab is making a payment right now.');
    lose();
    await wallet.at('Not known yet');
    await other.press(/^Pay 2\.5 JKC/);
    await expect(other.problem).toContainText('is not settled yet. Nothing was sent.');
    await tab.close();
    await page.unrouteAll();
    await page.reload();
    await wallet.unlock(PASSPHRASE);
    await wallet.at('Your wallet');
    await expect(unknown).toBeVisible();
    await expectFine(page);
    // A signed-out visitor gets no information about the payment.
    await context.clearCookies();
    await wallet.press('Send the same transaction again');
    await expect(wallet.problem).toContainText('Sign in');
    await expect(unknown).toBeVisible();
    await context.addCookies([cookie]);
    await wallet.press('Send the same transaction again');
    await expect(page.getByText(/^2\.5 JKC .* was sent\.$/)).toBeVisible();
    expect(paid().map(([first]) => first?.units)).toEqual([250_000_000n]);
  });

  await test.step('an answer that a proxy replaces by its own is found out', async () => {
    await wallet.press('Send');
    await look(PAYEE, '1.5');
    await page.route('**/api/wallet/payments', async (route) => {
      // The browser adds this header only to its own requests.
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
      expect((await route.fetch({ headers })).status()).toBe(200);
      await route.fulfill({ status: 408, contentType: 'text/html', body: '<h1>Timeout</h1>' });
    });
    await wallet.press(/^Pay 1\.5 JKC/);
    await wallet.at('Not known yet');
    await wallet.press('To the wallet');
    await expect(page.getByText(/^1\.5 JKC .* was sent\.$/)).toBeVisible();
    expect(paid()).toHaveLength(2);
  });

  await test.step('an index that lags leads to no second payment, and to no “not sent” of what was sent', async () => {
    chain.mine();
    await wallet.press('Send');
    await look(PAYEE, '1.25');
    await wallet.at('Review and pay');
    index.standStill();
    // Another member signs in before the response of the first try arrives, and then makes the next call.
    await page.unrouteAll();
    await page.route('**/api/wallet/payments', async (route) => {
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
      expect((await route.fetch({ headers })).status()).toBe(200);
      await context.addCookies([await product.signIn('6', { byLink: true })]);
      await route.abort();
    });
    await wallet.press(/^Pay 1\.25 JKC/);
    await wallet.at('Not known yet');
    await page.unrouteAll();
    await wallet.press('To the wallet');
    await wallet.press('Send the same transaction again');
    await expect(wallet.problem).toContainText('still not known');
    await wallet.press('Back up');
    await expectFine(page);
    await wallet.press('Remove from this browser');
    await expect(page.getByText(/It is not known whether 1\.25 JKC/)).toBeVisible();
    await expectFine(page);
    await wallet.press('Keep it');
    index.catchUp();
    await wallet.press('Send the same transaction again');
    await expect(page.getByText(/^1\.25 JKC .* was sent\.$/)).toBeVisible();
    index.standStill();
    await wallet.press('Send');
    await look(PAYEE, '0.75');
    await wallet.press(/^Pay 0\.75 JKC/);
    await wallet.at('Paid');
    await wallet.press('To the wallet');
    await wallet.press('Send');
    await look(PAYEE, '0.75');
    await wallet.press(/^Pay 0\.75 JKC/);
    await expect(wallet.problem).toContainText('exactly this payment before');
    expect(paid().map(([first]) => first?.units)).toEqual([125_000_000n, 75_000_000n]);
    index.catchUp();
    await wallet.press('Cancel');
    await expect(page.getByText(/^0\.75 JKC .* was sent\.$/)).toBeVisible();
  });

  await test.step('a link from the bot replaces no address; a sign-in of one’s own does', async () => {
    await wallet.press('Use it for tips and shares');
    await expect(page.getByText(PAYEE)).toBeVisible();
    await wallet.press('Sign and use it');
    await expect(page.getByRole('status')).toContainText('signed in by a link');
    await expect(page.getByRole('link', { name: /^Sign in at/ })).toHaveAttribute(
      'href',
      '/#sign-in',
    );
    await expectFine(page);
    await context.addCookies([await product.signIn('6')]);
    await wallet.press('Sign and use it');
    await wallet.at('Your wallet');
    await expect(page.getByText(/^Tips reach this wallet now/)).toBeVisible();
  });
});
