import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { statesOf } from '#server/testing/findings.ts';
import { probeChain } from './chain.ts';

const OTHER = 'f'.repeat(64);

describe('the chain index', () => {
  let wallet: TestWalletServer;
  let index: Server;
  let root: string;
  /** The answer to each path; null: not found. */
  let answer: (path: string) => string | null;

  beforeEach(async () => {
    wallet = await openTestWalletServer();
    wallet.node.mine(20);
    answer = answerOf;
    index = createServer((request, response) => {
      const text = answer(request.url ?? '');
      response.writeHead(text === null ? 404 : 200).end(text ?? 'not found');
    });
    await new Promise<void>((resolve) => index.listen(0, '127.0.0.1', resolve));
    const { port } = index.address() as AddressInfo; // It listens on TCP.
    root = `http://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    await wallet.close();
    index.closeAllConnections();
    await new Promise((resolve) => index.close(resolve));
  });

  const heightOf = () => wallet.node.chain.blocks.length - 1;
  function answerOf(path: string): string | null {
    if (path === '/blocks/tip/height') return String(heightOf());
    const height = /^\/block-height\/(\d+)$/.exec(path)?.[1];
    return wallet.node.chain.blocks[Number(height)]?.hash ?? null;
  }
  const probe = async (url: string | null = wallet.url) => {
    const { findings } = await probeChain({
      chainApiUrl: root,
      wallet: url === null ? null : { url, height: heightOf() },
    });
    return { states: statesOf(findings), says: findings.at(-1)?.says };
  };

  it('is on the chain of the wallet', async () => {
    expect(await probe()).toEqual({
      states: ['chain-index: ok', 'chain-agreement: ok'],
      says: 'The chain index and the wallet agree at block 15.',
    });
  });

  it('cannot be compared with a wallet that is not there or does not answer', async () => {
    const states = ['chain-index: ok', 'chain-agreement: skipped'];
    expect(await probe(null)).toMatchObject({ states });
    wallet.node.faults.isDown = true;
    expect(await probe()).toMatchObject({ states });
  });

  it.each<[string, string, RegExp, (path: string) => string | null]>([
    [
      'another chain',
      'fault',
      /first blocks differ/,
      (path) => (path.endsWith('/0') ? OTHER : answerOf(path)),
    ],
    [
      'a fork',
      'fault',
      /different blocks at height 15/,
      (path) => (path.endsWith('/15') ? OTHER : answerOf(path)),
    ],
    [
      'a newer fork, which may still end',
      'ok',
      /agree/,
      (path) => (path.endsWith('/16') ? OTHER : answerOf(path)),
    ],
    [
      'old blocks',
      'warning',
      /3 blocks behind/,
      (path) => (path.endsWith('height') ? '22' : answerOf(path)),
    ],
    [
      'nearly new blocks',
      'ok',
      /agree/,
      (path) => (path.endsWith('height') ? '23' : answerOf(path)),
    ],
  ])('has %s', async (_, state, says, given) => {
    answer = given;
    const found = await probe();
    expect(found.states).toEqual(['chain-index: ok', `chain-agreement: ${state}`]);
    expect(found.says).toMatch(says);
  });

  it.each<[string, string | null]>([
    ['nothing', null],
    ['a page', '<html>'],
    ['a height that is none', '-1'],
  ])('answers with %s', async (_, text) => {
    answer = () => text;
    const found = await probe();
    expect(found.states).toEqual(['chain-index: fault']);
  });
});
