import { scrypt } from '@noble/hashes/scrypt.js';
import { base64 } from '@scure/base';
import type { CoinNetwork } from '#rules/coins/coin.ts';
import type { OwnAddress } from '../keys/accounts.ts';
import { Refused } from '../keys/refused.ts';

/** The secret that the member must not lose: their words, or one private key (WIF). */
export type Secret = { kind: 'words' | 'wif'; text: string };

/** The data about a wallet other than its secret: readable without the passphrase, but trusted only after it. */
export type About = {
  network: CoinNetwork;
  /** The chain of its coin. Junkcoin's records have none, because they predate other coins. */
  genesisHash?: string;
  /** The first one receives, and gets the change. */
  addresses: [OwnAddress, ...OwnAddress[]];
  /**
   * True if it was restored while the chain could not be searched: coins may be at addresses of its words that are not listed.
   */
  unsearched: boolean;
};

/** Encrypted with AES-256-GCM; base64. */
type Box = { iv: string; data: string };

/** scrypt's cost, stored with the box that it locks. N and r need 128·N·r bytes. */
type Cost = { N: number; r: number; p: number };

/**
 * A stored wallet. A random data key encrypts its secret; each way in encrypts the data key. All data that is not secret is bound
 * to a box, which does not open after a change. A passkey is bound only to its own box, so that it can be added and left out of
 * backups: removing it removes only that way in.
 */
export type Sealed = About & {
  version: typeof VERSION;
  kind: Secret['kind'];
  secret: Box;
  passphrase: Box & Cost & { salt: string };
  passkey: (Box & { credential: string; salt: string }) | null;
};

/** In version 1 the addresses were not bound to a box. */
export const VERSION = 2 as const;

/** 128 MB per guess. Phones can handle it; more could fail there. Faster machines repeat it several times (p). */
const MEMORY = { N: 2 ** 17, r: 8 } as const;
const MOST_PASSES = 4;
/** The target time for opening here, in ms. */
const AIM_MS = 1000;
/** A part of the work, to measure the speed of this machine. */
const TRIAL_N = 2 ** 14;

const KEY_BYTES = 32;
const IV_BYTES = 12;
const SALT_BYTES = 16;

/** The cost for this machine: about a second, and never below OWASP's recommendation for scrypt (N = 2^17, r = 8, p = 1). */
export function costHere(now: () => number): Cost {
  const began = now();
  scrypt('trial', 'trial', { N: TRIAL_N, r: MEMORY.r, p: 1, dkLen: KEY_BYTES });
  const once = ((now() - began) * MEMORY.N) / TRIAL_N;
  return { ...MEMORY, p: Math.min(MOST_PASSES, Math.max(1, Math.floor(AIM_MS / once))) };
}

/** Seals a secret and the data about its wallet under a passphrase. */
export async function seal(
  secret: Secret,
  input: About & { passphrase: string; cost: Cost },
): Promise<Sealed> {
  const { network, genesisHash, addresses, unsearched, passphrase, cost } = input;
  const coin = genesisHash === undefined ? {} : { genesisHash };
  const { kind } = secret;
  const about = { version: VERSION, kind, network, ...coin, addresses, unsearched } as const;
  const dataKey = random(KEY_BYTES);
  const box = await encrypt(await aesKey(dataKey), utf8(secret.text), boundTo(about, 'secret'));
  const salt = base64.encode(random(SALT_BYTES));
  const lock = { N: cost.N, r: cost.r, p: cost.p, salt };
  const key = await keyOfPassphrase(passphrase, lock);
  const wrapped = await encrypt(key, dataKey, boundTo(about, 'passphrase', lock));
  dataKey.fill(0);
  return { ...about, secret: box, passphrase: { ...lock, ...wrapped }, passkey: null };
}

/** @throws Refused if the passphrase is wrong, or the record was changed */
export async function openWithPassphrase(sealed: Sealed, passphrase: string): Promise<Secret> {
  const { N, r, p, salt } = sealed.passphrase;
  const lock = { N, r, p, salt };
  const key = await keyOfPassphrase(passphrase, lock);
  return open(sealed, key, sealed.passphrase, boundTo(sealed, 'passphrase', lock));
}

