import type { Coin } from '#rules/coins/coin.ts';

/** Why a chain that begins with this block is not the coin's, in one line without a full stop; null if it is. */
export function firstBlockProblem(hash: string, coin: Coin): string | null {
  if (hash === coin.genesisHash) return null;
  const chain = coin.network === 'main' ? coin.name : `${coin.name} (${coin.network})`;
  return `the node is on another chain: its first block is ${hash.slice(0, 64)}, and ${chain} begins with ${coin.genesisHash}`;
}
