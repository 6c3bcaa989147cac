import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';

/** Decoding takes quadratic time; the longest text decoded here, an extended key, has 111 characters. */
const MAX_LENGTH = 128;

const base58Check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
);

/** The bytes of a base58 text with a checksum; null if the text is mistyped or has more than 128 characters. */
export function decodeBase58Check(text: string): Buffer | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    return Buffer.from(base58Check.decode(text));
  } catch {
    return null;
  }
}

/** The address of a hash of 20 bytes, with the first byte that the chain uses. */
export function addressOfHash(version: number, hashHex: string): string {
  return base58Check.encode(Uint8Array.of(version, ...Buffer.from(hashHex, 'hex')));
}
