import { Address } from '@scure/btc-signer';
import { COIN_NETWORKS, type CoinNetwork } from '#rules/coin-networks.ts';

/**
 * Whether an address can be paid on this chain: a valid P2PKH or P2SH address of this network. Segwit is refused: it is
 * not active on the coin's main chain, where anybody could spend what is paid to it.
 */
export function isPayable(address: string, network: CoinNetwork): boolean {
  try {
    const { type } = Address(networkOf(network)).decode(address);
    return type === 'pkh' || type === 'sh';
  } catch {
    return false;
  }
}

/** A network as the transaction library takes it. */
export function networkOf(network: CoinNetwork) {
  // Matches no address: segwit is never read.
  return { ...COIN_NETWORKS[network], bech32: 'none' };
}
