import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hex } from '@scure/base';
import { BTCArray, CompactSizeLen, RawOldTx, RawTx } from '@scure/btc-signer/script.js';
import * as P from 'micro-packed';
import type { ChainBlock, ChainInput, ChainTransaction } from './chain-source.ts';

const HEADER_BYTES = 80;
/** A bit of the version. It says that a proof of work for another coin's block follows the header (merged mining). */
const MERGE_MINED = 0x100;
const COINBASE_VOUT = 0xffff_ffff;
/** The longest time for which reading a block holds up other calls. */
const TURN_MS = 4;
const MARKER_AT = 4;
const SEGWIT = 1;

const Header = measured(
  P.struct({
    version: P.I32LE,
    previousHash: P.bytes(32, true),
    merkleRoot: P.bytes(32, true),
    time: P.U32LE,
    bits: P.U32LE,
    nonce: P.U32LE,
  }),
);
const Branch = P.struct({ hashes: BTCArray(P.bytes(32)), index: P.I32LE });
/** The proof of a merge-mined block: the coinbase of the other coin's block, its place there, and the header of that block. */
const Proof = measured(
  P.struct({
    coinbase: RawTx,
    parentHash: P.bytes(32),
    coinbaseBranch: Branch,
    chainBranch: Branch,
    parentHeader: P.bytes(HEADER_BYTES),
  }),
);
const Count = measured(CompactSizeLen);
const AnyTransaction = measured(RawTx);

/** Bytes that this parser does not know, such as Litecoin's MWEB. A node or an index may still decode them. */
export class UnknownKind extends RangeError {}

/**
 * Parses a block's bytes, including merge-mined blocks (Junkcoin, Dogecoin). Throws RangeError for anything but the whole block
 * with this hash, and {@link UnknownKind} for a block that must be read in another way. The proof of work is not checked: the
 * node or index did that.
 */
export async function readRawBlock(bytes: Uint8Array, hash: string): Promise<ChainBlock> {
  // This check comes first: only the requested block may be read in another way.
  if (idOf(bytes.subarray(0, HEADER_BYTES)) !== hash) throw new RangeError('another block');
  try {
    return await readBlock(bytes);
  } catch (error) {
    // On a chain without merged mining any miner may set this bit, and can even make the transactions begin like a proof. So
    // every error counts, not only one in the proof.
    if (!isMergeMined(bytes)) throw error;
    throw new UnknownKind('a block that cannot be read as a merge-mined one', { cause: error });
  }
}

async function readBlock(bytes: Uint8Array): Promise<ChainBlock> {
  const { header, end } = readHeader(bytes);
  const reader = readerAt(bytes, end);
  const count = reader.take(Count);
  const transactions: ChainTransaction[] = [];
  let turnMs = performance.now();
  while (transactions.length < count) {
    transactions.push(takeTransaction(bytes, reader));
    if (performance.now() - turnMs < TURN_MS) continue;
    await nextTurn();
    turnMs = performance.now();
  }
  if (reader.at() !== bytes.length) throw new RangeError('more than a block');
  requireRoot(transactions, header.merkleRoot);
  const { hash, previousHash, timeMs } = header;
  return { hash, previousHash, timeMs, transactions };
}

/** Parses the bytes of one transaction. Throws RangeError for anything else; {@link UnknownKind} is one. */
export function readRawTransaction(bytes: Uint8Array): ChainTransaction {
  const reader = readerAt(bytes, 0);
  const transaction = takeTransaction(bytes, reader);
  if (reader.at() !== bytes.length) throw new RangeError('more than a transaction');
  return transaction;
}

/** A header, and the place at which the block's transactions begin. Throws RangeError for anything else. */
export function readHeader(bytes: Uint8Array) {
  const reader = readerAt(bytes, 0);
  const { version, previousHash, merkleRoot, time } = reader.take(Header);
  if ((version & MERGE_MINED) !== 0) reader.take(Proof);
  const header = {
    hash: idOf(bytes.subarray(0, HEADER_BYTES)),
    previousHash: hex.encode(previousHash),
    merkleRoot: hex.encode(merkleRoot),
    timeMs: time * 1000,
  };
  return { header, end: reader.at() };
}

/**
 * Throws RangeError unless these are the transactions of this Merkle root, in this order. A repeated transaction is refused too:
 * it can leave the root unchanged.
 */
export function requireRoot(transactions: readonly { txid: string }[], root: string): void {
  const txids = transactions.map(({ txid }) => txid);
  if (new Set(txids).size < txids.length) throw new RangeError('a transaction comes twice');
  if (merkleRootOf(txids) !== root) throw new RangeError('other transactions than the block has');
}

function merkleRootOf(txids: readonly string[]): string | undefined {
  let level = txids.map((txid) => Buffer.from(txid, 'hex').reverse());
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
      const left = level[2 * pair] ?? Buffer.alloc(0);
      return twice(Buffer.concat([left, level[2 * pair + 1] ?? left]));
    });
  }
  return level[0] && Buffer.from(level[0]).reverse().toString('hex');
}

function isMergeMined(bytes: Uint8Array): boolean {
  return (readerAt(bytes, 0).take(Header).version & MERGE_MINED) !== 0;
}

type Measured<T> = P.CoderType<{ value: T; length: number }>;
type Reader = { take<T>(coder: Measured<T>): T; at(): number };

/** Also returns the length of a value, so that a block can be read value by value. */
function measured<T>(coder: P.CoderType<T>): Measured<T> {
  return P.wrap({
    encodeStream: (writer, { value }) => coder.encodeStream(writer, value),
    decodeStream: (reader) => ({ value: coder.decodeStream(reader), length: reader.pos }),
  });
}

function readerAt(bytes: Uint8Array, start: number): Reader {
  let at = start;
  return {
    at: () => at,
    take(coder) {
      try {
        const { value, length } = coder.decode(bytes.subarray(at), { allowUnreadBytes: true });
        at += length;
        return value;
      } catch (error) {
        throw new RangeError('not a block', { cause: error });
      }
    },
  };
}

function takeTransaction(bytes: Uint8Array, reader: Reader): ChainTransaction {
  const start = reader.at();
  const isFlagged = bytes[start + MARKER_AT] === 0;
  if (isFlagged && bytes[start + MARKER_AT + 1] !== SEGWIT)
    throw new UnknownKind('a transaction of an unknown kind');
  const raw = reader.take(AnyTransaction);
  // The id leaves out the witnesses.
  const plain = isFlagged ? RawOldTx.encode(raw) : bytes.subarray(start, reader.at());
  return {
    txid: idOf(plain),
    inputs: raw.inputs.flatMap(({ txid, index, finalScriptSig }, place): ChainInput[] => {
      const spent = hex.encode(txid);
      if (index === COINBASE_VOUT && /^0+$/.test(spent)) return [];
      const witnessHex = (raw.witnesses?.[place] ?? []).map((item) => hex.encode(item));
      return [{ coin: `${spent}:${index}`, scriptSigHex: hex.encode(finalScriptSig), witnessHex }];
    }),
    outputs: raw.outputs.map(({ amount, script }) => {
      return { scriptHex: hex.encode(script), units: amount };
    }),
  };
}

const once = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const twice = (bytes: Uint8Array) => once(once(bytes));
/** The id of a block or a transaction. */
const idOf = (bytes: Uint8Array) => twice(bytes).reverse().toString('hex');