/** The same with the result that a passkey computes from `passkey.salt` (WebAuthn PRF). */
export async function openWithPasskey(sealed: Sealed, prf: Uint8Array): Promise<Secret> {
  if (!sealed.passkey) throw new Error('no passkey');
  const { credential, salt } = sealed.passkey;
  const bound = boundTo(sealed, 'passkey', { credential, salt });
  return open(sealed, await keyOfPrf(prf), sealed.passkey, bound);
}

/** Adds a passkey as a second way in; requires the passphrase again. */
export async function addPasskey(
  sealed: Sealed,
  passphrase: string,
  { prf, credential, salt }: { prf: Uint8Array; credential: string; salt: string },
): Promise<Sealed> {
  const { N, r, p, salt: ownSalt } = sealed.passphrase;
  const lock = { N, r, p, salt: ownSalt };
  const key = await keyOfPassphrase(passphrase, lock);
  const dataKey = await decrypt(key, sealed.passphrase, boundTo(sealed, 'passphrase', lock));
  const bound = boundTo(sealed, 'passkey', { credential, salt });
  const wrapped = await encrypt(await keyOfPrf(prf), dataKey, bound);
  dataKey.fill(0);
  return { ...sealed, passkey: { credential, salt, ...wrapped } };
}

async function open(sealed: Sealed, key: CryptoKey, lock: Box, bound: Uint8Array): Promise<Secret> {
  const dataKey = await decrypt(key, lock, bound);
  const secret = await decrypt(await aesKey(dataKey), sealed.secret, boundTo(sealed, 'secret'));
  dataKey.fill(0);
  return { kind: sealed.kind, text: new TextDecoder().decode(secret) };
}

async function keyOfPassphrase(
  passphrase: string,
  { N, r, p, salt }: Cost & { salt: string },
): Promise<CryptoKey> {
  // Keyboards write the same letters as one or as two characters.
  const text = utf8(passphrase.normalize('NFKC'));
  const maxmem = 256 * N * r;
  const bytes = scrypt(text, base64.decode(salt), { N, r, p, dkLen: KEY_BYTES, maxmem });
  const key = await aesKey(bytes);
  bytes.fill(0);
  return key;
}

async function keyOfPrf(prf: Uint8Array): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey('raw', bytesOf(prf), 'HKDF', false, ['deriveKey']);
  const how = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(utf8('wallet')),
  };
  return crypto.subtle.deriveKey(how, from, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

function aesKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(bytes), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function encrypt(key: CryptoKey, plain: Uint8Array, bound: Uint8Array): Promise<Box> {
  const iv = random(IV_BYTES);
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(bound) };
  const data = await crypto.subtle.encrypt(how, key, bytesOf(plain));
  return { iv: base64.encode(iv), data: base64.encode(new Uint8Array(data)) };
}

async function decrypt(key: CryptoKey, { iv, data }: Box, bound: Uint8Array): Promise<Uint8Array> {
  const how = {
    name: 'AES-GCM',
    iv: bytesOf(base64.decode(iv)),
    additionalData: bytesOf(bound),
  };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, key, bytesOf(base64.decode(data))));
  } catch {
    throw new Refused('wallet_does_not_open');
  }
}

function boundTo(
  about: About & Pick<Sealed, 'version' | 'kind'>,
  what: string,
  lock: object = {},
): Uint8Array {
  const { version, kind, network, genesisHash, unsearched } = about;
  const addresses = about.addresses.map(({ address, path }) => [address, path]);
  const all = ['wallet', version, kind, network, addresses, unsearched, what];
  if (genesisHash !== undefined) all.push(genesisHash);
  return utf8(JSON.stringify([...all, ...Object.entries(lock)]));
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

// WebCrypto's types do not accept shared memory.
function bytesOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}
