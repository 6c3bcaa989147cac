/** A chain of a coin, by the name that nodes use. */
export type CoinNetwork = 'main' | 'test' | 'regtest';

export const COIN_NETWORK_NAMES = ['main', 'test', 'regtest'] as const;

/** The kinds of addresses: of a key or a script, each before and since segwit, or of a taproot key. */
export const ADDRESS_KINDS = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** The versions of extended keys (BIP 32): their first four bytes as one number. */
export interface ExtendedKeyVersions {
  readonly public: number;
  readonly private: number;
}

/** The rules that differ between the chains of one coin. */
export interface ChainRules {
  /** The hash of the first block, in hex, in the byte order that nodes print; empty if the chain is not described. */
  readonly genesisHash: string;
  /** The first byte of P2PKH addresses. */
  readonly pubKeyHash: number;
  /** The first byte of P2SH addresses. */
  readonly scriptHash: number;
  /** Former first bytes of P2SH addresses, which some wallets still show. They are read but never written. */
  readonly otherScriptHashes: readonly number[];
  /** The first byte of exported private keys (WIF). */
  readonly wif: number;
  /** The prefix of segwit addresses; null if none can be paid. */
  readonly bech32: string | null;
  readonly extendedKeys: ExtendedKeyVersions;
  /** Other versions that some wallets write for the extended keys of P2PKH addresses. */
  readonly otherExtendedKeys: readonly ExtendedKeyVersions[];
  /**
   * The kinds of addresses that can be paid. List a segwit kind only where segwit is active: elsewhere anybody can spend a
   * payment to such an address. Empty if the chain is not described: then no address can be paid.
   */
  readonly payable: readonly AddressKind[];
}

/**
 * The upper limit for dust, fees per kilobyte and dropped change, in units: one coin. A larger amount is a mistake, or an attempt
 * to give members' money to miners. The lower limit is one unit.
 */
export const MOST_RULE_UNITS = 100_000_000n;

/** The rules that all chains of a coin share. Amounts are in units, 10⁻⁸ coin. */
export interface CoinRules {
  readonly name: string;
  /** The code of the coin, such as `JKC`. */
  readonly code: string;
  /** The sign that is written before amounts. */
  readonly sign: string;
  /** The scheme of payment links, without its colon. */
  readonly uriScheme: string;
  readonly decimals: 8;
  /** The coin's number in derivation paths (BIP 44). */
  readonly bip44: number;
  /** The prefix of a signed text, including its line break. */
  readonly messagePrefix: string;
  /** Nodes refuse a smaller output, or require an extra fee for it. */
  readonly dustUnits: bigint;
  /** Fees per 1,000 bytes. Nodes relay no transaction below the least fee; a quiet chain mines one with the usual fee. */
  readonly feePerKilobyte: { readonly least: bigint; readonly usual: bigint };
  /** The largest change that the coin's own wallet leaves to the miners instead of paying it back. */
  readonly droppedChangeUnits: bigint;
  /** The usual time between two blocks, in ms. */
  readonly blockIntervalMs: number;
  /** `counted`: the confirmations after which a payment counts. `deep`: those after which it is no longer looked up. */
  readonly confirmations: { readonly counted: number; readonly deep: number };
}

/** A coin with all its chains. A chain is null if it is not described. */
export interface CoinPreset extends CoinRules {
  readonly networks: Readonly<Record<CoinNetwork, ChainRules | null>>;
}

/** A coin on one of its chains: the rules for addresses, keys, fees and signed texts. */
export interface Coin extends CoinRules, ChainRules {
  readonly network: CoinNetwork;
}

/** Returns the coin on one of its chains. Throws a RangeError if that chain is not described. */
export function coinOn({ networks, ...rules }: CoinPreset, network: CoinNetwork): Coin {
  const chain = networks[network];
  if (chain === null)
    throw new RangeError(`the ${network} chain of ${rules.name} is not described`);
  return { ...rules, ...chain, network };
}
