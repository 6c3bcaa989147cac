import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer';
import type { Coin } from '#rules/coins/coin.ts';
import { networkOf } from './addresses.ts';

const SIGNATURE_BYTES = 65;
/** The number of keys that can be recovered from one signature. */
const RECOVERIES = 4;
/** The lowest first byte of a signature by a compressed key. */
const FIRST_HEADER = 31;
/** The kinds of addresses, in the order of the first bytes that stand for them (BIP 137). */
const KINDS = ['p2pkh', 'p2sh-p2wpkh', 'p2wpkh'] as const;

/**
 * The address whose key signed a text with `signmessage`; a segwit address only where segwit is active. Null if the signature
 * cannot be read.
 *
 * @param signature 65 bytes in base64
 */
export function signerOf(text: string, signature: string, coin: Coin): string | null {
  const bytes = Buffer.from(signature, 'base64');
  const header = (bytes[0] ?? 0) - FIRST_HEADER;
  const kind = KINDS[Math.floor(header / RECOVERIES)];
  if (bytes.length !== SIGNATURE_BYTES || kind === undefined) return null;
  // Node also decodes other spellings, which the wallet's page refuses.
  if (bytes.toString('base64') !== signature) return null;
  try {
    const recovered = Uint8Array.of(header % RECOVERIES, ...bytes.subarray(1));
    const hash = messageHash(coin.messagePrefix, text);
    return addressOf(secp256k1.recoverPublicKey(recovered, hash, { prehash: false }), kind, coin);
  } catch {
    return null;
  }
}

function addressOf(key: Uint8Array, kind: (typeof KINDS)[number], coin: Coin): string | null {
  const network = networkOf(coin);
  if (kind === 'p2pkh') return p2pkh(key, network).address ?? null;
  if (!coin.payable.includes('p2wpkh')) return null;
  const own = p2wpkh(key, network);
  return (kind === 'p2wpkh' ? own : p2sh(own, network)).address ?? null;
}

export function messageHash(prefix: string, text: string): Buffer {
  const parts = [prefix, text].map((part) => Buffer.from(part));
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(Buffer.concat(parts.flatMap((part) => [lengthOf(part), part]))));
}

function lengthOf({ length }: Buffer): Buffer {
  return length < 0xfd ? Buffer.of(length) : Buffer.of(0xfd, length & 0xff, length >> 8);
}
