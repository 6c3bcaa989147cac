import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { DROPPED_AFTER_MS } from '#rules/plans/invoices.ts';
import { createInvoiceChain } from '#server/gateways/chain/chain-rpc.ts';
import { createNodeSource } from '#server/gateways/chain/node-source.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openInvoiceDesk } from '#server/testing/plans/invoice-desk.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../../scripts/litecoind.mjs';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const _MONTH_END = '2026-04-04T12:0';

type Wallet = Awaited<ReturnType<Litecoind['openWallet']>>;

const path = await ensureLitecoind();
if (path === null) {
  console.warn('WARNING: there is no litecoind here: payments were tried on the fake node only.');
} else {
  describeOnPostgres('payments in coins, on a real daemon', (database) => {
    let daemon: Litecoind;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
    });
    afterAll(() => daemon?.close());

    const openReal = async () => {
      const watching = await daemon.openWallet([]);
      // Makes more of the daemon's own money spendable.
      await daemon.mine(40);
      const payer = await daemon.openWallet(['600', '600']);
      return {
        payer,
        chain: createInvoiceChain({ url: watching.url }),
        source: createNodeSource(daemon),
        clock: { nowMs: Date.now() },
        pay: async (address: string, coins: string) =>
          String(await payer.call('sendtoaddress', address, coins)),
        mine: async (count = 1) => daemon.mine(count),
        reorg: async (depth: number) => daemon.reorg(depth),
      };
    };
    const hexOf = async (wallet: Wallet, txid: string) =>
      String(Object(await wallet.call('gettransaction', txid)).hex);
    /** Moves the daemon's clock past the time for which it keeps transactions that are in no block. */
    const dropMempool = async (payer: Wallet) => {
      await daemon.call('setmocktime', Math.floor((Date.now() + 15 * DAY_MS) / 1000));
      // The daemon checks its mempool when a new transaction comes.
      await daemon.fund(await payer.newAddress());
      await daemon.call('setmocktime', 0);
    };

    it('are seen, confirmed, undone and restored; too much and too late becomes credit', async () => {
      const world = await openReal();
      const desk = await openInvoiceDesk(database().db, world);
      const invoice = await desk.open();
      await desk.follow();
      await world.pay(invoice.address, '400');
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'seen', missing: '75' });
      await world.pay(invoice.address, '100');
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', missing: '0' });
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', credited: '25' });
      const before = await desk.plan();
      expect(before).toMatchObject({ status: 'active', isUsable: true });
      await daemon.reorg(1);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', credited: '0' });
      expect(await desk.plan()).toMatchObject({ status: 'suspended' });
      await world.mine();
      await desk.follow();
      expect(await desk.plan()).toEqual(before);
      expect(await desk.credit()).toBe(parseAmount('25'));
      world.clock.nowMs = Date.now() + 60 * MINUTE_MS;
      const next = await desk.open('starter');
      expect(next).toMatchObject({ credit: '25', amount: '450' });
      await sql`update coin_invoices set expires_at = now() - interval '1 second' where id = ${next.invoiceId}::bigint`.execute(
        database().db,
      );
      await desk.follow();
      await world.pay(next.address, '450');
      await world.mine();
      await desk.follow();
      expect(await desk.paid(next)).toMatchObject({
        status: 'expired',
        exception: 'late',
        credited: '450',
      });
      expect(await desk.credit()).toBe(parseAmount('475'));
      expect(await desk.plan()).toEqual(before);
    });

    it('expire when the coin drops them, and become credit if they arrive after all', async () => {
      const world = await openReal();
      const desk = await openInvoiceDesk(database().db, world);
      const invoice = await desk.open();
      const txid = await world.pay(invoice.address, '475');
      const rawHex = await hexOf(world.payer, txid);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: null });
      await dropMempool(world.payer);
      expect(await daemon.call('getrawmempool')).not.toContain(txid);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: 'dropped' });
      world.clock.nowMs += DROPPED_AFTER_MS;
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'expired', exception: 'dropped' });
      expect(await desk.plan()).toBeNull();
      expect(await desk.credit()).toBe(0n);
      // The payment comes after all, and the member has paid once more meanwhile.
      await daemon.call('sendrawtransaction', rawHex);
      await world.pay(invoice.address, '475');
      await world.mine();
      await desk.follow();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'expired', credited: '950' });
      expect(await desk.credit()).toBe(parseAmount('950'));
      expect(await desk.plan()).toBeNull();
    });

    it('are undone when a block spends the coins elsewhere, and can be made again', async () => {
      const world = await openReal();
      const desk = await openInvoiceDesk(database().db, world);
      const invoice = await desk.open();
      const txid = await world.pay(invoice.address, '500');
      const rival = await spendElsewhere(world.payer, txid);
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', credited: '25' });
      const before = await desk.plan();
      await daemon.reorg(1);
      await daemon.mineThis(rival);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({
        status: 'paid',
        exception: 'dropped',
        credited: '0',
      });
      expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
      expect(await desk.credit()).toBe(0n);
      await world.pay(invoice.address, '475');
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', credited: '0' });
      expect(await desk.plan()).toEqual(before);
      world.clock.nowMs += DROPPED_AFTER_MS;
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({
        status: 'settled',
        exception: null,
        received: '475',
      });
      expect(await desk.plan()).toEqual(before);
      expect(await desk.credit()).toBe(0n);
    });

    /** Spends the coins of another transaction, back to their owner. */
    async function spendElsewhere(wallet: Wallet, txid: string): Promise<string> {
      const { inputs } = readTransaction(await hexOf(wallet, txid));
      const raw = await wallet.call('createrawtransaction', inputs, {
        [await wallet.newAddress()]: '599.9',
      });
      return String(Object(await wallet.call('signrawtransactionwithwallet', raw)).hex);
    }
  });
}
