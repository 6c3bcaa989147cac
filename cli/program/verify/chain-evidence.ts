import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { createIndexSource } from '#server/gateways/chain/index-source.ts';
import type { ReadTransaction } from './chain-check.ts';

/** An index answers about one transaction within milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Looks up transactions at an index with the REST interface of esplora and electrs. The bytes that it gives have to hash to the id,
 * so it can neither invent a transaction nor change an amount; only that a block has it must be believed.
 *
 * @param root without a trailing slash
 */
export function openChainEvidence(root: string): ReadTransaction {
  const index = createChainIndex({ root, timeoutMs: TIMEOUT_MS });
  const source = createIndexSource({ root, timeoutMs: TIMEOUT_MS, partTimeoutMs: TIMEOUT_MS });
  return async (txid) => {
    const [transaction] = await source.readUnconfirmed([txid]);
    if (!transaction) return null;
    return {
      isConfirmed: await index.isInBlock(txid),
      outputUnits: transaction.outputs.map(({ units }) => units),
    };
  };
}
