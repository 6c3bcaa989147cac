import { COIN_NETWORK_NAMES, type CoinNetwork } from '#rules/coins/coin.ts';
import { type About, type Sealed, VERSION } from './sealing.ts';

/** An address whose key is elsewhere. Nothing on this device can vouch for it: the page must never call it the member's own. */
export type Watched = {
  version: typeof VERSION;
  kind: 'watched';
  network: CoinNetwork;
  address: string;
};

/** The record that this browser keeps: a wallet with keys, or an address that it watches. */
export type Kept = Sealed | Watched;

/** A wallet in use: opened, or watched. */
export type KeptWallet = About & {
  /** Null: it only watches its address. */
  sealed: Sealed | null;
};

const MOST_ADDRESSES = 100;
/** A record may not make the browser compute for hours, nor run out of memory. */
const MOST_N = 2 ** 20;
const MOST_PASSES = 16;
const MOST_LETTERS = 2000;

/** The kept wallet, for use. A wallet with keys is for use only once its passphrase or passkey has vouched for it. */
export function walletOf(kept: Kept): KeptWallet {
  const { network } = kept;
  if (kept.kind === 'watched') {
    const addresses = [{ address: kept.address, path: null }] as const;
    return { network, sealed: null, addresses: [...addresses], unsearched: false };
  }
  const { addresses, unsearched } = kept;
  return { network, sealed: kept, addresses, unsearched };
}

/** Whether a value is a record of this version. A script on this origin can have written anything in its place. */
export function isKept(value: unknown): value is Kept {
  return isSealed(value) || isWatched(value);
}

export function isSealed(value: unknown): value is Sealed {
  const { version, kind, network, addresses, unsearched, secret, passphrase, passkey } =
    fields(value);
  return (
    version === VERSION &&
    (kind === 'words' || kind === 'wif') &&
    isNetwork(network) &&
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
  const { version, kind, network, address } = fields(value);
  return version === VERSION && kind === 'watched' && isNetwork(network) && isText(address);
}

function isNetwork(value: unknown): boolean {
  return COIN_NETWORK_NAMES.some((name) => name === value);
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
