import { createHash } from 'node:crypto';
import type { Outpoint } from './wallet.ts';

export type TransactionOutput = { scriptHex: string; units: bigint };
export type Transaction = {
  txid: string;
  inputs: Outpoint[];
  outputs: TransactionOutput[];
  byteCount: number;
};

const TXID_BYTES = 32;
const VERSION_BYTES = 4;
const LOCK_TIME_BYTES = 4;
const SEQUENCE_BYTES = 4;

/**
 * Reads a transaction's bytes, with or without witnesses, without asking the node: what is paid is
 * checked on the bytes that will be sent. Throws RangeError for anything else, a byte too many too.
 */
export function readTransaction(rawHex: string): Transaction {
  if (!/^(?:[0-9a-fA-F]{2})+$/.test(rawHex)) throw new RangeError('not a transaction: no hex');
  const bytes = Buffer.from(rawHex, 'hex');
  let at = VERSION_BYTES;
  const take = (length: number) => {
    at += length;
    if (at > bytes.length) throw new RangeError('not a transaction: too short');
    return bytes.subarray(at - length, at);
  };
  const takeCount = () => {
    const first = take(1).readUInt8();
    if (first < 0xfd) return first;
    if (first === 0xfd) return take(2).readUInt16LE();
    if (first === 0xfe) return take(4).readUInt32LE();
    throw new RangeError('not a transaction: a count is too large');
  };
  const takeMany = <Item>(takeOne: () => Item) => {
    const count = takeCount();
    // Every item has a byte at least: a count beyond the bytes is no reason to make a long list.
    if (count > bytes.length - at) throw new RangeError('not a transaction: too short');
    return Array.from({ length: count }, takeOne);
  };

  const hasWitness = bytes[VERSION_BYTES] === 0 && bytes[VERSION_BYTES + 1] === 1;
  if (hasWitness) at += 2;
  const bodyStart = at;
  const inputs = takeMany(() => {
    const txid = Buffer.from(take(TXID_BYTES)).reverse().toString('hex');
    const vout = take(4).readUInt32LE();
    take(takeCount());
    take(SEQUENCE_BYTES);
    return { txid, vout };
  });
  const outputs = takeMany(() => {
    const units = take(8).readBigUInt64LE();
    return { units, scriptHex: take(takeCount()).toString('hex') };
  });
  const body = bytes.subarray(bodyStart, at);
  if (hasWitness) for (const _ of inputs) takeMany(() => take(takeCount()));
  const lockTime = take(LOCK_TIME_BYTES);
  if (at !== bytes.length) throw new RangeError('not a transaction: bytes are left over');
  const signedOver = Buffer.concat([bytes.subarray(0, VERSION_BYTES), body, lockTime]);
  return { txid: txidOf(signedOver), inputs, outputs, byteCount: bytes.length };
}

/** The id of a transaction: what its bytes without witnesses hash to, written backwards. */
function txidOf(bytes: Uint8Array): string {
  const once = createHash('sha256').update(bytes).digest();
  return createHash('sha256').update(once).digest().reverse().toString('hex');
}
