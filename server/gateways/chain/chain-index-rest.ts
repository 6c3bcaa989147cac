import { Type } from 'typebox';
import { parseExactJson } from '#server/coin/exact-json.ts';
import { readCoins, readUnspent } from './address-coins.ts';
import { readHistory, readReceived, readSpends } from './address-transactions.ts';
import { type ChainIndex, ChainUnreachable } from './chain-index.ts';
import { checked, Units, unitsOf } from './index-answers.ts';
import { createIndexHttp, unreadable } from './index-http.ts';
import type { Reading } from './reading.ts';

const TIMEOUT_MS = 10_000;
/** For a whole look-up. The wallet's page gives up a little later. */
const DEADLINE_MS = 20_000;
const MAX_BYTES = 512 * 1024 * 1024;

const Sums = Type.Object({ funded_txo_sum: Units, spent_txo_sum: Units });
const AddressAnswer = Type.Object({ chain_stats: Sums, mempool_stats: Sums });
/** What nodes say of a transaction that they have: sent again, it is no failure. */
const ALREADY_THERE =
  /txn-already-(in-mempool|known)|already in (the )?(mempool|block ?chain|utxo set)/i;

export type ChainIndexOptions = {
  /** Without a trailing slash. */
  root: string;
  /** Until an answer begins. */
  timeoutMs?: number;
  /** Until all answers of one look-up are read. */
  deadlineMs?: number;
  maxBytes?: number;
};

/** An index with the REST interface of esplora and electrs, like the coin's public ones. */
export function createChainIndex(options: ChainIndexOptions): ChainIndex {
  const { root, timeoutMs = TIMEOUT_MS, deadlineMs = DEADLINE_MS, maxBytes = MAX_BYTES } = options;
  const http = createIndexHttp({ root, timeoutMs });
  const begin = (): Reading => ({ deadline: AbortSignal.timeout(deadlineMs), bytesLeft: maxBytes });

  const readBalance: ChainIndex['readBalance'] = async (address) => {
    const text = await http.read(`/address/${encodeURIComponent(address)}`);
    const sums = checked(AddressAnswer, parse(text), 'the sums of an address');
    const { chain_stats: chain, mempool_stats: mempool } = sums;
    return {
      confirmedUnits: unitsOf(chain.funded_txo_sum) - unitsOf(chain.spent_txo_sum),
      unconfirmedUnits: unitsOf(mempool.funded_txo_sum) - unitsOf(mempool.spent_txo_sum),
      isUsed: unitsOf(chain.funded_txo_sum) + unitsOf(mempool.funded_txo_sum) > 0n,
    };
  };

  return {
    readHeight: http.readHeight,
    readBalance,
    readReceived: (address, asked) => readReceived(http, { ...asked, address, reading: begin() }),
    readSpends: (address, asked) => readSpends(http, { ...asked, address, reading: begin() }),
    readHistory: (address, asked) => readHistory(http, { ...asked, address, reading: begin() }),
    readCoins: (address, asked) =>
      readCoins(http, { ...asked, address, reading: begin(), readBalance }),
    readUnspent: (address, { wants = () => true } = {}) =>
      readUnspent(http, { address, wants, reading: begin() }),
    async readTransaction(txid) {
      const hex = (await http.read(`/tx/${txid}/hex`)).trim();
      if (!/^([0-9a-f]{2}){60,}$/.test(hex)) throw unreadable('a transaction');
      return hex;
    },
    async broadcast(rawHex) {
      const headers = { 'content-type': 'text/plain' };
      const { status, text } = await http.ask('/tx', { method: 'POST', headers, body: rawHex });
      if (status === 200) return { outcome: 'accepted' };
      if (ALREADY_THERE.test(text)) return { outcome: 'accepted' };
      if (status >= 500) throw new ChainUnreachable(`the index answered with status ${status}`);
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
