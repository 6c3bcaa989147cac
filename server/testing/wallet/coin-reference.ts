import {
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  ECDH,
  pbkdf2Sync,
  sign,
  verify,
} from 'node:crypto';

/**
 * A second implementation of the coin's keys, addresses and transactions, from the texts of the standards and Node's own
 * cryptography. It shares nothing with the libraries of the wallet but the list of words.
 */

const ORDER = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141');
const HARDENED = 0x8000_0000;
const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
/** SHA-256 twice. */
export const hash256 = (bytes: Uint8Array) => sha256(sha256(bytes));
const hash160 = (bytes: Uint8Array) => createHash('ripemd160').update(sha256(bytes)).digest();

/** The words of entropy (BIP 39): its bits and those of its checksum, eleven per word. */
export function wordsOf(entropy: Uint8Array, list: readonly string[]): string {
  const bitsOf = (bytes: Uint8Array) =>
    [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const bits = bitsOf(entropy) + bitsOf(sha256(entropy)).slice(0, entropy.length / 4);
  return (bits.match(/.{11}/g) ?? []).map((word) => list[Number.parseInt(word, 2)]).join(' ');
}

/** The private key at a path below the words' seed (BIP 39, BIP 32). */
export function keyOfWords(words: string, path: string): Buffer {
  const seed = pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512');
  let [key, chain] = halves(hmac('Bitcoin seed', seed));
  for (const step of path.split('/').slice(1)) {
    const index = Number.parseInt(step, 10) + (step.endsWith("'") ? HARDENED : 0);
    const number = Buffer.alloc(4);
    number.writeUInt32BE(index);
    const start = index >= HARDENED ? Buffer.concat([Buffer.alloc(1), key]) : publicKeyOf(key);
    const [add, next] = halves(hmac(chain, Buffer.concat([start, number])));
    const sum = (BigInt(`0x${add.toString('hex')}`) + BigInt(`0x${key.toString('hex')}`)) % ORDER;
    key = Buffer.from(sum.toString(16).padStart(64, '0'), 'hex');
    chain = next;
  }
  return key;
}

/** The compressed public key. */
export function publicKeyOf(privateKey: Uint8Array): Buffer {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey(null, 'compressed');
}

/** The P2PKH address of a private key under a network's byte. */
export function addressOfKey(privateKey: Uint8Array, version: number): string {
  return base58check(Buffer.concat([Buffer.of(version), hash160(publicKeyOf(privateKey))]));
}

/** Base 58 with the checksum of double SHA-256. */
export function base58check(payload: Uint8Array): string {
  const bytes = Buffer.concat([payload, hash256(payload).subarray(0, 4)]);
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = DIGITS[Number(number % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros) + text;
}

type Input = { txid: string; vout: number; script: Buffer; sequence: number };
type Output = { units: bigint; script: Buffer };

/** Reads a transaction without witness by hand. */
export function readTransaction(rawHex: string) {
  const bytes = Buffer.from(rawHex, 'hex');
  let at = 0;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const count = () => {
    const [first = 0] = take(1);
    return first < 0xfd ? first : take(2).readUInt16LE();
  };
  const version = take(4).readInt32LE();
  const inputs = Array.from(
    { length: count() },
    (): Input => ({
      txid: Buffer.from(take(32)).reverse().toString('hex'),
      vout: take(4).readUInt32LE(),
      script: take(count()),
      sequence: take(4).readUInt32LE(),
    }),
  );
  const outputs = Array.from(
    { length: count() },
    (): Output => ({
      units: take(8).readBigUInt64LE(),
      script: take(count()),
    }),
  );
  const lockTime = take(4).readUInt32LE();
  if (at !== bytes.length) throw new Error('bytes are left over');
  const txid = Buffer.from(hash256(bytes)).reverse().toString('hex');
  return { version, inputs, outputs, lockTime, txid };
}

/** Writes a transaction; the scripts of inputs as given. */
export function writeTransaction(tx: {
  version: number;
  inputs: readonly Input[];
  outputs: readonly Output[];
  lockTime: number;
}): Buffer {
  const count = (number: number) =>
    number < 0xfd ? Buffer.of(number) : Buffer.of(0xfd, number & 0xff, number >> 8);
  const four = (number: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32LE(number >>> 0);
    return buffer;
  };
  const eight = (units: bigint) => {
    const buffer = Buffer.alloc(8);
    buffer.writeBigUInt64LE(units);
    return buffer;
  };
  return Buffer.concat([
    four(tx.version),
    count(tx.inputs.length),
    ...tx.inputs.flatMap(({ txid, vout, script, sequence }) => [
      Buffer.from(txid, 'hex').reverse(),
      four(vout),
      count(script.length),
      script,
      four(sequence),
    ]),
    count(tx.outputs.length),
    ...tx.outputs.flatMap(({ units, script }) => [eight(units), count(script.length), script]),
    four(tx.lockTime),
  ]);
}

/** The script that pays a P2PKH or P2SH address. */
export function scriptOfAddress(address: string, versions: { scriptHash: number }): Buffer {
  let number = [...address].reduce((sum, digit) => sum * 58n + BigInt(DIGITS.indexOf(digit)), 0n);
  const bytes = Buffer.alloc(25);
  for (let at = 24; at >= 0; at -= 1, number >>= 8n) bytes[at] = Number(number & 0xffn);
  const hash = bytes.subarray(1, 21);
  return bytes[0] === versions.scriptHash
    ? Buffer.concat([Buffer.of(0xa9, 20), hash, Buffer.of(0x87)])
    : Buffer.concat([Buffer.of(0x76, 0xa9, 20), hash, Buffer.of(0x88, 0xac)]);
}

/** Returns whether an input is signed with SIGHASH_ALL by the key whose P2PKH script it spends. */
export function isSigned(rawHex: string, index: number, privateKey: Uint8Array): boolean {
  const transaction = readTransaction(rawHex);
  const script = transaction.inputs[index]?.script ?? Buffer.alloc(0);
  const length = script[0] ?? 0;
  const signature = script.subarray(1, length);
  const publicKey = script.subarray(length + 2);
  const spent = Buffer.concat([
    Buffer.of(0x76, 0xa9, 20),
    hash160(publicKey),
    Buffer.of(0x88, 0xac),
  ]);
  const inputs = transaction.inputs.map((input, at) => ({
    ...input,
    script: at === index ? spent : Buffer.alloc(0),
  }));
  const preimage = Buffer.concat([
    writeTransaction({ ...transaction, inputs }),
    Buffer.of(1, 0, 0, 0),
  ]);
  return (
    script[length] === 1 &&
    publicKey.equals(publicKeyOf(privateKey)) &&
    isSignatureOf(preimage, signature, publicKey, 'der')
  );
}

/** Returns whether a signature covers the double SHA-256 of these bytes; Node hashes once itself. */
export function isSignatureOf(
  bytes: Uint8Array,
  signature: Uint8Array,
  publicKey: Uint8Array,
  dsaEncoding: 'der' | 'ieee-p1363',
): boolean {
  const convert = ECDH.convertKey;
  const point = Buffer.from(
    convert(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed') as string,
    'hex',
  );
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33) },
    format: 'jwk',
  });
  return verify('sha256', sha256(bytes), { key, dsaEncoding }, signature);
}

function hmac(key: Uint8Array | string, bytes: Uint8Array): Buffer {
  return createHmac('sha512', key).update(bytes).digest();
}

function halves(bytes: Buffer): [Buffer, Buffer] {
  return [bytes.subarray(0, 32), bytes.subarray(32)];
}

/** The four ways to write a signature of a text by a key: only one states correctly how to recover the key. */
export function signaturesOf(text: string, privateKey: Uint8Array): string[] {
  const words = Buffer.from(text);
  const size =
    words.length < 0xfd ? [words.length] : [0xfd, words.length & 0xff, words.length >> 8];
  const magic = Buffer.from('\x19JunkCoin Signed Message:\n');
  const bytes = Buffer.concat([magic, Buffer.from(size), words]);
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const d = Buffer.from(privateKey).toString('base64url');
  const jwk = { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33), d };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signed = sign('sha256', sha256(bytes), { key, dsaEncoding: 'ieee-p1363' });
  return [31, 32, 33, 34].map((header) =>
    Buffer.concat([Buffer.of(header), signed]).toString('base64'),
  );
}
