import { describe, expect, it } from 'vitest';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import { WalletUnreachable } from '#server/gateways/node-wallet/wallet.ts';
import { COIN_OF } from './chain.ts';
import type { Fault } from './faults.ts';
import { createTestNode } from './node.ts';
import { createTestWallet } from './wallet.ts';
import { openTestWalletServer } from './wallet-server.ts';

const ONE = 100_000_000n;

// gateways/node-wallet/litecoind.test.ts tests what a real daemon can do too; these are only for the fake.
describe('the fake node', () => {
  it('accepts a transaction and then drops it on request', async () => {
    const wallet = createTestWallet();
    const built = await wallet.build([{ address: wallet.node.strangerAddress(), units: ONE }]);
    wallet.node.faults.order('sendrawtransaction', 'accepts_then_drops');
    expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
    wallet.node.mine();
    expect(await wallet.findTransaction(built.txid)).toEqual({ confirmations: 0, blockHash: null });
    // The wallet does not spend the coin again, and accepts the same bytes again.
    expect(wallet.node.purse.listUnspent(0)).toHaveLength(4);
    expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
    wallet.node.mine();
    expect(await wallet.findTransaction(built.txid)).toMatchObject({ confirmations: 1 });
  });

  it.each([
    ['in_chain', { outcome: 'in_chain' }],
    ['missing_inputs', { outcome: 'missing_inputs' }],
    [
      { code: -26, message: '64: dust' },
      { outcome: 'refused', reason: '64: dust' },
    ],
  ] as const)('answers %s without doing anything', async (fault, outcome) => {
    const wallet = createTestWallet();
    const built = await wallet.build([{ address: wallet.node.strangerAddress(), units: ONE }]);
    wallet.node.faults.order('sendrawtransaction', fault);
    expect(await wallet.broadcast(built)).toEqual(outcome);
    expect(wallet.node.chain.mempool.size).toBe(0);
  });

  it('loses transactions in a reorg, with their descendants', async () => {
    const wallet = createTestWallet({ coins: [10n * ONE] });
    const { node } = wallet;
    const address = node.strangerAddress();
    const first = await wallet.build([{ address, units: ONE }]);
    await wallet.broadcast(first);
    node.mine();
    const second = await wallet.build([{ address, units: 2n * ONE }]);
    await wallet.broadcast(second);
    expect([...node.chain.mempool]).toEqual([second.txid]);
    node.reorg(1, 'dropped');
    expect(node.chain.mempool.size).toBe(0);
    expect(node.receivedBy(address)).toEqual([]);
    const ever = node.chain.confirmedOutputs('ever').filter((each) => each.address === address);
    expect(ever).toEqual([{ txid: first.txid, vout: 1, address, units: ONE }]);
    expect(await wallet.broadcast(second)).toEqual({ outcome: 'missing_inputs' });
    for (const each of [first, second]) expect(await wallet.broadcast(each)).toMatchObject({});
    node.mine();
    expect(node.receivedBy(address).map(({ units }) => units)).toEqual([ONE, 2n * ONE]);
  });

  it('reports conflicts, with descendants', async () => {
    const wallet = createTestWallet({ coins: [10n * ONE] });
    const outputs = [{ address: wallet.node.strangerAddress(), units: ONE }];
    const first = await wallet.build(outputs);
    await wallet.broadcast(first);
    const second = await wallet.build(outputs);
    await wallet.broadcast(second);
    wallet.node.spend(first.inputs);
    wallet.node.mine(19);
    for (const { txid } of [first, second]) {
      expect(await wallet.findTransaction(txid)).toMatchObject({ confirmations: -20 });
    }
    expect(wallet.node.chain.mempool.size).toBe(0);
  });

  it('draws the same faults from the same seed, and different ones from another', async () => {
    const faults: Fault[] = ['breaks_before', 'breaks_after', 'missing_inputs', 'in_chain'];
    const seen = (seed: number) => {
      const node = createTestNode();
      const methods = ['sendrawtransaction'];
      node.faults.drawFrom({ seed, share: 0.5, methods, faults });
      return Array.from({ length: 200 }, () => node.faults.take('sendrawtransaction'));
    };
    expect(seen(7)).toEqual(seen(7));
    expect(seen(7)).not.toEqual(seen(8));
    expect(new Set(seen(7))).toEqual(new Set([...faults, null]));
    const { length } = seen(7).filter((fault) => fault === null);
    expect(length).toBeGreaterThan(60);
    expect(length).toBeLessThan(140);
    expect(createTestNode().faults.take('sendrawtransaction')).toBeNull();
  });

  it('signs with real sizes, so that Junkcoin would relay at that fee', async () => {
    const wallet = createTestWallet();
    const built = await wallet.build([{ address: wallet.node.strangerAddress(), units: ONE }]);
    expect(built.rawHex.length / 2).toBeGreaterThan(220);
    expect(built.feeUnits).toBeGreaterThan(22_000n);
    expect(built.feeUnits).toBeLessThan(30_000n);
  });
});

describe('the fake node as a server', () => {
  it('is one wallet for several clients, and can stall one while others go on', async () => {
    const server = await openTestWalletServer();
    const [one, other] = [
      createNodeWallet({ url: server.url, coin: COIN_OF.main }),
      createNodeWallet({ url: server.url, coin: COIN_OF.main }),
    ];
    const address = server.node.strangerAddress();
    const built = await one.build([{ address, units: ONE }]);
    expect(await other.listLocked()).toEqual(built.inputs);
    for (const when of ['before', 'after'] as const) {
      const held = server.node.faults.hold('sendrawtransaction', when);
      const sending = one.broadcast(built);
      await held.reached;
      expect(server.node.chain.mempool.has(built.txid)).toBe(when === 'after');
      expect(await other.readState()).toMatchObject({ chain: 'main' });
      held.release();
      expect(await sending).toEqual({ outcome: 'accepted' });
      server.node.drop(built.txid);
    }
    await server.close();
  });

  it('serves another process, and shows what was paid', async () => {
    const server = await openTestWalletServer();
    const wallet = createNodeWallet({ url: server.url, coin: COIN_OF.main });
    const control = async (order: object): Promise<unknown> => {
      const { origin } = new URL(server.url);
      const body = JSON.stringify(order);
      const response = await fetch(`${origin}/control`, { method: 'POST', body });
      return response.json();
    };
    const address = server.node.strangerAddress();
    const built = await wallet.build([{ address, units: ONE }]);
    await control({ do: 'order', method: 'sendrawtransaction', faults: ['breaks_after'] });
    await expect(wallet.broadcast(built)).rejects.toThrow(WalletUnreachable);
    expect(await control({ do: 'look' })).toMatchObject({ mempool: [built.txid] });
    const paid = { txid: built.txid, vout: 1, address, units: '100000000' };
    expect(await control({ do: 'mine', count: 2 })).toMatchObject({
      mempool: [],
      confirmed: expect.arrayContaining([paid]),
    });
    const reorg = await control({ do: 'reorg', depth: 2, transactions: 'to_mempool' });
    expect(reorg).toMatchObject({ mempool: [built.txid] });
    await control({ do: 'down', isDown: true });
    await expect(wallet.readState()).rejects.toThrow(WalletUnreachable);
    await server.close();
  });
});
