import { COIN_NETWORK_NAMES, type Coin } from '#rules/coins/coin.ts';
import { COIN_PRESETS } from '#rules/coins/presets.ts';

/** Why a chain that begins with this block is not the coin's, in one line without a full stop; null if it is. */
export function firstBlockProblem(hash: string, coin: Coin): string | null {
  if (hash === coin.genesisHash) return null;
  const own = nameOf(coin.name, coin.network);
  const other = findChain(hash);
  const whose = other === null ? '' : ` (${other})`;
  return `the node is on another chain: its first block is ${hash.slice(0, 64)}${whose}, and ${own} begins with ${coin.genesisHash}`;
}

/** The known chain that begins with this block; null if none does. */
function findChain(hash: string): string | null {
  for (const { name, networks } of Object.values(COIN_PRESETS)) {
    const network = COIN_NETWORK_NAMES.find((each) => networks[each]?.genesisHash === hash);
    if (network) return nameOf(name, network);
  }
  return null;
}

function nameOf(coin: string, network: string): string {
  return network === 'main' ? coin : `${coin} (${network})`;
}
