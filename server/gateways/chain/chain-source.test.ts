import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDaemonIndex } from '#server/fakes/chain-index/daemon-index.ts';
import { openIndexServer } from '#server/fakes/chain-index/index-server.ts';
import { createTestNode, type TestNode } from '#server/fakes/node/node.ts';
import { fetchFromNode } from '#server/fakes/node/wallet.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { BlockMissing, ChainUnreachable } from './chain-index.ts';
import type { ChainSource } from './chain-source.ts';
import { createIndexSource } from './index-source.ts';
import { createNodeSource } from './node-source.ts';
import { readRawBlock, UnknownKind } from './raw-block.ts';

const UNKNOWN = 'f'.repeat(64);
/** The first block with MWEB on regtest; it cannot be mined before MWEB is used. */
const MWEB_HEIGHT = 432;

type World = {
  source: ChainSource;
  /** Pays 1.23456789 coins, unconfirmed. Returns the transaction's id. */
  pay(): Promise<string>;
  mine(): Promise<void>;
  reorg(depth: number): Promise<void>;
  close?(): Promise<void>;
};

/** The same expectations for every source. */
function expectSource(name: string, open: () => Promise<World>): void {
  describe(`the chain of ${name}`, () => {
    let world: World;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world?.close?.());

    it('is read block by block, each linked to the one below', async () => {
      const { source, pay, mine } = world;
      const paid = [await pay(), await pay(), await pay()];
      const before = await source.readTip();
      await mine();
      const tip = await source.readTip();
      expect(tip.height).toBe(before.height + 1);
      expect(await source.readBlockHash(tip.height)).toBe(tip.hash);
      const block = await source.readBlock(tip.hash);
      expect(block).toMatchObject({ hash: tip.hash, previousHash: before.hash });
      expect(block.timeMs % 1000).toBe(0);
      const [coinbase, ...others] = block.transactions;
      expect(coinbase?.inputs).toEqual([]);
      expect(new Set(others.map(({ txid }) => txid))).toEqual(new Set(paid));
      for (const { inputs, outputs } of others) {
        expect(outputs.some(({ units }) => units === 123_456_789n)).toBe(true);
        expect(inputs[0]?.coin).toMatch(/^[0-9a-f]{64}:\d+$/);
        const { scriptSigHex = '', witnessHex = [] } = inputs[0] ?? {};
        expect(scriptSigHex.length + witnessHex.length).toBeGreaterThan(0);
      }
      const first = await source.readBlock(await source.readBlockHash(1));
      expect(first.previousHash).toBe(await source.readBlockHash(0));
    });

    it('shows what is in no block yet', async () => {
      const { source, pay, mine } = world;
      const paid = [await pay(), await pay()];
      const all = await source.readMempool(10);
      expect(new Set(all?.txids)).toEqual(new Set(paid));
      expect(all?.isComplete).toBe(true);
      const some = await source.readMempool(1);
      expect(some).toMatchObject({ txids: [expect.any(String)], isComplete: false });
      const [first, unknown, second] = await source.readUnconfirmed([
        paid[0] ?? '',
        UNKNOWN,
        paid[1] ?? '',
      ]);
      expect(unknown).toBeNull();
      expect([first?.txid, second?.txid]).toEqual(paid);
      expect(first?.outputs.some(({ units }) => units === 123_456_789n)).toBe(true);
      await mine();
      expect(await source.readMempool(10)).toEqual({ txids: [], isComplete: true });
      expect(await source.readUnconfirmed([])).toEqual([]);
      const { transactions } = await source.readBlock((await source.readTip()).hash);
      expect(transactions).toContainEqual(first);
    });

    it('shows another branch after a reorganisation', async () => {
      const { source, pay, mine, reorg } = world;
      const txid = await pay();
      await mine();
      const old = await source.readTip();
      const below = await source.readBlockHash(old.height - 1);
      await reorg(1);
      const tip = await source.readTip();
      expect(tip.height).toBe(old.height + 1);
      expect(await source.readBlockHash(old.height)).not.toBe(old.hash);
      expect(await source.readBlockHash(old.height - 1)).toBe(below);
      expect((await source.readBlock(await source.readBlockHash(old.height))).previousHash).toBe(
        below,
      );
      expect((await source.readMempool(10))?.txids).toContain(txid);
      await mine();
    });

    it('has no block that does not exist', async () => {
      const { source } = world;
      const { height } = await source.readTip();
      await expect(source.readBlockHash(height + 1)).rejects.toThrow(ChainUnreachable);
      await expect(source.readBlock(UNKNOWN)).rejects.toThrow(ChainUnreachable);
    });
  });
}

function payFrom(node: TestNode) {
  return async () => node.receive(node.strangerAddress(), 123_456_789n);
}

const nodeSource = (node: TestNode) =>
  createNodeSource({
    url: 'http://user:password@node.invalid:9771',
    timeoutMs: 1000,
    fetch: fetchFromNode(node),
    pause: async () => {},
  });

