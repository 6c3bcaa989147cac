/**
 * How addresses and keys differ between the coin's chains (from Junkcoin Core's chain parameters; both of its versions
 * agree). Segwit is not active on the main chain: anybody can spend what is paid to a segwit address there.
 */

/** A chain, by the name that nodes use. */
export type CoinNetwork = 'main' | 'test' | 'regtest';

/** The first bytes of addresses and exported keys. */
export interface NetworkBytes {
  readonly pubKeyHash: number;
  readonly scriptHash: number;
  readonly wif: number;
}

/** The first four bytes of extended keys (BIP 32), as one number. */
export interface ExtendedKeyVersions {
  readonly public: number;
  readonly private: number;
}

/** By chain. Testnet and regtest share the main chain's byte of script addresses. */
export const COIN_NETWORKS: Readonly<Record<CoinNetwork, NetworkBytes>> = {
  main: { pubKeyHash: 0x10, scriptHash: 0x05, wif: 0x90 },
  test: { pubKeyHash: 0x6f, scriptHash: 0x05, wif: 0xef },
  regtest: { pubKeyHash: 0x2f, scriptHash: 0x05, wif: 0x99 },
};

const TEST_KEYS: ExtendedKeyVersions = { public: 0x02facafd, private: 0x02fac398 };

/** By chain. Testnet and regtest share theirs; the main chain uses Bitcoin's. */
export const EXTENDED_KEY_VERSIONS: Readonly<Record<CoinNetwork, ExtendedKeyVersions>> = {
  main: { public: 0x0488b21e, private: 0x0488ade4 },
  test: TEST_KEYS,
  regtest: TEST_KEYS,
};

/**
 * What stands before a text when its signature is made. Libraries of others write it otherwise; this is what the coin's
 * daemon uses.
 */
export const MESSAGE_MAGIC = 'JunkCoin Signed Message:\n';
