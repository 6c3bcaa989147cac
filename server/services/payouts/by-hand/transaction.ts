import { AppError } from '#contract/errors.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { type PaidOutput, readPaidOutputs } from '#server/coin/paid-outputs.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';

/** The chain that payments are looked up on, with its network. */
export type PaymentChain = { index: Pick<ChainIndex, 'readTransaction'>; network: CoinNetwork };

/**
 * The amounts that a transaction pays to each address, read from its own bytes: an index can withhold a transaction, but cannot
 * invent one with this id.
 *
 * @throws AppError `conflict` if the index does not know it or does not answer
 */
export async function readOnChain(
  { index, network }: PaymentChain,
  txid: string,
): Promise<PaidOutput[]> {
  const rawHex = await index.readTransaction(txid).catch((error: unknown) => {
    if (error instanceof ChainUnreachable) return '';
    throw error;
  });
  const transaction = readPaidOutputs(rawHex, network);
  if (transaction?.txid === txid) return transaction.outputs;
  throw new AppError(
    'conflict',
    'The chain index does not know this transaction, or does not answer. Nothing was recorded.',
  );
}
