import { formatAmountFixed } from '#rules/amounts.ts';
import { WalletRefused } from '#server/gateways/node-wallet/wallet.ts';
import { decodeTransaction, merkleRootOf, rawBlockOf, rawTransactionsOf } from './block-bytes.ts';
import type { TestChain } from './chain.ts';

const NOT_FOUND = -5;
const MISC = -1;
const INTERNAL = -32603;

type State = { flavour: 'account_era' | 'next'; prunedBelow: number };

/** The fake node's calls for blocks and the mempool, as 0.14 ("account era") and 0.21 answer them. */
export function createBlockMethods(chain: TestChain, state: State) {
  const isNext = () => state.flavour === 'next';
  const fail = (code: number, message: string): never => {
    throw new WalletRefused(code, message);
  };

  function decoded(rawHex: string) {
    const { txid, inputs, outputs } = decodeTransaction(rawHex);
    return {
      txid,
      hash: txid,
      version: 2,
      vin: inputs.map(({ isCoinbase, scriptSigHex, witnessHex, ...spent }) => ({
        ...(isCoinbase
          ? { coinbase: scriptSigHex }
          : { txid: spent.txid, vout: spent.vout, scriptSig: { asm: '', hex: scriptSigHex } }),
        ...(witnessHex.length > 0 && { txinwitness: witnessHex }),
        sequence: 0xffff_ffff,
      })),
      vout: outputs.map(({ units, scriptHex }, n) => ({
        value: `#coins ${formatAmountFixed(units, 8)}`,
        n,
        scriptPubKey: { asm: '', hex: scriptHex },
      })),
    };
  }

  return {
    getbestblockhash: () => chain.blocks.at(-1)?.hash,
    getblock([hash, verbosity = 1]: readonly unknown[]) {
      if (!isNext() && typeof verbosity !== 'boolean') {
        return fail(MISC, 'JSON value is not a boolean as expected');
      }
      const block = chain.blocks.find((each) => each.hash === hash);
      if (!block) return fail(NOT_FOUND, 'Block not found');
      if (block.height < state.prunedBelow) {
        return fail(isNext() ? MISC : INTERNAL, 'Block not available (pruned data)');
      }
      if (verbosity === false || verbosity === 0) return rawBlockOf(chain, block);
      const transactions = rawTransactionsOf(chain, block).map(decoded);
      return {
        hash: block.hash,
        confirmations: chain.blocks.length - block.height,
        height: block.height,
        merkleroot: merkleRootOf(block),
        time: Math.floor(block.timeMs / 1000),
        nTx: transactions.length,
        ...(block.height > 0 && { previousblockhash: chain.blocks[block.height - 1]?.hash }),
        tx: verbosity === 2 ? transactions : transactions.map(({ txid }) => txid),
      };
    },
    getrawtransaction([txid, verbose = 0]: readonly unknown[]) {
      const rawHex = chain.mempool.has(String(txid)) ? chain.rawHexOf(String(txid)) : null;
      if (rawHex === null) {
        return fail(
          NOT_FOUND,
          'No such mempool transaction. Use gettransaction for wallet transactions.',
        );
      }
      return verbose === 0 ? rawHex : { ...decoded(rawHex), hex: rawHex };
    },
  };
}
