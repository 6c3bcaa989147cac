/** A chain, by the name that nodes use. */
export type CoinNetwork = 'main' | 'test' | 'regtest';

export const COIN_NETWORK_NAMES = ['main', 'test', 'regtest'] as const;

/** What an address stands for: a key or a script, each before and since segwit, or a taproot key. */
export const ADDRESS_KINDS = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** The first four bytes of extended keys (BIP 32), as one number. */
export interface ExtendedKeyVersions {
  readonly public: number;
  readonly private: number;
}

/** What differs between the chains of one coin. */
export interface ChainRules {
  /** The hash of its first block, in hex, as nodes write it. */
  readonly genesisHash: string;
  /** The first byte of P2PKH addresses. */
  readonly pubKeyHash: number;
  /** The first byte of P2SH addresses. */
  readonly scriptHash: number;
  /** First bytes of P2SH addresses that wallets still show and nobody writes any more. */
  readonly otherScriptHashes: readonly number[];
  /** The first byte of exported keys. */
  readonly wif: number;
  /** What segwit addresses begin with; null where none can be paid. */
  readonly bech32: string | null;
  readonly extendedKeys: ExtendedKeyVersions;
  /** Of extended keys for P2PKH addresses that other wallets write. */
  readonly otherExtendedKeys: readonly ExtendedKeyVersions[];
  /**
   * The kinds of addresses that can be paid. Segwit kinds only where segwit is active: elsewhere anybody can spend what is paid
   * to one. Empty for a coin whose chain nobody has described: none of its addresses are read.
   */
  readonly payable: readonly AddressKind[];
}

/**
 * The most that dust, a fee for a kilobyte or dropped change may be: one coin. More is a mistake, or gives a member's money to the
 * miners. The least is one unit.
 */
export const MOST_RULE_UNITS = 100_000_000n;

/** What is the same on all chains of a coin. Amounts are in units, 10⁻⁸ coin. */
export interface CoinRules {
  readonly name: string;
  /** Such as `JKC`. */
  readonly code: string;
  /** The sign before amounts. */
  readonly sign: string;
  /** The scheme of payment links, without its colon. */
  readonly uriScheme: string;
  readonly decimals: 8;
  /** The number of the coin in derivation paths (BIP 44). */
  readonly bip44: number;
  /** What stands before a text when its signature is made, with its line break. */
  readonly messagePrefix: string;
  /** A smaller output is refused by nodes, or costs a fee of its own. */
  readonly dustUnits: bigint;
  /** For a thousand bytes: with less nodes do not pass a transaction on; with the usual one it is mined on a quiet chain. */
  readonly feePerKilobyte: { readonly least: bigint; readonly usual: bigint };
  /** The most change that the coin's own wallet gives to the miners rather than back. */
  readonly droppedChangeUnits: bigint;
  /** The usual time between two blocks, in ms. */
  readonly blockIntervalMs: number;
  /** With how many confirmations a payment counts, and with how many it is not asked about any more. */
  readonly confirmations: { readonly counted: number; readonly deep: number };
}

/** A coin with all its chains; null: a chain that is not described. */
export interface CoinPreset extends CoinRules {
  readonly networks: Readonly<Record<CoinNetwork, ChainRules | null>>;
}

/** A coin on one of its chains: all that decides how its addresses, keys, fees and texts are written. */
export interface Coin extends CoinRules, ChainRules {
  readonly network: CoinNetwork;
}

/** Throws a RangeError for a chain that the coin does not describe. */
export function coinOn({ networks, ...rules }: CoinPreset, network: CoinNetwork): Coin {
  const chain = networks[network];
  if (chain === null) throw new RangeError(`${rules.name} does not describe its ${network} chain`);
  return { ...rules, ...chain, network };
}
