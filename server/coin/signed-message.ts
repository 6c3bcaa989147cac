import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2pkh } from '@scure/btc-signer';
import { type CoinNetwork, MESSAGE_MAGIC } from '#rules/coin-networks.ts';
import { networkOf } from './addresses.ts';

const SIGNATURE_BYTES = 65;
/** First bytes of a signature by a compressed key: one for each way to recover it. */
const COMPRESSED = { from: 31, to: 34 } as const;

/**
 * The address whose key has signed a text as the coin's wallets sign (`signmessage`); null if the signature is none.
 *
 * @param signature 65 bytes in base64
 */
export function signerOf(text: string, signature: string, network: CoinNetwork): string | null {
  const bytes = Buffer.from(signature, 'base64');
  const [header = 0] = bytes;
  if (bytes.length !== SIGNATURE_BYTES) return null;
  if (header < COMPRESSED.from || header > COMPRESSED.to) return null;
  try {
    const recovered = Uint8Array.of(header - COMPRESSED.from, ...bytes.subarray(1));
    const key = secp256k1.recoverPublicKey(recovered, messageHash(text), { prehash: false });
    return p2pkh(key, networkOf(network)).address ?? null;
  } catch {
    return null;
  }
}

function messageHash(text: string): Buffer {
  const parts = [MESSAGE_MAGIC, text].map((part) => Buffer.from(part));
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(Buffer.concat(parts.flatMap((part) => [lengthOf(part), part]))));
}

function lengthOf({ length }: Buffer): Buffer {
  return length < 0xfd ? Buffer.of(length) : Buffer.of(0xfd, length & 0xff, length >> 8);
}
