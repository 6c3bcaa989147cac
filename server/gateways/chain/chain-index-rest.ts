import { Type } from 'typebox';
import { parseExactJson } from '#server/coin/exact-json.ts';
import { tracedCall } from '#server/trace/trace.ts';
import { type ChainIndex, ChainUnreachable } from './chain-index.ts';
import { checked, SumUnits } from './index-answers.ts';
import { createIndexHttp, unreadable } from './index-http.ts';
import { openIndexThread } from './index-thread.ts';
import type { Asked, Found, Task } from './readings.ts';

const TIMEOUT_MS = 10_000;
/** The time limit for a whole look-up. The wallet's page gives up a little later. */
const DEADLINE_MS = 20_000;
const MAX_BYTES = 512 * 1024 * 1024;

const Sums = Type.Object({ funded_txo_sum: SumUnits, spent_txo_sum: SumUnits });
const AddressAnswer = Type.Object({ chain_stats: Sums, mempool_stats: Sums });
const StatusAnswer = Type.Object({ confirmed: Type.Boolean() });
/** The replies of nodes that already have a transaction. Sending it again is not a failure. */
const ALREADY_THERE =
  /txn-already-(in-mempool|known)|already in (the )?(mempool|block ?chain|utxo set)/i;
/** The index, or a proxy in front of it, turns the caller away: the node was not asked. */
const UNASKED = [401, 403, 408, 429];

export type ChainIndexOptions = {
  /** Without a trailing slash. */
  root: string;
  /** The time limit for the start of an answer. */
  timeoutMs?: number;
  /** The time limit for all answers of one look-up. */
  deadlineMs?: number;
  maxBytes?: number;
  /** Receives the error if the reading thread ends unexpectedly. */
  report?: (error: unknown) => void;
};

/** Queries an index with the REST interface of esplora and electrs, which the coin's public indexes have. */
export function createChainIndex(options: ChainIndexOptions): ChainIndex {
  const { root, timeoutMs = TIMEOUT_MS, deadlineMs = DEADLINE_MS, maxBytes = MAX_BYTES } = options;
  const http = createIndexHttp({ root, timeoutMs });
  const settings = { root, timeoutMs, deadlineMs, maxBytes };
  const thread = openIndexThread(settings, options.report ?? (() => {}));

  /** Lets the thread read an address. The height is read first, so that confirmations are never overstated. */
  async function look<T extends Task>(
    task: T,
    asked: Asked<T>,
    signal?: AbortSignal,
  ): Promise<Found<T>> {
    const height = await http.readHeight();
    return tracedCall('GET', root, () => thread.ask(task, asked, { height, signal }));
  }

  const readBalance: ChainIndex['readBalance'] = async (address) => {
    const text = await http.read(`/address/${encodeURIComponent(address)}`);
    const sums = checked(AddressAnswer, parse(text), 'the sums of an address');
    const { chain_stats: chain, mempool_stats: mempool } = sums;
    return {
      confirmedUnits: BigInt(chain.funded_txo_sum) - BigInt(chain.spent_txo_sum),
      unconfirmedUnits: BigInt(mempool.funded_txo_sum) - BigInt(mempool.spent_txo_sum),
      isUsed: BigInt(chain.funded_txo_sum) + BigInt(mempool.funded_txo_sum) > 0n,
    };
  };

  return {
    readHeight: http.readHeight,
    readBalance,
    readReceived: (address, asked) => look('received', { ...asked, address }),
    readSpends: (address, asked) => look('spends', { ...asked, address }),
    readHistory: (address, asked, signal) => look('history', { ...asked, address }, signal),
    readUnspent: (address, asked) => look('unspent', { ...asked, address }),
    async readCoins(address, asked, signal) {
      const { sums, ...found } = await look('coins', { ...asked, address }, signal);
      const { confirmedUnits, unconfirmedUnits } = sums ?? (await readBalance(address));
      return { ...found, confirmedUnits, unconfirmedUnits };
    },
    async readTransaction(txid) {
      const hex = (await http.read(`/tx/${txid}/hex`)).trim();
      if (!/^([0-9a-f]{2}){60,}$/.test(hex)) throw unreadable('a transaction');
      return hex;
    },
    async isInBlock(txid) {
      const text = await http.read(`/tx/${txid}/status`);
      return checked(StatusAnswer, parse(text), 'the status of a transaction').confirmed;
    },
    async broadcast(rawHex) {
      const headers = { 'content-type': 'text/plain' };
      const { status, text } = await http.ask('/tx', { method: 'POST', headers, body: rawHex });
      if (status === 200) return { outcome: 'accepted' };
      if (ALREADY_THERE.test(text)) return { outcome: 'accepted' };
      if (status >= 500 || UNASKED.includes(status))
        throw new ChainUnreachable(`the index answered with status ${status}`);
      return { outcome: 'refused', reason: text.replace(/[^\x20-\x7e]/g, ' ').slice(0, 200) };
    },
  };
}

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    throw unreadable('JSON');
  }
}
