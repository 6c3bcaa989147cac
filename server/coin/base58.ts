import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';

/** Decoding takes quadratic time; the longest text decoded here, an extended key, has 111 characters. */
const MAX_LENGTH = 128;

const base58Check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
);

/** The bytes of a base58 text with checksum, of at most 128 characters; null if it is mistyped. */
export function decodeBase58Check(text: string): Buffer | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    return Buffer.from(base58Check.decode(text));
  } catch {
    return null;
  }
}

/** The address of 20 bytes under a chain's version byte. */
export function addressOfHash(version: number, hashHex: string): string {
  return base58Check.encode(Uint8Array.of(version, ...Buffer.from(hashHex, 'hex')));
}
