import { createHash } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CHECKSUM_BYTES = 4;
const HASH_BYTES = 20;
/** The value of 58³⁵ − 1 exceeds the 25 bytes of an address. */
const MAX_LENGTH = 35;

/** The 20 bytes that a base58 address stands for, in hex; null when it is none or is mistyped. */
export function hashOfAddress(address: string): string | null {
  if (address.length > MAX_LENGTH) return null;
  let value = 0n;
  for (const character of address) {
    const digit = ALPHABET.indexOf(character);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const isWhole = checksumOf(body).equals(bytes.subarray(-CHECKSUM_BYTES));
  return body.length === HASH_BYTES + 1 && isWhole ? body.subarray(1).toString('hex') : null;
}

/** The bytes of any base58 text with a checksum, of at most 128 characters; null when it is mistyped. */
export function decodeBase58Check(text: string): Buffer | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{6,128}$/.test(text)) return null;
  let value = 0n;
  for (const character of text) value = value * 58n + BigInt(ALPHABET.indexOf(character));
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  // Leading zero bytes are leading ones in the text.
  const zeros = Buffer.alloc(/^1*/.exec(text)?.[0].length ?? 0);
  const whole = Buffer.concat([zeros, bytes]);
  const body = whole.subarray(0, -CHECKSUM_BYTES);
  return checksumOf(body).equals(whole.subarray(-CHECKSUM_BYTES)) ? body : null;
}

/** The address of 20 bytes under a chain's version byte. */
export function addressOfHash(version: number, hashHex: string): string {
  const body = Buffer.concat([Buffer.of(version), Buffer.from(hashHex, 'hex')]);
  let value = BigInt(`0x${Buffer.concat([body, checksumOf(body)]).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  // A version of zero is a leading zero byte, which base58 writes as its first digit.
  return version === 0 ? `1${text}` : text;
}

function checksumOf(body: Uint8Array): Buffer {
  return sha256(sha256(body)).subarray(0, CHECKSUM_BYTES);
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
