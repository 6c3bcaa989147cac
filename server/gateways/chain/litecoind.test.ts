import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfHash } from '#server/coin/base58.ts';
import { createTestInvoiceChain } from '#server/fakes/node/invoice-chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { WalletRefused, WalletUnreachable } from '../wallet/wallet.ts';
import type { InvoiceChain } from './chain.ts';
import { createInvoiceChain } from './chain-rpc.ts';

type Watched = {
  chain: InvoiceChain;
  pay(address: string, coins: number): Promise<string>;
  mine(count: number): Promise<void>;
  reorg(depth: number): Promise<void>;
};

let strangers = 0;
const freshAddress = () => {
  strangers += 1;
  return addressOfHash(
    111,
    createHash('ripemd160').update(`invoice ${strangers} ${Date.now()}`).digest('hex'),
  );
};

/** The same on the fake of both flavours and on a real daemon. */
function expectChain(name: string, open: () => Promise<Watched>): void {
  describe(`an invoice's chain: ${name}`, () => {
    it('shows payments to watched addresses, from the mempool into blocks', async () => {
      const { chain, pay, mine } = await open();
      const [address, other] = [freshAddress(), freshAddress()];
      await chain.watch([address, other]);
      await chain.watch([address]);
      expect(await chain.isUsed(address)).toBe(false);
      const before = await chain.readTip();
      const txid = await pay(address, 4.75);
      const listed = await chain.listReceived(before.hash, new Set([address]));
      expect(listed).toMatchObject([
        { txid, address, units: 475_000_000n, confirmations: 0, blockHash: null },
      ]);
      expect(await chain.listReceived(before.hash, new Set([other]))).toEqual([]);
      expect(await chain.findInMempool(new Set([txid, 'f'.repeat(64)]))).toEqual(new Set([txid]));
      expect(await chain.isUsed(address)).toBe(true);
      expect(await chain.isUsed(other)).toBe(false);
      await mine(2);
      const tip = await chain.readTip();
      const [mined] = await chain.listReceived(before.hash, new Set([address]));
      expect(mined).toMatchObject({ txid, confirmations: 2 });
      expect(mined?.blockHash).toBe(await chain.readBlockHash(tip.height - 1));
      expect(await chain.listReceived(tip.hash, new Set([address]))).toEqual([]);
      expect((await chain.listReceived(null, new Set([address]))).map((each) => each.txid)).toEqual(
        [txid],
      );
      expect(await chain.findTransactions([txid, 'f'.repeat(64)])).toEqual([
        { confirmations: 2, blockHash: mined?.blockHash },
        null,
      ]);
    });

    it('reports a payment that a reorganisation removed from its block', async () => {
      const { chain, pay, mine, reorg } = await open();
      const address = freshAddress();
      await chain.watch([address]);
      const start = await chain.readTip();
      const txid = await pay(address, 1);
      await mine(1);
      const lost = (await chain.readTip()).hash;
      await reorg(1);
      expect(await chain.findTransactions([txid])).toEqual([{ confirmations: 0, blockHash: null }]);
      expect(await chain.listReceived(start.hash, new Set([address]))).toMatchObject([
        { txid, confirmations: 0 },
      ]);
      expect(await chain.listReceived(lost, new Set([address]))).toMatchObject([
        { txid, confirmations: 0 },
      ]);
    });

    it('refuses what is not an address', async () => {
      const { chain } = await open();
      await expect(chain.watch(['7TQm'])).rejects.toThrow(WalletRefused);
    });
  });
}

for (const flavour of ['account_era', 'next'] as const) {
  expectChain(`a fake node of the flavour ${flavour}`, async () => {
    const node = createTestNode({ flavour, chain: 'regtest', coins: [] });
    return {
      chain: createTestInvoiceChain({ node }),
      pay: async (address, coins) => node.receive(address, BigInt(coins * 1e8)),
      mine: async (count) => node.mine(count),
      reorg: async (depth) => node.reorg(depth),
    };
  });
}

describe('an unreachable node', () => {
  it('is distinguished from one that refuses', async () => {
    const chain = createTestInvoiceChain();
    chain.node.faults.isDown = true;
    await expect(chain.readTip()).rejects.toThrow(WalletUnreachable);
    chain.node.faults.isDown = false;
    chain.node.faults.order('listsinceblock', 'cut_answer', 'cut_answer', 'cut_answer');
    await expect(chain.listReceived(null, new Set())).rejects.toThrow(WalletUnreachable);
  });
});

const path = await ensureLitecoind();
if (path === null) {
  console.warn('WARNING: there is no litecoind here: invoices were tried on the fake node only.');
} else {
  describe('a real daemon', () => {
    let daemon: Litecoind;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
    });
    afterAll(() => daemon?.close());
    expectChain('litecoind', async () => {
      const watching = await daemon.openWallet([]);
      const payer = await daemon.openWallet(['50']);
      return {
        chain: createInvoiceChain({ url: watching.url }),
        pay: async (address, coins) =>
          String(await payer.call('sendtoaddress', address, coins.toFixed(8))),
        mine: (count) => daemon.mine(count),
        reorg: (depth) => daemon.reorg(depth),
      };
    });
  });
}
