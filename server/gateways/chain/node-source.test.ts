import { describe, expect, it } from 'vitest';
import { createTestNode } from '#server/fakes/node/node.ts';
import { fetchFromNode } from '#server/fakes/node/wallet.ts';
import { ChainUnreachable } from './chain-index.ts';
import { createNodeSource } from './node-source.ts';

const UNKNOWN = 'f'.repeat(64);
const ACCESS = { url: 'http://user:password@node.invalid:9771', pause: async () => {} };

type Answer = { result: Record<string, unknown> };

describe('a node', () => {
  const node = createTestNode({ chain: 'regtest', coins: [500n] });
  const { hash = '' } = node.chain.blocks[1] ?? {};
  const answering = (text: (body: string) => string | ReadableStream) =>
    createNodeSource({
      ...ACCESS,
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
    const txid = node.receive(node.strangerAddress(), 123_456_789n);
    const source = answering((body) => body.replace('"hash":', '"blockhash":'));
    expect(await source.readUnconfirmed([txid])).toEqual([null]);
    expect(
      await createNodeSource({ ...ACCESS, fetch: fetchFromNode(node) }).readUnconfirmed([txid]),
    ).toMatchObject([{ txid }]);
  });
});
