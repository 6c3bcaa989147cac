import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { type PaidOutput, readPaidOutputs } from '#server/coin/paid-outputs.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';

/** The chain in which payments are looked up, with its network. */
export type PaymentChain = { index: Pick<ChainIndex, 'readTransaction' | 'isInBlock'>; coin: Coin };

/**
 * The amounts that a transaction in a block pays to each address, read from its own bytes: an index can withhold a transaction,
 * but cannot invent one with this id. An unconfirmed one may still be replaced.
 *
 * @throws AppError `conflict` if the index does not know it, does not answer, or has it in no block
 */
export async function readOnChain(
  { index, coin }: PaymentChain,
  txid: string,
): Promise<PaidOutput[]> {
  const [rawHex, isInBlock] = await Promise.all([
    index.readTransaction(txid),
    index.isInBlock(txid),
  ]).catch((error: unknown): [string, boolean] => {
    if (error instanceof ChainUnreachable) return ['', false];
    throw error;
  });
  const transaction = readPaidOutputs(rawHex, coin);
  if (transaction?.txid !== txid) {
    throw new AppError('conflict', (m) => m.refusal_hand_unknown());
  }
  if (!isInBlock) {
    throw new AppError('conflict', (m) => m.refusal_hand_unconfirmed());
  }
  return transaction.outputs;
}
