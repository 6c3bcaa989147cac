import { createHash } from 'node:crypto';
import { hex } from '@scure/base';
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js';
import type { Outpoint } from './wallet.ts';

export type TransactionOutput = { scriptHex: string; units: bigint };
export type Transaction = {
  txid: string;
  inputs: Outpoint[];
  outputs: TransactionOutput[];
  byteCount: number;
};

/**
 * Parses a transaction with or without witnesses. The node is not asked, so payments are checked on the exact bytes that will be
 * sent. Throws RangeError for anything else, including trailing bytes.
 */
export function readTransaction(rawHex: string): Transaction {
  const { raw, byteCount } = decode(rawHex);
  return {
    txid: txidOf(RawOldTx.encode(raw)),
    inputs: raw.inputs.map(({ txid, index }) => ({ txid: hex.encode(txid), vout: index })),
    outputs: raw.outputs.map(({ amount, script }) => {
      return { units: amount, scriptHex: hex.encode(script) };
    }),
    byteCount,
  };
}

function decode(rawHex: string) {
  try {
    const bytes = hex.decode(rawHex);
    return { raw: RawTx.decode(bytes), byteCount: bytes.length };
  } catch (error) {
    throw new RangeError('not a transaction', { cause: error });
  }
}

/** The id of a transaction: the reversed hash of its bytes without witnesses. */
function txidOf(bytes: Uint8Array): string {
  const once = createHash('sha256').update(bytes).digest();
  return createHash('sha256').update(once).digest().reverse().toString('hex');
}
