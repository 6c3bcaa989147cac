import { COIN_NETWORK_NAMES, type Coin, type CoinNetwork } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { Refused } from '../keys/refused.ts';
import { type About, type Sealed, VERSION } from './sealing.ts';

/**
 * An address whose key is elsewhere. Nothing on this device can prove that it is the member's: the page must never call it the
 * member's own.
 */
export type Watched = {
  version: typeof VERSION;
  kind: 'watched';
  network: CoinNetwork;
  /** As for a wallet with keys. */
  genesisHash?: string;
  address: string;
};

/** The record that this browser keeps: a wallet with keys, or an address that it watches. */
export type Kept = Sealed | Watched;

/** A wallet in use: opened, or watched. */
export type KeptWallet = About & {
  /** Null if it only watches its address. */
  sealed: Sealed | null;
};

/** A record, as messages call it: the one kept in this browser, one in a backup file, or any other. */
type RecordName = 'here' | 'backup' | 'other';

const MOST_ADDRESSES = 100;
/** A record must not make the browser compute for hours or run out of memory. */
const MOST_N = 2 ** 20;
const MOST_PASSES = 16;
const MOST_LETTERS = 2000;

/** The chain, as records name it. */
export function chainOf({ network, genesisHash }: Coin): Pick<Kept, 'network' | 'genesisHash'> {
  return genesisHash === JUNKCOIN.networks[network]?.genesisHash
    ? { network }
    : { network, genesisHash };
}

/**
 * Refuses a record of a chain other than the site's.
 *
 * @param record the one that the message is about
 * @throws Refused
 */
export function refuseOtherChain(kept: Kept, site: Coin, record: RecordName): void {
  if (kept.network !== site.network) {
    const { network } = kept;
    throw new Refused('wallet_other_network', { record, network, wanted: site.network });
  }
  if (kept.genesisHash === chainOf(site).genesisHash) return;
  const { name: coin } = site;
  if (kept.genesisHash !== undefined) throw new Refused('wallet_other_coin', { record, coin });
  throw new Refused('wallet_of_coin', { record, whose: JUNKCOIN.name, coin });
}

/** The kept wallet, for use. A wallet with keys may be used only after its passphrase or passkey has verified it. */
export function walletOf(kept: Kept): KeptWallet {
  const { network, genesisHash } = kept;
  const chain = genesisHash === undefined ? { network } : { network, genesisHash };
  if (kept.kind === 'watched') {
    const addresses = [{ address: kept.address, path: null }] as const;
    return { ...chain, sealed: null, addresses: [...addresses], unsearched: false };
  }
  const { addresses, unsearched } = kept;
  return { ...chain, sealed: kept, addresses, unsearched };
}

/** Returns whether a value is a record of this version. A script on this origin can have written anything in its place. */
export function isKept(value: unknown): value is Kept {
  return isSealed(value) || isWatched(value);
}

export function isSealed(value: unknown): value is Sealed {
  const {
    version,
    kind,
    network,
    genesisHash,
    addresses,
    unsearched,
    secret,
    passphrase,
    passkey,
  } = fields(value);
  return (
    version === VERSION &&
    (kind === 'words' || kind === 'wif') &&
    isNetwork(network) &&
    isGenesisHash(genesisHash) &&
    Array.isArray(addresses) &&
    addresses.length > 0 &&
    addresses.length <= MOST_ADDRESSES &&
    addresses.every(isOwnAddress) &&
    typeof unsearched === 'boolean' &&
    isBox(secret) &&
    isLock(passphrase) &&
    (passkey === null || isPasskey(passkey))
  );
}

function isWatched(value: unknown): value is Watched {
  const { version, kind, network, genesisHash, address } = fields(value);
  return (
    version === VERSION &&
    kind === 'watched' &&
    isNetwork(network) &&
    isGenesisHash(genesisHash) &&
    isText(address)
  );
}

function isNetwork(value: unknown): boolean {
  return COIN_NETWORK_NAMES.some((name) => name === value);
}

function isGenesisHash(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
}

function isOwnAddress(value: unknown): boolean {
  const { address, path } = fields(value);
  return isText(address) && (path === null || (isText(path) && /^m(\/\d{1,10}'?){5}$/.test(path)));
}

function isLock(value: unknown): boolean {
  const { N, r, p, salt } = fields(value);
  return (
    isBox(value) &&
    isText(salt) &&
    isCount(N, MOST_N) &&
    Math.log2(N) % 1 === 0 &&
    N > 1 &&
    r === 8 &&
    isCount(p, MOST_PASSES)
  );
}

function isPasskey(value: unknown): boolean {
  const { credential, salt } = fields(value);
  return isBox(value) && isText(credential) && isText(salt);
}

function isBox(value: unknown): boolean {
  const { iv, data } = fields(value);
  return isText(iv) && isText(data);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length < MOST_LETTERS;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
