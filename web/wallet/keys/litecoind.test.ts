import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { writeCoinData } from '#rules/coins/coin-data.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { type Litecoind, openLitecoindForTest } from '../../../server/testing/wallet/litecoind.ts';
import { accountPaths, addressesOf, addressOf, keyAt } from './accounts.ts';
import { readSiteCoin } from './coin.ts';
import { type Coin, planPayment } from './plan-payment.ts';
import { signPayment } from './sign-payment.ts';
import { readWif, writeWif } from './wif.ts';
import { makeWords, seedOf } from './words.ts';

const coin = readSiteCoin({ data: writeCoinData(LITECOIN), network: 'regtest' });
const PAYEE = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r';

const path = await ensureLitecoind();
if (path === null) {
  console.warn(
    'WARNING: there is no litecoind here: the wallet’s transactions met no real daemon.',
  );
} else {
  describe('the wallet’s keys and payments, at a real daemon', () => {
    let daemon: Litecoind;
    let funds: Awaited<ReturnType<Litecoind['openWallet']>>;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
      funds = await daemon.openWallet(['20']);
    });
    afterAll(() => daemon?.close());

    const seed = seedOf(makeWords());
    const own = accountPaths(coin).flatMap((account) =>
      addressesOf(seed, account, { coin, from: 0, count: 1 }),
    );
    const keyOf = (address: string) =>
      keyAt({ seed }, own.find((each) => each.address === address)?.path ?? null);

    /** The outputs of one of the daemon's transactions that pay the wallet, and the bytes of the transaction. */
    async function coinsIn(txid: string): Promise<{ coins: Coin[]; rawHex: string }> {
      const { hex } = Object(await funds.call('gettransaction', txid));
      const { vout } = Object(await daemon.call('decoderawtransaction', hex));
      const coins = vout.flatMap(({ n, value, scriptPubKey }: Record<string, unknown>) => {
        const [address = ''] = Object(scriptPubKey).addresses;
        const units = parseAmount(String(value));
        const isOurs = own.some((each) => each.address === address);
        return isOurs ? [{ txid, vout: n, units, confirmations: 1, address }] : [];
      });
      return { coins, rawHex: String(hex) };
    }

    it('signs what the daemon takes, from both paths with change, and then all', async () => {
      const amounts = Object.fromEntries(own.map(({ address }, at) => [address, at + 1]));
      const txid = String(await funds.call('sendmany', '', amounts));
      await daemon.mine();
      const { coins, rawHex } = await coinsIn(txid);
      expect(coins).toHaveLength(4);
      const previous = new Map([[txid, rawHex]]);
      const changeTo = coins[0]?.address ?? '';

      const plan = planPayment(coins, { to: PAYEE, units: 950_000_000n, fee: 'normal', coin });
      const paid = signPayment({ plan, changeTo, coin, previous, keyOf });
      // One byte of the signature is changed.
      const forged = paid.rawHex.replace(/(?<=^.{110}).{2}/, (byte) =>
        byte === '00' ? '01' : '00',
      );
      await expect(daemon.call('sendrawtransaction', forged)).rejects.toThrow(/script|signature/i);
      expect(await daemon.call('sendrawtransaction', paid.rawHex)).toBe(paid.txid);

      const change = { txid: paid.txid, vout: 1, units: plan.changeUnits };
      const rest = planPayment([{ ...change, confirmations: 0, address: changeTo }], {
        to: PAYEE,
        units: 'all',
        fee: 'fastest',
        coin,
      });
      const all = signPayment({
        plan: rest,
        changeTo,
        coin,
        previous: new Map([[paid.txid, paid.rawHex]]),
        keyOf,
      });
      expect(await daemon.call('sendrawtransaction', all.rawHex)).toBe(all.txid);
      await daemon.mine();
      const { scriptPubKey } = Object(await daemon.call('validateaddress', PAYEE));
      const found = Object(await daemon.call('scantxoutset', 'start', [`raw(${scriptPubKey})`]));
      expect(parseAmount(String(found.total_amount))).toBe(plan.units + rest.units);
    });

    it('exchanges private keys with it, both ways', async () => {
      const [{ address, path: at } = { address: '', path: null }] = own;
      await funds.call('importprivkey', writeWif(keyAt({ seed }, at), coin), '', false);
      expect(Object(await funds.call('getaddressinfo', address)).ismine).toBe(true);
      const theirs = await funds.newAddress();
      const wif = String(await funds.call('dumpprivkey', theirs));
      expect(addressOf(readWif(wif, coin), coin)).toBe(theirs);
    });
  });
}
