import {
  decodeTransaction,
  merkleRootOf,
  rawBlockOf,
  rawTransactionsOf,
} from '../node/block-bytes.ts';
import type { TestChain } from '../node/chain.ts';

const PER_PAGE = 25;

/**
 * Esplora's answers about blocks and the mempool. Undefined for another path; throws `RangeError` for requests that it refuses.
 */
export function answerAboutBlocks(chain: TestChain, path: string): unknown {
  const [, kind, id = '', what, more] = path.split('/');
  if (path === '/blocks/tip/hash') return chain.blocks.at(-1)?.hash;
  if (path === '/mempool/txids') return [...chain.mempool];
  if (kind === 'block-height') return requireFound(chain.blocks[Number(id)]).hash;
  if (kind === 'tx' && what === 'status') {
    requireFound(chain.rawHexOf(id) ?? undefined);
    return { confirmed: chain.blockOf(id) !== null };
  }
  if (kind === 'tx' && what === undefined) {
    const shown = shownTransaction(requireFound(chain.rawHexOf(id) ?? undefined));
    const block = chain.blockOf(id);
    return { ...shown, status: { confirmed: block !== null, block_hash: block?.hash } };
  }
  if (kind !== 'block') return undefined;
  const block = requireFound(chain.blocks.find(({ hash }) => hash === id));
  if (what === 'raw') return Buffer.from(rawBlockOf(chain, block), 'hex');
  const transactions = rawTransactionsOf(chain, block);
  if (what === 'txs') {
    const start = Number(more ?? 0);
    if (start % PER_PAGE !== 0 || start >= transactions.length) throw new RangeError('start index');
    return transactions.slice(start, start + PER_PAGE).map(shownTransaction);
  }
  return {
    id: block.hash,
    height: block.height,
    timestamp: Math.floor(block.timeMs / 1000),
    tx_count: transactions.length,
    merkle_root: merkleRootOf(block),
    previousblockhash: chain.blocks[block.height - 1]?.hash ?? null,
  };
}

/** Thrown for anything that an index answers with 404. */
export class NotThere extends RangeError {}

function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new NotThere('not found');
  return found;
}

function shownTransaction(rawHex: string) {
  const { txid, inputs, outputs } = decodeTransaction(rawHex);
  return {
    txid,
    vin: inputs.map(({ isCoinbase, scriptSigHex, witnessHex, ...spent }) => ({
      txid: spent.txid,
      vout: spent.vout,
      prevout: null,
      scriptsig: scriptSigHex,
      ...(witnessHex.length > 0 && { witness: witnessHex }),
      is_coinbase: isCoinbase,
    })),
    vout: outputs.map(({ units, scriptHex }) => ({
      scriptpubkey: scriptHex,
      value: Number(units),
    })),
  };
}
