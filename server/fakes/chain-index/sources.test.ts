import { beforeEach, describe, expect, it } from 'vitest';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { createTestNode } from '../node/node.ts';
import { createFakeChainIndex, type FakeChainIndex } from './chain-index.ts';
import { createIndexOfChain } from './index-of-chain.ts';

const ADDRESS = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const SCRIPT = '76a914243f1394f44554f4ce3fd68649c19adc483ce92488ac';

describe('the chain that the contents of a fake index make', () => {
  let fake: FakeChainIndex;
  beforeEach(() => {
    fake = createFakeChainIndex();
  });
  const blockAt = async (height: number) => fake.readBlock(await fake.readBlockHash(height));

  it('holds payments in the blocks of their confirmations, each linked to the one below', async () => {
    const paid = fake.pay(ADDRESS, {
      units: 5n,
      confirmations: 3,
      blockTimeMs: 7000,
      vout: 1,
      inputs: ['ab:0'],
    });
    const tip = await fake.readTip();
    expect(tip).toEqual({ height: 1000, hash: await fake.readBlockHash(1000) });
    const block = await blockAt(998);
    expect(block).toMatchObject({
      timeMs: 7000,
      transactions: [
        {
          txid: paid.txid,
          inputs: [{ coin: 'ab:0' }],
          outputs: [{ units: 0n }, { scriptHex: SCRIPT, units: 5n }],
        },
      ],
    });
    expect((await blockAt(999)).previousHash).toBe(block.hash);
    expect((await blockAt(999)).transactions).toEqual([]);
    await expect(fake.readBlockHash(1001)).rejects.toThrow(ChainUnreachable);
    await expect(fake.readBlock('f'.repeat(64))).rejects.toThrow(ChainUnreachable);
  });

  it('shows a payment in the mempool until it has confirmations, and then a new block', async () => {
    const paid = fake.pay(ADDRESS, { units: 5n });
    const before = await fake.readTip();
    expect(await fake.readMempool(1)).toEqual({ txids: [paid.txid], isComplete: true });
    expect(await fake.readMempool(0)).toEqual({ txids: [], isComplete: false });
    expect(await fake.readUnconfirmed([paid.txid, 'f'.repeat(64)])).toMatchObject([
      { txid: paid.txid },
      null,
    ]);
    fake.height += 1;
    paid.confirmations = 1;
    expect(await fake.readMempool(9)).toEqual({ txids: [], isComplete: true });
    expect(await fake.readUnconfirmed([paid.txid])).toEqual([null]);
    expect((await blockAt(1001)).transactions).toMatchObject([{ txid: paid.txid }]);
    expect((await blockAt(1001)).previousHash).toBe(before.hash);
    fake.listsMempool = false;
    expect(await fake.readMempool(9)).toBeNull();
  });

  it('has other hashes from the block of a changed payment on, and the same below it', async () => {
    fake.pay(ADDRESS, { units: 1n, confirmations: 9 });
    const paid = fake.pay(ADDRESS, { units: 5n, confirmations: 3 });
    const before = await Promise.all([997, 998, 1000].map(fake.readBlockHash));
    paid.units = 6n;
    const after = await Promise.all([997, 998, 1000].map(fake.readBlockHash));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).not.toBe(before[2]);
    await expect(fake.readBlock(before[2] ?? '')).rejects.toThrow(ChainUnreachable);
  });

  it('shows what spends outputs as transactions too', async () => {
    const paid = fake.pay(ADDRESS, { units: 5n, confirmations: 3 });
    const coin = `${paid.txid}:0`;
    const outputs = [
      { address: ADDRESS, units: 2n },
      { address: null, units: 1n },
    ];
    fake.spends.set(ADDRESS, [{ txid: 'aa', confirmations: 2, inputs: [coin], outputs }]);
    expect((await blockAt(999)).transactions).toEqual([
      {
        txid: 'aa',
        inputs: [{ coin, scriptSigHex: '', witnessHex: [] }],
        outputs: [
          { scriptHex: SCRIPT, units: 2n },
          { scriptHex: '51', units: 1n },
        ],
      },
    ]);
  });

  it('answers nothing while it is down', async () => {
    fake.isDown = true;
    await expect(fake.readTip()).rejects.toThrow(ChainUnreachable);
    await expect(fake.readMempool(1)).rejects.toThrow(ChainUnreachable);
  });
});

describe('an index of a test chain as a source', () => {
  it('stands still, fails as ordered, and catches up', async () => {
    const node = createTestNode({ chain: 'test', coins: [] });
    const index = createIndexOfChain(node.chain);
    const txid = node.receive(node.strangerAddress(), 5_000_000n);
    const tip = await index.readTip();
    index.standStill();
    node.mine();
    expect(await index.readTip()).toEqual(tip);
    await expect(index.readBlockHash(tip.height + 1)).rejects.toThrow(ChainUnreachable);
    expect(await index.readMempool(9)).toEqual({ txids: [txid], isComplete: true });
    index.catchUp();
    const block = await index.readBlock(await index.readBlockHash(tip.height + 1));
    expect(block.previousHash).toBe(tip.hash);
    expect(block.transactions).toMatchObject([{ txid, outputs: [{ units: 5_000_000n }] }]);
    expect(await index.readMempool(9)).toEqual({ txids: [], isComplete: true });
    index.fault = (method) => (method === 'readBlock' ? 'breaks_after' : null);
    await expect(index.readBlock(block.hash)).rejects.toThrow(ChainUnreachable);
    expect(await index.readTip()).toMatchObject({ height: tip.height + 1 });
  });
});
