import { Address } from '@scure/btc-signer';
import { COIN_NETWORKS, type CoinNetwork } from '#rules/coin-networks.ts';

/**
 * Whether an address can be paid on this chain: P2PKH or P2SH, whole and of this network. Segwit addresses are refused:
 * segwit is not active on the coin's main chain, and what is paid to one there is anybody's.
 */
export function isPayable(address: string, network: CoinNetwork): boolean {
  try {
    const { type } = Address(networkOf(network)).decode(address);
    return type === 'pkh' || type === 'sh';
  } catch {
    return false;
  }
}

/** A chain as the library of transactions takes it. */
export function networkOf(network: CoinNetwork) {
  // A prefix that no address has: those of segwit are never read.
  return { ...COIN_NETWORKS[network], bech32: 'none' };
}
