import { createHash } from 'node:crypto';
import { hex } from '@scure/base';
import { RawTx } from '@scure/btc-signer/script.js';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { writeTransaction } from './transaction.ts';

const NO_TXID = '0'.repeat(64);
const NO_VOUT = 0xffff_ffff;
const VERSION = 0x2000_0000;
const EASY_BITS = 0x207f_ffff;

export type Block = {
  hash: string;
  height: number;
  timeMs: number;
  /** Without the coinbase, which pays no address. */
  txids: string[];
  coinbaseHex: string;
  headerHex: string;
};

type Known = { rawHexOf(txid: string): string | null };
type New = {
  height: number;
  branch: number;
  previousHash: string;
  timeMs: number;
  txids: string[];
};

/** A new block's coinbase, which pays no address, and its header; `hash` is the real hash of that header. */
export function makeBlock({ height, branch, previousHash, timeMs, txids }: New) {
  const mark = Buffer.alloc(8);
  mark.writeUInt32LE(height, 0);
  mark.writeUInt32LE(branch, 4);
  const nobody = { scriptHex: `6a08${mark.toString('hex')}`, units: 0n };
  const coinbaseHex = writeTransaction([{ txid: NO_TXID, vout: NO_VOUT }], [nobody], true);
  const header = Buffer.alloc(80);
  header.writeUInt32LE(VERSION, 0);
  bytesOf(previousHash).copy(header, 4);
  rootOf([readTransaction(coinbaseHex).txid, ...txids].map(bytesOf)).copy(header, 36);
  header.writeUInt32LE(Math.floor(timeMs / 1000), 68);
  header.writeUInt32LE(EASY_BITS, 72);
  header.writeUInt32LE(branch, 76);
  const hash = hashOf(header).reverse().toString('hex');
  return { hash, coinbaseHex, headerHex: header.toString('hex') };
}

/** A block's transactions as bytes, the coinbase first. */
export function rawTransactionsOf(chain: Known, { coinbaseHex, txids }: Block): string[] {
  return [coinbaseHex, ...txids.map((txid) => chain.rawHexOf(txid) ?? '')];
}

export function rawBlockOf(chain: Known, block: Block): string {
  const transactions = rawTransactionsOf(chain, block);
  const count = Buffer.alloc(3, 0xfd);
  count.writeUInt16LE(transactions.length, 1);
  const short = Buffer.of(transactions.length);
  const prefix = transactions.length < 0xfd ? short : count;
  return block.headerHex + prefix.toString('hex') + transactions.join('');
}

export const merkleRootOf = ({ headerHex }: Block): string =>
  bytesOf(headerHex.slice(72, 136)).toString('hex');

/** A transaction for a decoded answer. */
export function decodeTransaction(rawHex: string) {
  const raw = RawTx.decode(hex.decode(rawHex));
  return {
    txid: readTransaction(rawHex).txid,
    inputs: raw.inputs.map(({ txid, index, finalScriptSig }, place) => ({
      isCoinbase: index === NO_VOUT,
      txid: hex.encode(txid),
      vout: index,
      scriptSigHex: hex.encode(finalScriptSig),
      witnessHex: (raw.witnesses?.[place] ?? []).map((item) => hex.encode(item)),
    })),
    outputs: raw.outputs.map(({ amount, script }) => {
      return { units: amount, scriptHex: hex.encode(script) };
    }),
  };
}

function rootOf(hashes: Buffer[]): Buffer {
  const [first, ...others] = hashes;
  if (first && others.length === 0) return first;
  const pairs: Buffer[] = [];
  for (let at = 0; at < hashes.length; at += 2) {
    const pair = hashes.slice(at, at + 2);
    pairs.push(hashOf(Buffer.concat(pair.length === 2 ? pair : [...pair, ...pair])));
  }
  return rootOf(pairs);
}

/** The bytes of an id, which is written in reverse. */
const bytesOf = (id: string): Buffer => Buffer.from(id, 'hex').reverse();

function hashOf(bytes: Uint8Array): Buffer {
  const once = createHash('sha256').update(bytes).digest();
  return createHash('sha256').update(once).digest();
}
