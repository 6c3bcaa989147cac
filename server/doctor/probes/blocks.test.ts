import { describe, expect, it } from 'vitest';
import { coinOn } from '#rules/coins/coin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { probeBlocks } from './blocks.ts';

const JKC = JUNKCOIN_ON.main;

describe('the source whose blocks are followed', () => {
  const sourceOf = (hash: () => string) => ({
    readTip: async () => ({ height: 800, hash: 'ab'.repeat(32) }),
    readBlockHash: async (height: number) => (height === 0 ? hash() : 'cd'.repeat(32)),
  });

  it('is of the coin', async () => {
    expect(
      await probeBlocks(
        sourceOf(() => JKC.genesisHash),
        JKC,
      ),
    ).toMatchObject({
      check: 'chain-source',
      state: 'ok',
      says: expect.stringContaining('at block 800'),
    });
  });

  it('is of another coin', async () => {
    const { genesisHash } = coinOn(LITECOIN, 'main');
    expect(
      await probeBlocks(
        sourceOf(() => genesisHash),
        JKC,
      ),
    ).toMatchObject({
      state: 'fault',
      says: expect.stringMatching(/^No payment is counted: .* another chain/),
      remedy: expect.stringContaining('CHAIN_RPC_URL'),
    });
  });

  it.each([
    ['its own text', new ChainUnreachable('the index answers 502'), 'the index answers 502'],
    // A driver's message may quote the address with its password.
    ['no text of a driver', new Error('http://user:secret@x'), 'an unreadable answer'],
  ])('does not answer: %s', async (_, error, reason) => {
    const source = sourceOf(() => {
      throw error;
    });
    const found = await probeBlocks(source, JKC);
    expect(found).toMatchObject({ state: 'fault', says: expect.stringContaining(`(${reason})`) });
  });
});
