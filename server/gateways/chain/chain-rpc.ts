import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { unitsOf } from '#server/coin/exact-json.ts';
import {
  createJsonRpc,
  type Fetch,
  type Listing,
  type Pause,
  type RpcLimits,
} from '../json-rpc.ts';
import { readChain, readText, readWalletTransaction } from '../wallet/answers.ts';
import { WalletRefused, WalletUnreachable } from '../wallet/wallet.ts';
import { type ChainReceipt, type InvoiceChain, MOST_RECEIPTS } from './chain.ts';

const TIMEOUT_MS = 10_000;
/** A node builds a whole list before it sends the first byte, which takes minutes if strangers have filled it. */
const LIST_TIMEOUT_MS = 120_000;
const RETRIES = 2;
/** Blocks arrive one by one: this many missing means the node is behind. */
const BEHIND_BLOCKS = 3;
const NOT_OF_THE_WALLET = -5;
/** Without going through the chain again, which takes hours: the address is fresh. */
const RESCAN = false;
const LABEL = 'invoice';

const Id = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Listed = Type.Object({ lastblock: Id });
const RECEIPT_FIELDS = {
  category: 'value',
  txid: 'value',
  vout: 'value',
  address: 'value',
  amount: 'value',
  confirmations: 'value',
  blockhash: 'value',
  timereceived: 'value',
} as const;
// 'generate': a miner may have a block pay an invoice; 'immature' ones may not be spent yet, and do not count.
const Receipt = Type.Object({
  category: Type.Union([Type.Literal('receive'), Type.Literal('generate')]),
  txid: Id,
  vout: Type.Integer({ minimum: 0 }),
  address: Type.String({ maxLength: 128 }),
  amount: Type.Union([Type.String(), Type.Integer()]),
  confirmations: Type.Integer(),
  blockhash: Type.Optional(Id),
  timereceived: Type.Integer({ minimum: 0 }),
});

export type ChainOptions = {
  /** `http://user:password@host:port`, with `/wallet/name` where the node has several. */
  url: string;
  timeoutMs?: number;
  fetch?: Fetch;
  /** Waits between retries of a read; default: in real time. */
  pause?: Pause;
};

/** Junkcoin Core's RPC: 3.1.1 (0.14's calls) and the next version (0.21's). */
export function createInvoiceChain(options: ChainOptions): InvoiceChain {
  const rpc = createJsonRpc(options.url, options.fetch ?? fetch, options.pause);
  const limits: RpcLimits = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, retries: RETRIES };
  const listLimits: RpcLimits = { ...limits, timeoutMs: options.timeoutMs ?? LIST_TIMEOUT_MS };
  const ask = (method: string, ...params: unknown[]) => rpc.call(method, params, limits);

  return {
    async readTip() {
      const state = readChain(await ask('getblockchaininfo'));
      return {
        chain: state.chain,
        height: state.blocks,
        hash: state.bestblockhash,
        isSyncing: state.initialblockdownload || state.headers - state.blocks >= BEHIND_BLOCKS,
      };
    },
    readBlockHash: async (height) => readText(await ask('getblockhash', height)),

    async watch(addresses) {
      const calls = addresses.map((address) => {
        return { method: 'importaddress', params: [address, LABEL, RESCAN] };
      });
      for (const result of await rpc.callEach(calls, limits)) {
        if (result instanceof WalletRefused) throw result;
      }
    },

    async isUsed(address) {
      const received = await ask('getreceivedbyaddress', address, 0);
      if (typeof received !== 'string' && typeof received !== 'number') throw unreadable();
      return readUnits(received) > 0n;
    },

    async listReceived(afterHash, addresses) {
      // An empty hash is refused, and the number behind it only decides on `lastblock`.
      const since = afterHash === null ? await ask('getblockhash', 0) : afterHash;
      const call = { method: 'listsinceblock', params: [since, 1, true] };
      return rpc.list(call, receiptsTo(addresses), listLimits);
    },

    async findTransactions(txids) {
      const calls = txids.map((txid) => ({ method: 'gettransaction', params: [txid, true] }));
      const results = await rpc.callEach(calls, limits);
      return results.map((result) => {
        if (!(result instanceof WalletRefused)) return readWalletTransaction(result);
        if (result.code === NOT_OF_THE_WALLET) return null;
        throw result;
      });
    },

    findInMempool: (txids) =>
      rpc.list({ method: 'getrawmempool', params: [] }, amongIds(txids), listLimits),
  };
}

/** The largest of each address: see `InvoiceChain.listReceived`. */
function receiptsTo(addresses: ReadonlySet<string>): Listing<ChainReceipt[]> {
  return {
    open() {
      const found = new Map<string, ChainReceipt[]>();
      const visit = (entry: unknown) => {
        if (!Value.Check(Receipt, entry) || !addresses.has(entry.address)) return;
        const own = found.get(entry.address) ?? [];
        own.push(receiptOf(entry));
        found.set(entry.address, own.length < 2 * MOST_RECEIPTS ? own : largestOf(own));
      };
      return {
        wanted: {
          fields: { transactions: { each: { fields: RECEIPT_FIELDS }, visit }, lastblock: 'value' },
        },
        finish(result) {
          if (!Value.Check(Listed, result)) throw unreadable();
          return [...found.values()].flatMap(largestOf);
        },
      };
    },
  };
}

function largestOf(receipts: ChainReceipt[]): ChainReceipt[] {
  if (receipts.length <= MOST_RECEIPTS) return receipts;
  const bySize = receipts.sort((one, other) => (one.units > other.units ? -1 : 1));
  return bySize.slice(0, MOST_RECEIPTS);
}

function amongIds(txids: ReadonlySet<string>): Listing<ReadonlySet<string>> {
  return {
    open() {
      const found = new Set<string>();
      return {
        wanted: {
          each: 'value',
          visit(id) {
            if (!Value.Check(Id, id)) throw unreadable();
            if (txids.has(id)) found.add(id);
          },
        },
        finish: () => found,
      };
    },
  };
}

function receiptOf(entry: Static<typeof Receipt>): ChainReceipt {
  return {
    txid: entry.txid,
    vout: entry.vout,
    address: entry.address,
    units: readUnits(entry.amount),
    confirmations: entry.confirmations,
    blockHash: entry.confirmations > 0 ? (entry.blockhash ?? null) : null,
    receivedAtMs: entry.timereceived * 1000,
  };
}

function readUnits(value: string | number): bigint {
  try {
    return unitsOf(value);
  } catch {
    throw unreadable();
  }
}

function unreadable(): WalletUnreachable {
  return new WalletUnreachable("the node's answer has another shape");
}
