import type { Coin } from '#rules/coins/coin.ts';
import { proveCoin } from '#server/services/chain/proved-coin.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import type { Product } from '../product.ts';

/** Proves the coin as the job `chain` does: a chain shows the coin's first block. */
export async function proveFirstBlock(
  { db }: Pick<Product, 'db'>,
  coin: Coin = JUNKCOIN_ON.main,
): Promise<void> {
  const source = { readBlockHash: async () => coin.genesisHash };
  const problem = await proveCoin(db, { coin, wallet: null, source });
  if (problem !== null) throw new Error(problem);
}
