import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { type PaidOutput, readPaidOutputs } from '#server/coin/paid-outputs.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';

/** The chain in which payments are looked up, with its network. */
export type PaymentChain = { index: Pick<ChainIndex, 'readTransaction'>; coin: Coin };

/**
 * The amounts that a transaction pays to each address, read from its own bytes: an index can withhold a transaction, but cannot
 * invent one with this id.
 *
 * @throws AppError `conflict` if the index does not know it or does not answer
 */
export async function readOnChain(
  { index, coin }: PaymentChain,
  txid: string,
): Promise<PaidOutput[]> {
  const rawHex = await index.readTransaction(txid).catch((error: unknown) => {
    if (error instanceof ChainUnreachable) return '';
    throw error;
  });
  const transaction = readPaidOutputs(rawHex, coin);
  if (transaction?.txid === txid) return transaction.outputs;
  throw new AppError(
    'conflict',
    'The chain index does not know this transaction, or does not answer. Nothing was recorded.',
  );
}
