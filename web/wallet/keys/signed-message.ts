import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';
import { p2sh, p2wpkh } from '@scure/btc-signer';
import type { Coin } from '#rules/coins/coin.ts';
import { addressOfPublic, networkOf } from './accounts.ts';

/** Added to the recovery bit of a signature with a compressed key. */
const COMPRESSED_HEADER = 31;
const SIGNATURE_BYTES = 65;
/** The number of keys that can be recovered from one signature. */
const RECOVERIES = 4;
/** The kinds of addresses, in the order of the first bytes that stand for them (BIP 137). */
const KINDS = ['p2pkh', 'p2sh-p2wpkh', 'p2wpkh'] as const;
/** From here on a length takes three bytes. */
const LONG = 0xfd;

/** Signs a text as `signmessage` of the coin's wallets does: 65 bytes in base64, from which the public key can be recovered. */
export function signMessage(text: string, privateKey: Uint8Array, coin: Coin): string {
  const as = { prehash: false, format: 'recovered' } as const;
  const signed = secp256k1.sign(messageHash(text, coin), privateKey, as);
  const [recovery = 0] = signed;
  return base64.encode(Uint8Array.of(COMPRESSED_HEADER + recovery, ...signed.subarray(1)));
}

/**
 * The address whose key has signed a text in this form, as the server finds it; a segwit address only where segwit is active. Null
 * if the signature is invalid. Accepts only compressed keys, which the wallet's own are.
 *
 * @param signature 65 bytes in base64
 */
export function signerOf(text: string, signature: string, coin: Coin): string | null {
  try {
    const bytes = base64.decode(signature);
    const header = (bytes[0] ?? 0) - COMPRESSED_HEADER;
    const kind = KINDS[Math.floor(header / RECOVERIES)];
    if (bytes.length !== SIGNATURE_BYTES || kind === undefined) return null;
    const recovered = Uint8Array.of(header % RECOVERIES, ...bytes.subarray(1));
    const key = secp256k1.recoverPublicKey(recovered, messageHash(text, coin), { prehash: false });
    return addressAs(kind, key, coin);
  } catch {
    return null;
  }
}

function addressAs(kind: (typeof KINDS)[number], key: Uint8Array, coin: Coin): string | null {
  if (kind === 'p2pkh') return addressOfPublic(key, coin);
  if (!coin.payable.includes('p2wpkh')) return null;
  const own = p2wpkh(key, networkOf(coin));
  return (kind === 'p2wpkh' ? own : p2sh(own, networkOf(coin))).address ?? null;
}

function messageHash(text: string, { messagePrefix }: Coin): Uint8Array {
  const parts = [messagePrefix, text].map((part) => new TextEncoder().encode(part));
  return sha256(sha256(Uint8Array.from(parts.flatMap((part) => [...lengthOf(part), ...part]))));
}

function lengthOf({ length }: Uint8Array): number[] {
  if (length > 0xffff) throw new RangeError('the text is too long');
  return length < LONG ? [length] : [LONG, length & 0xff, length >> 8];
}