for (const flavour of ['account_era', 'next'] as const) {
  expectSource(`a fake node of the flavour ${flavour}`, async () => {
    const node = createTestNode({ flavour, chain: 'regtest', coins: [] });
    return {
      source: nodeSource(node),
      pay: payFrom(node),
      mine: async () => node.mine(),
      reorg: async (depth) => node.reorg(depth),
    };
  });

  describe(`a fake node of the flavour ${flavour}`, () => {
    it('says which block it has deleted', async () => {
      const node = createTestNode({ flavour, coins: [100n, 100n] });
      const source = nodeSource(node);
      node.state.prunedBelow = 2;
      await expect(source.readBlock(await source.readBlockHash(1))).rejects.toThrow(BlockMissing);
      expect((await source.readBlock(await source.readBlockHash(2))).transactions).toHaveLength(2);
    });

    it('is unreachable where it gives no whole answer', async () => {
      const node = createTestNode({ flavour, coins: [100n, 100n] });
      const source = nodeSource(node);
      const { hash } = await source.readTip();
      node.faults.order('getblock', 'cut_answer', 'breaks_before', 'http_error');
      await expect(source.readBlock(hash)).rejects.toThrow(ChainUnreachable);
      node.faults.isDown = true;
      await expect(source.readTip()).rejects.toThrow(ChainUnreachable);
      await expect(source.readMempool(1)).rejects.toThrow(ChainUnreachable);
      await expect(source.readUnconfirmed([UNKNOWN])).rejects.toThrow(ChainUnreachable);
    });
  });
}

for (const mode of ['raw', 'pages'] as const) {
  expectSource(`an index that gives ${mode}`, async () => {
    const node = createTestNode({ chain: 'regtest', coins: [] });
    const index = await openIndexServer(node.chain, { hasRaw: mode === 'raw' });
    return {
      source: createIndexSource({ root: index.root }),
      pay: payFrom(node),
      mine: async () => node.mine(),
      reorg: async (depth) => node.reorg(depth),
      close: index.close,
    };
  });
}

const path = await ensureLitecoind();
if (path === null) {
  console.warn('WARNING: there is no litecoind here: blocks were read from fakes only.');
} else {
  describe('a real daemon', () => {
    let daemon: Litecoind;
    let source: ChainSource;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
    });
    afterAll(() => daemon?.close());

    expectSource('litecoind', async () => {
      const payer = await daemon.openWallet(['50', '50', '50']);
      const segwit = String(await payer.call('getnewaddress', '', 'bech32'));
      await payer.call('sendtoaddress', segwit, '40');
      await daemon.mine();
      source = createNodeSource({ url: payer.url });
      return {
        source,
        pay: async () =>
          String(await payer.call('sendtoaddress', await payer.newAddress(), '1.23456789')),
        mine: () => daemon.mine(),
        reorg: (depth) => daemon.reorg(depth),
      };
    });

    expectSource('an index of litecoind', async () => {
      const payer = await daemon.openWallet(['50', '50', '50']);
      const index = await openDaemonIndex(daemon);
      return {
        source: createIndexSource({ root: index.root }),
        pay: async () =>
          String(await payer.call('sendtoaddress', await payer.newAddress(), '1.23456789')),
        mine: () => daemon.mine(),
        reorg: (depth) => daemon.reorg(depth),
        close: index.close,
      };
    });

    it('decodes all its blocks as their bytes are parsed here', async () => {
      const { height } = await source.readTip();
      let witnesses = 0;
      for (let at = 0; at <= height; at += 1) {
        const hash = await source.readBlockHash(at);
        const raw = Buffer.from(String(await daemon.call('getblock', hash, 0)), 'hex');
        const parsed = await readRawBlock(raw, hash);
        expect(parsed).toEqual(await source.readBlock(hash));
        const inputs = parsed.transactions.flatMap((each) => each.inputs);
        witnesses += inputs.filter(({ witnessHex }) => witnessHex.length > 0).length;
      }
      expect(witnesses).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(100);
    });

    it('decodes blocks and transactions with MWEB, whose bytes are refused here', async () => {
      const index = await openDaemonIndex(daemon);
      const sources = [source, createIndexSource({ root: index.root })];
      const payer = await daemon.openWallet(['50', '50']);
      await daemon.mine(MWEB_HEIGHT - 1 - (await source.readTip()).height);
      const hidden = await payer.call('getnewaddress', '', 'mweb');
      const txid = String(await payer.call('sendtoaddress', hidden, '3'));
      for (const each of sources) {
        const [unconfirmed] = await each.readUnconfirmed([txid]);
        expect(unconfirmed).toMatchObject({ txid });
        expect(unconfirmed?.outputs.some(({ units }) => units > 300_000_000n)).toBe(true);
      }
      await daemon.mine(3);
      const { height } = await source.readTip();
      let refused = 0;
      for (let at = height - 2; at <= height; at += 1) {
        const hash = await source.readBlockHash(at);
        const [block, same] = await Promise.all(sources.map((each) => each.readBlock(hash)));
        expect(block?.hash).toBe(hash);
        expect(same).toEqual(block);
        const raw = Buffer.from(String(await daemon.call('getblock', hash, 0)), 'hex');
        await readRawBlock(raw, hash).catch((error: unknown) => {
          expect(error).toBeInstanceOf(UnknownKind);
          refused += 1;
        });
      }
      expect(refused).toBeGreaterThan(0);
      await index.close();
    });
  });
}
