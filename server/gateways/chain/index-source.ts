import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseExactJson } from '#server/coin/exact-json.ts';
import { JsonPick, type Wanted } from '#server/coin/json-pick.ts';
import { ChainUnreachable } from './chain-index.ts';
import type { ChainBlock, ChainSource, ChainTransaction } from './chain-source.ts';
import {
  type Budget,
  firstIds,
  MOST_SCRIPT_CHARACTERS,
  openBudget,
  readDecoded,
  readWholeDecoded,
} from './decoded-transaction.ts';
import { unitsOf } from './index-answers.ts';
import { createIndexHttp, unreadable } from './index-http.ts';
import { createPartReader, type ReadParts } from './index-parts.ts';
import { readRawBlock, readRawTransaction, requireRoot, UnknownKind } from './raw-block.ts';

const TIMEOUT_MS = 10_000;
/** The limit for a whole block, a page of a block, or the list of the mempool. */
const PART_TIMEOUT_MS = 60_000;
/** The number of requests that one call sends at the same time. */
const AT_ONCE = 4;
/** No block has room for more. */
const MOST_TRANSACTIONS = 100_000;
/** Indexes put 25 or 50 transactions on a page. With smaller pages a block would take thousands of calls. */
const LEAST_PAGE = 25;
/** The time limit for all pages of a block. */
const BLOCK_LIMIT_MS = 5 * 60_000;
/** The size limit for an answer that is held as a whole: the bytes of a block, or a transaction in hex. */
const MOST_HELD_BYTES = 8 * 1024 * 1024;
const NO_BLOCK = '0'.repeat(64);

const Id = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Header = Type.Object({
  id: Id,
  previousblockhash: Type.Optional(Type.Union([Id, Type.Null()])),
  merkle_root: Id,
  timestamp: Type.Integer({ minimum: 0 }),
  tx_count: Type.Integer({ minimum: 1, maximum: MOST_TRANSACTIONS }),
});

export type IndexSourceOptions = {
  /** Without a trailing slash. */
  root: string;
  timeoutMs?: number;
  /** The limit for a whole block, a page of a block, or the list of the mempool. */
  partTimeoutMs?: number;
  /** The size limit for one answer. */
  maxBytes?: number;
};

/** Reads a chain block by block from a public index with the REST interface of esplora and electrs. */
export function createIndexSource(options: IndexSourceOptions): ChainSource {
  const { root, timeoutMs = TIMEOUT_MS, partTimeoutMs = PART_TIMEOUT_MS } = options;
  const http = createIndexHttp({ root, timeoutMs });
  const read = createPartReader({
    root,
    timeoutMs: partTimeoutMs,
    ...(options.maxBytes !== undefined && { maxBytes: options.maxBytes }),
  });
  /** True if the index gives the bytes of blocks; null until the first block shows it. */
  let hasRaw: boolean | null = null;

  async function readBlock(hash: string): Promise<ChainBlock> {
    if (hasRaw !== false) {
      const block = await readRaw(read, hash);
      if (block !== null) hasRaw = true;
      // A block of an unknown kind says nothing about the next one, and pages take many calls and do not prove amounts.
      if (block !== null && !(block instanceof UnknownKind)) return block;
    }
    const block = await readPaged(read, hash);
    // Only now is it certain that the index knows the block and lacks nothing but its bytes.
    hasRaw ??= false;
    return block;
  }

  return {
    // The hash is looked up by the height: two separate requests could be answered about two blocks.
    async readTip() {
      const height = await http.readHeight();
      return { height, hash: await http.readBlockHash(height) };
    },
    readBlockHash: http.readBlockHash,
    readBlock,
    readMempool: (most) => read('/mempool/txids', () => picking(firstIds(most))),
    readUnconfirmed: (txids) => inParallel(txids, (txid) => readUnconfirmed(read, txid)),
  };
}

/** Reads a block by its bytes. Null if the index does not give them. */
function readRaw(read: ReadParts, hash: string): Promise<ChainBlock | UnknownKind | null> {
  return read(`/block/${hash}/raw`, () => {
    const held = holding();
    return {
      take: held.take,
      finish: () => readRawBlock(held.whole(), hash).catch(ifUnknownKind),
    };
  });
}

