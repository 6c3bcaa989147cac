import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfHash } from '#server/coin/base58.ts';
import { createTestInvoiceChain } from '#server/fakes/node/invoice-chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { WalletRefused, WalletUnreachable } from '../node-wallet/wallet.ts';
import type { InvoiceChain } from './chain.ts';
import { createInvoiceChain } from './chain-rpc.ts';

type Watched = {
  chain: InvoiceChain;
  pay(address: string, coins: number): Promise<string>;
  mine(count: number): Promise<void>;
};

let strangers = 0;
const freshAddress = () => {
  strangers += 1;
  return addressOfHash(
    111,
    createHash('ripemd160').update(`invoice ${strangers} ${Date.now()}`).digest('hex'),
  );
};

/** The same expectations for the fake in both flavours and for a real daemon. */
function expectChain(name: string, open: () => Promise<Watched>): void {
  describe(`an invoice's chain: ${name}`, () => {
    it('says whether an address was paid since it was first asked about, in a block or in none', async () => {
      const { chain, pay, mine } = await open();
      const [address, other] = [freshAddress(), freshAddress()];
      expect(await chain.isUsed(address)).toBe(false);
      expect(await chain.isUsed(other)).toBe(false);
      await pay(address, 4.75);
      expect(await chain.isUsed(address)).toBe(true);
      await mine(2);
      expect(await chain.isUsed(address)).toBe(true);
      expect(await chain.isUsed(other)).toBe(false);
    });

    it('refuses what is not an address', async () => {
      const { chain } = await open();
      await expect(chain.isUsed('7TQm')).rejects.toThrow(WalletRefused);
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
    };
  });
}

describe('an unreachable node', () => {
  it('is distinguished from one that refuses', async () => {
    const chain = createTestInvoiceChain();
    chain.node.faults.isDown = true;
    await expect(chain.isUsed(freshAddress())).rejects.toThrow(WalletUnreachable);
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
      };
    });
  });
}
