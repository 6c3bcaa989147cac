import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOfIndex, openIndexServer } from '#server/fakes/chain-index/index-server.ts';
import { createTestNode, type TestNode } from '#server/fakes/node/node.ts';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import { ChainUnreachable } from './chain-index.ts';
import type { ChainSource } from './chain-source.ts';
import { createIndexSource } from './index-source.ts';

const UNKNOWN = 'f'.repeat(64);
const SCRIPT = `76a914${'ab'.repeat(20)}88ac`;

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
    const txid = node.receive(node.strangerAddress(), 123_456_789n);
    const other = node.receive(node.strangerAddress(), 123_456_789n);
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
