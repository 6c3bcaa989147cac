import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatAmount } from '#rules/amounts.ts';
import { coinOn } from '#rules/coins/coin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { openDaemonIndex } from '#server/fakes/chain-index/daemon-index.ts';
import { createNodeSource } from '#server/gateways/chain/node-source.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { payTip } from '#server/services/sends/pay.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { type Coin, openPurse } from '#server/testing/tips/purse.ts';
import { openTippers, type Tippers } from '#server/testing/tips/tippers.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';

const COIN = 100_000_000n;
const FEE = 100_000n;
/** The daemon writes addresses of Junkcoin's test chain, and follows a chain of its own. */
const COIN_OF_DAEMON = {
  ...JUNKCOIN_ON.test,
  genesisHash: coinOn(LITECOIN, 'regtest').genesisHash,
};

const path = await ensureLitecoind();
if (path === null) {
  console.warn('WARNING: there is no litecoind here: tips were tried on written chains only.');
} else {
  describeOnPostgres('tips, on a real daemon', (database) => {
    let daemon: Litecoind;
    let index: Awaited<ReturnType<typeof openDaemonIndex>>;
    let wallet: Awaited<ReturnType<Litecoind['openWallet']>>;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
      index = await openDaemonIndex(daemon);
      wallet = await daemon.openWallet(['40']);
    });
    afterAll(async () => {
      await index?.close();
      await daemon?.close();
    });

    let people: Tippers;
    beforeEach(async () => {
      people = await openTippers(
        database().db,
        { ...index.chain, ...createNodeSource(daemon) },
        { coin: COIN_OF_DAEMON },
      );
      // The daemon's blocks have the time of the machine.
      people.clock.nowMs = Date.now();
      await people.setAddress('12', await wallet.newAddress());
    });

    it('are found when another wallet pays them, and lost and found with their block', async () => {
      const tip = await people.made('11', '12', 5n * COIN);
      // The daemon watches an address from the first question about it.
      await people.watch();
      await wallet.call('sendtoaddress', tip.address, formatAmount(tip.units));
      await wallet.call('sendtoaddress', tip.address, formatAmount(tip.due ?? 0n));
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'seen' });
      await daemon.mine();
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'confirmed', confirmations: 1 });
      await daemon.reorg(1);
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'seen' });
      await daemon.mine(6);
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'confirmed', confirmations: 6 });
      expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1, tipped: tip.units });
      expect(await people.notices()).toEqual(['seen', 'confirmed', 'waiting_again', 'confirmed']);
      expect(await checkLedger(database().db)).toEqual([]);
    });

    it('are paid by a transaction that was signed here, and not by one that was not', async () => {
      const purse = openPurse('at a daemon');
      const txid = String(await wallet.call('sendtoaddress', purse.address, '10'));
      await daemon.mine();
      await index.chain.readUnspent(purse.address);
      const rawHex = await index.chain.readTransaction(txid);
      const { outputs } = readTransaction(rawHex);
      const vout = outputs.findIndex(({ units }) => units === 10n * COIN);
      const coin: Coin = { txid, vout, units: 10n * COIN, rawHex };
      const tip = await people.made('11', '12', 5n * COIN);
      const due = tip.due ?? 0n;
      const sign = (fee: bigint) =>
        purse.sign(
          [coin],
          [
            { address: tip.address ?? '', units: due },
            { address: purse.address, units: 10n * COIN - due - fee },
          ],
        );
      const pay = (signed: string) =>
        payTip(
          {
            db: database().db,
            chain: index.chain,
            source: createNodeSource(daemon),
            coin: COIN_OF_DAEMON,
            now: people.now,
          },
          { tipId: tip.id, payerId: people.numberOf('11'), rawHex: signed },
        );
      const right = sign(FEE);
      const place = 110;
      const digit = right.rawHex[place] === '1' ? '2' : '1';
      const forged = right.rawHex.slice(0, place) + digit + right.rawHex.slice(place + 1);
      await expect(pay(forged)).rejects.toThrow('signature of this transaction is not valid');
      expect(await pay(right.rawHex)).toMatchObject({ state: 'sent', txid: right.txid });
      expect(await people.read(tip)).toMatchObject({ state: 'seen', txid: right.txid });
      await daemon.mine();
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
    });
  });
}
