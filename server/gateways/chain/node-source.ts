import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { unitsOf } from '#server/coin/exact-json.ts';
import {
  createJsonRpc,
  type Fetch,
  type JsonRpc,
  type Listing,
  type Pause,
  type RpcLimits,
} from '../json-rpc.ts';
import { WalletRefused, WalletUnreachable } from '../node-wallet/wallet.ts';
import { BlockMissing, ChainUnreachable } from './chain-index.ts';
import type { ChainBlock, ChainSource, ChainTransaction } from './chain-source.ts';
import {
  firstIds,
  MOST_SCRIPT_CHARACTERS,
  readDecoded,
  readWholeDecoded,
} from './decoded-transaction.ts';
import { readRawBlock, requireRoot } from './raw-block.ts';

const TIMEOUT_MS = 10_000;
/** The time limit for the next part of a block or of the mempool. */
const PART_TIMEOUT_MS = 60_000;
const RETRIES = 2;
/** The number of transactions per answer. Answers are held as a whole, and each transaction may be as large as nodes relay. */
const PER_ANSWER = 20;
const UNKNOWN = -5;
const DECODED = 2;
const IN_HEX = false;
const NO_BLOCK = '0'.repeat(64);

const Id = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Hex = Type.String({ pattern: '^([0-9a-f]{2})+$' });
const Tip = Type.Object({ blocks: Type.Integer({ minimum: 0 }), bestblockhash: Id });
const Block = Type.Object({
  hash: Id,
  previousblockhash: Type.Optional(Id),
  merkleroot: Id,
  time: Type.Integer({ minimum: 0 }),
  tx: Type.Integer(),
});
const InBlock = Type.Object({ blockhash: Id });

export type NodeSourceOptions = {
  /** `http://user:password@host:port`. */
  url: string;
  timeoutMs?: number;
  fetch?: Fetch;
  /** Waits between retries; default: in real time. */
  pause?: Pause;
};

/**
 * Reads a node's chain over JSON-RPC, with the calls of 0.14 (Junkcoin Core 3.1.1) or later ones. Newer nodes decode blocks with
 * transactions of any kind. Older nodes give bytes, which are parsed here.
 */
export function createNodeSource(options: NodeSourceOptions): ChainSource {
  const rpc = createJsonRpc(options.url, options.fetch ?? fetch, options.pause);
  const limits: RpcLimits = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, retries: RETRIES };
  const longLimits = { ...limits, timeoutMs: options.timeoutMs ?? PART_TIMEOUT_MS };
  let decodesBlocks = true;

  async function readBlock(hash: string): Promise<ChainBlock> {
    if (decodesBlocks) {
      try {
        return await rpc.list(
          { method: 'getblock', params: [hash, DECODED] },
          blockOf(hash),
          longLimits,
        );
      } catch (error) {
        if (!wantsBoolean(error)) throw error;
        decodesBlocks = false;
      }
    }
    const rawHex = readAs(Hex, await rpc.call('getblock', [hash, IN_HEX], longLimits));
    return readRawBlock(Buffer.from(rawHex, 'hex'), hash);
  }

  return {
    readTip: () =>
      reaching(async () => {
        const tip = readAs(Tip, await rpc.call('getblockchaininfo', [], limits));
        return { height: tip.blocks, hash: tip.bestblockhash };
      }),
    readBlockHash: (height) =>
      reaching(async () => readAs(Id, await rpc.call('getblockhash', [height], limits))),
    readBlock: (hash) => reaching(() => readBlock(hash)),
    readMempool: (most) =>
      reaching(() =>
        rpc.list(
          { method: 'getrawmempool', params: [] },
          { open: () => firstIds(most) },
          longLimits,
        ),
      ),
    readUnconfirmed: (txids) => reaching(() => readUnconfirmed(rpc, txids, limits)),
  };
}

async function readUnconfirmed(
  rpc: JsonRpc,
  txids: readonly string[],
  limits: RpcLimits,
): Promise<(ChainTransaction | null)[]> {
  const found: (ChainTransaction | null)[] = [];
  for (let from = 0; from < txids.length; from += PER_ANSWER) {
    const some = txids.slice(from, from + PER_ANSWER);
    const calls = some.map((txid) => ({ method: 'getrawtransaction', params: [txid, 1] }));
    const results = await rpc.callEach(calls, limits);
    for (const [place, result] of results.entries()) found.push(unconfirmed(some[place], result));
  }
  return found;
}

function unconfirmed(txid: string | undefined, result: unknown): ChainTransaction | null {
  if (result instanceof WalletRefused) {
    if (result.code === UNKNOWN) return null;
    throw result;
  }
  if (Value.Check(InBlock, result)) return null;
  const transaction = readWholeDecoded(JSON.stringify(result), unitsOf);
  if (transaction.txid !== txid) throw new RangeError('another transaction');
  return transaction;
}

function blockOf(hash: string): Listing<ChainBlock> {
  return {
    mostTokenBytes: MOST_SCRIPT_CHARACTERS,
    open() {
      const transactions: ChainTransaction[] = [];
      const { element, finish } = readDecoded(unitsOf);
      const visit = (each: unknown) => {
        transactions.push(finish(each));
      };
      return {
        wanted: {
          fields: {
            ...{ hash: 'value', previousblockhash: 'value', merkleroot: 'value', time: 'value' },
            tx: { each: element, visit },
          },
        },
        finish(result) {
          const block = readAs(Block, result);
          if (block.hash !== hash) throw new RangeError('another block');
          requireRoot(transactions, block.merkleroot);
          const previousHash = block.previousblockhash ?? NO_BLOCK;
          return { hash, previousHash, timeMs: block.time * 1000, transactions };
        },
      };
    },
  };
}

/** Matches the error of 0.14, which expects a boolean instead of the number. */
const wantsBoolean = (error: unknown) =>
  error instanceof WalletRefused && /boolean/i.test(error.message);

async function reaching<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof WalletRefused && /pruned/i.test(error.message)) {
      throw new BlockMissing('the node has deleted this block: it is pruned');
    }
    if (error instanceof WalletRefused || error instanceof WalletUnreachable) {
      throw new ChainUnreachable(`the node: ${error.message}`);
    }
    if (error instanceof RangeError) {
      throw new ChainUnreachable(`an answer of the node cannot be read: ${error.message}`);
    }
    throw error;
  }
}

function readAs<const S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (!Value.Check(schema, value)) throw new RangeError('it has another shape');
  return value;
}
