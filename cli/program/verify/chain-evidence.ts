import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { createIndexSource } from '#server/gateways/chain/index-source.ts';
import type { ReadTransaction } from './chain-check.ts';

/** Reads the hash of a block of the chain. Throws if the index does not give it. */
export type ReadBlockHash = (height: number) => Promise<string>;

/** An index answers about one transaction within milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Looks up transactions and blocks at an index with the REST interface of esplora and electrs. The bytes of a transaction have to
 * hash to its id, so the index can neither invent one nor change an amount. It must be believed that a block has the transaction, and
 * which block stands at a height.
 *
 * @param root without a trailing slash
 */
export function openChainEvidence(root: string): {
  readTransaction: ReadTransaction;
  readBlockHash: ReadBlockHash;
} {
  const index = createChainIndex({ root, timeoutMs: TIMEOUT_MS });
  const source = createIndexSource({ root, timeoutMs: TIMEOUT_MS, partTimeoutMs: TIMEOUT_MS });
  const readTransaction: ReadTransaction = async (txid) => {
    const [transaction] = await source.readUnconfirmed([txid]);
    if (!transaction) return null;
    return {
      isConfirmed: await index.isInBlock(txid),
      outputUnits: transaction.outputs.map(({ units }) => units),
    };
  };
  return { readTransaction, readBlockHash: source.readBlockHash };
}