/** Reads a block by its header and its pages. The first page shows how many transactions the index puts on each. */
async function readPaged(read: ReadParts, hash: string): Promise<ChainBlock> {
  const header = await readWhole(read, `/block/${hash}`, (text) =>
    checked(Header, parseExactJson(text)),
  );
  if (header === null) throw new ChainUnreachable('the chain index knows no such block');
  if (header.id !== hash) throw unreadable('another block');
  const { tx_count: count, previousblockhash, merkle_root: root, timestamp } = header;
  const budget = openBudget();
  const endMs = performance.now() + BLOCK_LIMIT_MS;
  const readPage = async (start: number, most: number) => {
    if (performance.now() > endMs) throw unreadable('the pages of a block take too long');
    return (await read(`/block/${hash}/txs/${start}`, () => pageOf(most, budget))) ?? [];
  };
  const first = await readPage(0, count);
  if (first.length < Math.min(count, LEAST_PAGE)) throw unreadable('a page of a block');
  const starts: number[] = [];
  for (let at = first.length; at < count; at += first.length) starts.push(at);
  // Without this limit each page could be as long as the whole block.
  const others = await inParallel(starts, (at) => readPage(at, Math.min(first.length, count - at)));
  const transactions = [...first, ...others.flat()];
  if (transactions.length !== count) throw unreadable('the pages of a block');
  try {
    requireRoot(transactions, root);
  } catch {
    throw unreadable('the transactions do not belong to the block');
  }
  return {
    hash,
    previousHash: previousblockhash ?? NO_BLOCK,
    timeMs: timestamp * 1000,
    transactions,
  };
}

function pageOf(most: number, budget: Budget) {
  const transactions: ChainTransaction[] = [];
  const { element, finish } = readDecoded(unitsOf, budget);
  const visit = (each: unknown) => {
    if (transactions.length === most) throw new RangeError('too many transactions on a page');
    transactions.push(finish(each));
  };
  return picking(
    {
      wanted: { each: element, visit },
      finish(count) {
        checked(Type.Integer(), count);
        return transactions;
      },
    },
    MOST_SCRIPT_CHARACTERS,
  );
}

/** Picks the wanted part of an answer as it arrives, so that the answer is never held whole. */
function picking<T>(
  { wanted, finish }: { wanted: Wanted; finish(value: unknown): T },
  mostTokenBytes?: number,
) {
  const pick = new JsonPick(wanted, mostTokenBytes);
  return {
    take: (part: Uint8Array) => pick.push(part),
    finish: () => finish(pick.end()),
  };
}

/** Reads a transaction by its bytes, which prove its id. An index also gives those of a transaction that was just mined. */
async function readUnconfirmed(read: ReadParts, txid: string): Promise<ChainTransaction | null> {
  const transaction = await readWhole(read, `/tx/${txid}/hex`, (text) => {
    if (!/^([0-9a-f]{2})+$/.test(text)) throw new RangeError('not a transaction in hex');
    try {
      return readRawTransaction(Buffer.from(text, 'hex'));
    } catch (error) {
      return ifUnknownKind(error);
    }
  });
  const known =
    transaction instanceof UnknownKind
      ? await readWhole(read, `/tx/${txid}`, (text) => readWholeDecoded(text, unitsOf))
      : transaction;
  if (known !== null && known.txid !== txid) throw unreadable('another transaction');
  return known;
}

function readWhole<T>(
  read: ReadParts,
  path: string,
  parse: (text: string) => T,
): Promise<T | null> {
  return read(path, () => {
    const held = holding();
    return {
      take: held.take,
      finish: () => parse(held.whole().toString('utf8').trim()),
    };
  });
}

function holding(): { take(part: Uint8Array): void; whole(): Buffer } {
  const parts: Uint8Array[] = [];
  let left = MOST_HELD_BYTES;
  return {
    take(part) {
      left -= part.length;
      if (left < 0) throw new RangeError('it is too large');
      parts.push(part);
    },
    whole: () => Buffer.concat(parts),
  };
}

/** Reads all of them, a few at the same time, and returns the results in the given order. */
async function inParallel<From, To>(
  all: readonly From[],
  read: (each: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(read))));
  }
  return results;
}

function ifUnknownKind(error: unknown): UnknownKind {
  if (error instanceof UnknownKind) return error;
  throw error;
}

function checked<const S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (!Value.Check(schema, value)) throw new RangeError('it has another shape');
  return value;
}
