/**
 * The coin's chains, as far as addresses and keys tell them apart (facts of Junkcoin Core's chain parameters; both
 * of its versions agree). Segwit is not active on the main chain: what is paid to such an address there is anybody's.
 */

/** A chain by the name that nodes give it. */
export type CoinNetwork = 'main' | 'test' | 'regtest';

/** The first byte of addresses and of exported keys. */
export interface NetworkBytes {
  readonly pubKeyHash: number;
  readonly scriptHash: number;
  readonly wif: number;
}

/** Of each chain. Testnet and regtest share the byte of script addresses with the main chain. */
export const COIN_NETWORKS: Readonly<Record<CoinNetwork, NetworkBytes>> = {
  main: { pubKeyHash: 0x10, scriptHash: 0x05, wif: 0x90 },
  test: { pubKeyHash: 0x6f, scriptHash: 0x05, wif: 0xef },
  regtest: { pubKeyHash: 0x2f, scriptHash: 0x05, wif: 0x99 },
};
