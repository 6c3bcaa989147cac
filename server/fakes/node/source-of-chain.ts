import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource, ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { nameOf, type TestChain } from './chain.ts';

/** A test chain as a source that shows the current state of `view`. */
export function sourceOf(
  chain: TestChain,
  view: () => Pick<TestChain, 'blocks' | 'mempool'>,
): ChainSource {
  function show(txid: string): ChainTransaction {
    const { inputs, outputs } = chain.find(txid);
    return {
      txid,
      inputs: inputs.map((input) => ({ coin: nameOf(input), scriptSigHex: '', witnessHex: [] })),
      outputs: outputs.map(({ scriptHex, units }) => ({ scriptHex, units })),
    };
  }
  const missing = () => new ChainUnreachable('there is no such block');

  return {
    async readTip() {
      const block = view().blocks.at(-1);
      if (!block) throw missing();
      return { height: block.height, hash: block.hash };
    },
    async readBlockHash(height) {
      const block = view().blocks[height];
      if (!block) throw missing();
      return block.hash;
    },
    async readBlock(hash) {
      const { blocks } = view();
      const block = blocks.find((each) => each.hash === hash);
      if (!block) throw missing();
      return {
        hash,
        previousHash: blocks[block.height - 1]?.hash ?? '0'.repeat(64),
        timeMs: Math.floor(block.timeMs / 1000) * 1000,
        transactions: block.txids.map(show),
      };
    },
    async readMempool(most) {
      const txids = [...view().mempool];
      return { txids: txids.slice(0, most), isComplete: txids.length <= most };
    },
    async readUnconfirmed(txids) {
      const { mempool } = view();
      return txids.map((txid) => (mempool.has(txid) ? show(txid) : null));
    },
  };
}
