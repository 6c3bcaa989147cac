import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDaemonIndex } from '#server/fakes/chain-index/daemon-index.ts';
import { answerOfIndex, openIndexServer } from '#server/fakes/chain-index/index-server.ts';
import { createTestNode, type TestNode } from '#server/fakes/node/node.ts';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
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
const SCRIPT = `76a914${'ab'.repeat(20)}88ac`;

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

type Answer = { result: Record<string, unknown> };

describe('a node', () => {
  const node = createTestNode({ chain: 'regtest', coins: [500n] });
  const { hash = '' } = node.chain.blocks[1] ?? {};
  const answering = (text: (body: string) => string | ReadableStream) =>
    createNodeSource({
      url: 'http://user:password@node.invalid:9771',
      pause: async () => {},
      fetch: async (...call) =>
        new Response(text(await (await fetchFromNode(node)(...call)).text())),
    });

  it.each<[string, (answer: Answer) => void]>([
    ['another block', ({ result }) => Object.assign(result, { hash: UNKNOWN })],
    ['another root', ({ result }) => Object.assign(result, { merkleroot: UNKNOWN })],
    ['no transactions', ({ result }) => Object.assign(result, { tx: [] })],
    ['ids in place of transactions', ({ result }) => Object.assign(result, { tx: [UNKNOWN] })],
    ['no list of transactions', ({ result }) => Object.assign(result, { tx: null })],
    ['a time that is text', ({ result }) => Object.assign(result, { time: 'now' })],
    [
      'a previous block that is none',
      ({ result }) => Object.assign(result, { previousblockhash: 7 }),
    ],
    ['nothing', (answer) => Object.assign(answer, { result: null })],
    ['another answer', (answer) => Object.assign(answer, { id: -1 })],
  ])('is unreachable with %s', async (_, change) => {
    const source = answering((body) => {
      const answer: Answer = JSON.parse(body);
      change(answer);
      return JSON.stringify(answer);
    });
    await expect(source.readBlock(hash)).rejects.toThrow(ChainUnreachable);
  });

  it.each([
    ['an amount that is negative', /"value":0.000005/, '"value":-0.000005'],
    ['an amount with nine decimals', /"value":0.000005/, '"value":0.000000005'],
    ['a script that is no hex', /"hex":"76/, '"hex":"zz'],
    ['an output number that is none', /"vout":0/, '"vout":-1'],
  ])('is unreachable with %s', async (_, wanted, instead) => {
    const source = answering((body) => {
      expect(body).toMatch(wanted);
      return body.replace(wanted, instead);
    });
    await expect(source.readBlock(hash)).rejects.toThrow(ChainUnreachable);
  });

  it('is unreachable with a script that does not end', async () => {
    const endless = () =>
      new ReadableStream({
        start(to) {
          to.enqueue(Buffer.from('{"id":1,"result":{"tx":[{"vout":[{"scriptPubKey":{"hex":"'));
        },
        pull(to) {
          to.enqueue(Buffer.alloc(1024 * 1024, 'ab'));
        },
      });
    await expect(answering(endless).readBlock(hash)).rejects.toThrow(ChainUnreachable);
  });

  it('tells a transaction of a block from one that waits', async () => {
    const txid = await payFrom(node)();
    const source = answering((body) => body.replace('"hash":', '"blockhash":'));
    expect(await source.readUnconfirmed([txid])).toEqual([null]);
    expect(await nodeSource(node).readUnconfirmed([txid])).toMatchObject([{ txid }]);
  });
});

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

/** Fills a list to more than one page and less than two. */
function fill(node: TestNode, transactions: number): void {
  node.chain.mineThese(
    Array.from({ length: transactions }, (_, vout) =>
      writeTransaction([{ txid: 'ab'.repeat(32), vout }], [{ scriptHex: SCRIPT, units: 5n }], true),
    ),
  );
}

describe('an index', () => {
  let node: TestNode;
  beforeEach(() => {
    node = createTestNode({ chain: 'regtest', coins: [] });
  });

  it.each([24, 25, 49, 120])('gives a block of 1 and %i transactions in pages', async (count) => {
    fill(node, count);
    const paged = await openIndexServer(node.chain, { hasRaw: false });
    const raw = await openIndexServer(node.chain);
    const [first, second] = [paged, raw].map(({ root }) => createIndexSource({ root }));
    const { hash } = node.chain.blocks.at(-1) ?? { hash: '' };
    const block = await first?.readBlock(hash);
    expect(block?.transactions).toHaveLength(count + 1);
    expect(await second?.readBlock(hash)).toEqual(block);
    await Promise.all([paged.close(), raw.close()]);
  });

  it('gives in pages a block whose bytes cannot be parsed, and the next one by its bytes', async () => {
    node.mine();
    fill(node, 3);
    const [readable, unknown] = node.chain.blocks.slice(-2).map(({ hash }) => hash);
    if (readable === undefined || unknown === undefined) throw new TypeError('no blocks');
    const mweb = Buffer.concat([rawOf().subarray(0, 80), Buffer.from('01020000000008', 'hex')]);
    const asked: string[] = [];
    await withAnswers(
      (path) => {
        asked.push(path);
        return path === `/block/${unknown}/raw` ? { body: mweb } : null;
      },
      async (source) => {
        await source.readBlock(readable);
        expect((await source.readBlock(unknown)).transactions).toHaveLength(4);
        await source.readBlock(readable);
      },
    );
    const wholeOf = (hash: string) => asked.filter((path) => path === `/block/${hash}/raw`).length;
    expect(wholeOf(readable)).toBe(2);
    expect(asked).toContain(`/block/${unknown}/txs/0`);
  });

  it('that lists no mempool says so', async () => {
    await withAnswers(
      (path) => (path === '/mempool/txids' ? { status: 404, body: 'not found' } : null),
      async (source) => expect(await source.readMempool(5)).toBeNull(),
    );
  });

  const pathOf = () => `/block/${node.chain.blocks.at(-1)?.hash}`;
  const rawOf = () => {
    const raw = answerOfIndex(node.chain, `${pathOf()}/raw`, '');
    if (!Buffer.isBuffer(raw)) throw new TypeError('no bytes');
    return raw;
  };
  const pageOf = (start: number) =>
    JSON.stringify(answerOfIndex(node.chain, `${pathOf()}/txs/${start}`, ''));
  const header = (changes: object) => {
    const own = answerOfIndex(node.chain, pathOf(), '');
    return JSON.stringify({ ...(typeof own === 'object' ? own : {}), ...changes });
  };
  const NO_RAW = { '/raw': { status: 404, body: '' } };

  it.each<[string, () => Record<string, { status?: number; body: string | Buffer }>]>([
    ['raw bytes of another block', () => ({ '/raw': { body: Buffer.alloc(200) } })],
    ['raw bytes cut off', () => ({ '/raw': { body: rawOf().subarray(0, -1) } })],
    ['raw bytes with a changed output', () => ({ '/raw': { body: flipped(rawOf()) } })],
    ['an error for raw bytes', () => ({ '/raw': { status: 500, body: '' } })],
    ['a header of another block', () => ({ ...NO_RAW, '': { body: header({ id: UNKNOWN }) } })],
    ['another root', () => ({ ...NO_RAW, '': { body: header({ merkle_root: UNKNOWN }) } })],
    ['another count', () => ({ ...NO_RAW, '': { body: header({ tx_count: 30 }) } })],
    ['an endless count', () => ({ ...NO_RAW, '': { body: header({ tx_count: 1e9 }) } })],
    ['a time that is text', () => ({ ...NO_RAW, '': { body: header({ timestamp: 'now' }) } })],
    ['a header that is cut off', () => ({ ...NO_RAW, '': { body: header({}).slice(0, -1) } })],
    ['a page that repeats', () => ({ ...NO_RAW, '/txs/25': { body: pageOf(0) } })],
    ['an empty page', () => ({ ...NO_RAW, '/txs/0': { body: '[]' } })],
    ['a page cut off', () => ({ ...NO_RAW, '/txs/25': { body: pageOf(25).slice(0, -2) } })],
    ['a page that is no list', () => ({ ...NO_RAW, '/txs/0': { body: '{"txs":1}' } })],
    [
      'an amount that is text',
      () => ({ ...NO_RAW, '/txs/25': { body: pageOf(25).replaceAll('"value":5', '"value":"x"') } }),
    ],
    [
      'a script that is no hex',
      () => ({ ...NO_RAW, '/txs/25': { body: pageOf(25).replaceAll(SCRIPT, 'zz') } }),
    ],
  ])('is unreachable with %s', async (_, answers) => {
    fill(node, 40);
    const given = answers();
    await withAnswers(
      (path) => (path.startsWith(pathOf()) ? (given[path.slice(pathOf().length)] ?? null) : null),
      async (source) => {
        const { hash } = await source.readTip();
        await expect(source.readBlock(hash)).rejects.toThrow(ChainUnreachable);
      },
    );
  });

  it('is unreachable with a page that is longer than the first one', async () => {
    fill(node, 60);
    const longer = JSON.stringify([...JSON.parse(pageOf(25)), ...JSON.parse(pageOf(50))]);
    const given = (path: string) => (path.endsWith('/txs/25') ? { body: longer } : null);
    await withAnswers(
      (path) => (path.endsWith('/raw') ? NO_RAW['/raw'] : given(path)),
      async (source) => {
        const { hash } = await source.readTip();
        await expect(source.readBlock(hash)).rejects.toThrow(/too many transactions on a page/);
      },
    );
  });

  it('is unreachable with an answer that does not end', async () => {
    const endless = createServer((_, response) => {
      const write = () => {
        while (response.write(`"${'a'.repeat(64)}",`.repeat(1000)));
      };
      response.on('drain', write);
      response.write('[');
      write();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const { port } = endless.address() as AddressInfo; // It listens on TCP.
    const source = createIndexSource({ root: `http://127.0.0.1:${port}`, maxBytes: 1_000_000 });
    await expect(source.readMempool(10)).rejects.toThrow(ChainUnreachable);
    endless.closeAllConnections();
    await new Promise((resolve) => endless.close(resolve));
  });

  it('shows a waiting transaction that it neither decodes nor we can parse in its block only', async () => {
    const mweb = `02000000000800${'00'.repeat(80)}`;
    await withAnswers(
      (path) => (path === `/tx/${UNKNOWN}/hex` ? { body: mweb } : null),
      async (source) => expect(await source.readUnconfirmed([UNKNOWN])).toEqual([null]),
    );
  });

  it('is unreachable with another transaction than the one asked for', async () => {
    const txid = await payFrom(node)();
    const other = await payFrom(node)();
    await withAnswers(
      (path) => (path === `/tx/${txid}/hex` ? { body: node.chain.rawHexOf(other) ?? '' } : null),
      async (source) => {
        await expect(source.readUnconfirmed([txid])).rejects.toThrow(ChainUnreachable);
      },
    );
  });

  async function withAnswers(
    answerInstead: (path: string) => { status?: number; body: string | Buffer } | null,
    use: (source: ChainSource) => Promise<unknown>,
  ): Promise<void> {
    const index = await openIndexServer(node.chain, { answerInstead });
    try {
      await use(createIndexSource({ root: index.root }));
    } finally {
      await index.close();
    }
  }
});

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed[changed.length - 6] = (changed.at(-6) ?? 0) ^ 1;
  return changed;
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
