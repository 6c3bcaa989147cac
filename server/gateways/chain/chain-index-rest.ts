import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseExactJson } from '#server/coin/exact-json.ts';
import {
  type ChainIndex,
  ChainUnreachable,
  type ReceivedOutput,
  type Spend,
  type UnspentOutput,
} from './chain-index.ts';
import { createIndexHttp, unreadable } from './index-http.ts';

const TIMEOUT_MS = 10_000;
/** The most pages of an address' history; an index puts 25 or 50 transactions on each. */
const MAX_PAGES = 40;
/** More than there can ever be: 185 times all coins. */
const MAX_UNITS = 1_000_000_000_000_000_000n;

// Whole units. Beyond 15 digits `parseExactJson` gives text.
const Units = Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,19}$' })]);
const Txid = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Sums = Type.Object({ funded_txo_sum: Units, spent_txo_sum: Units });
const AddressAnswer = Type.Object({ chain_stats: Sums, mempool_stats: Sums });
const Status = Type.Object({
  confirmed: Type.Boolean(),
  block_height: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  block_time: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
});
const Transaction = Type.Object({
  txid: Txid,
  vout: Type.Array(
    Type.Object({
      scriptpubkey_address: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      value: Units,
    }),
    { maxItems: 20_000 },
  ),
  status: Status,
});
// A coinbase input names no output.
const Input = Type.Object({
  txid: Type.String(),
  vout: Type.Integer({ minimum: 0, maximum: 0xffff_ffff }),
});
const WithInputs = Type.Intersect([
  Transaction,
  Type.Object({ vin: Type.Array(Input, { maxItems: 20_000 }) }),
]);
const Unspent = Type.Object({
  txid: Txid,
  vout: Type.Integer({ minimum: 0, maximum: 0xffff_ffff }),
  value: Units,
  status: Status,
});

/** What nodes say of a transaction that they have: sent again, it is no failure. */
const ALREADY_THERE =
  /txn-already-(in-mempool|known)|already in (the )?(mempool|block ?chain|utxo set)/i;

export type ChainIndexOptions = {
  /** Without a trailing slash. */
  root: string;
  timeoutMs?: number;
};

/** An index with the REST interface of esplora and electrs, like the coin's public ones. */
export function createChainIndex({ root, timeoutMs = TIMEOUT_MS }: ChainIndexOptions): ChainIndex {
  const { ask, read, readHeight } = createIndexHttp({ root, timeoutMs });

  async function readJson<const S extends TSchema>(path: string, schema: S): Promise<Static<S>> {
    const value = parse(await read(path));
    if (!Value.Check(schema, value)) throw unreadable(path.split('/')[1] ?? '');
    return value;
  }

  /** An address' transactions, newest first, back to a time at least, and the height to count confirmations from. */
  async function readHistory<const S extends typeof Transaction | typeof WithInputs>(
    address: string,
    sinceMs: number,
    schema: S,
  ): Promise<{ height: number; transactions: Static<S>[] }> {
    // Before the transactions: one that is in a newer block then has one confirmation, and none too many.
    const height = await readHeight();
    const path = `/address/${encodeURIComponent(address)}/txs`;
    const transactions: Static<S>[] = [];
    let next = path;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const listed = listIn(parse(await read(next)), schema);
      transactions.push(...listed);
      const confirmed = listed.filter(({ status }) => status.confirmed);
      const last = confirmed.at(-1);
      if (!last || confirmed.some(({ status }) => timeOf(status) < sinceMs)) {
        return { height, transactions };
      }
      next = `${path}/chain/${last.txid}`;
    }
    throw new ChainUnreachable('the address has more transactions than can be looked at');
  }

  return {
    readHeight,
    async readBalance(address) {
      const answer = await readJson(`/address/${encodeURIComponent(address)}`, AddressAnswer);
      const { chain_stats: chain, mempool_stats: mempool } = answer;
      return {
        confirmedUnits: unitsOf(chain.funded_txo_sum) - unitsOf(chain.spent_txo_sum),
        unconfirmedUnits: unitsOf(mempool.funded_txo_sum) - unitsOf(mempool.spent_txo_sum),
      };
    },
    async readReceived(address, { sinceMs, wants = () => true }) {
      const { height, transactions } = await readHistory(address, sinceMs, Transaction);
      const found = new Map<string, ReceivedOutput>();
      for (const transaction of transactions) collect(found, transaction, address, height);
      return [...found.values()].filter(wants);
    },
    async readSpends(address, { sinceMs }) {
      const { height, transactions } = await readHistory(address, sinceMs, WithInputs);
      const own = new Map<string, ReceivedOutput>();
      for (const transaction of transactions) collect(own, transaction, address, height);
      return transactions
        .map((transaction) => spendOf(transaction, height))
        .filter(({ inputs }) => inputs.some((input) => own.has(input)));
    },
    async readUnspent(address) {
      const height = await readHeight();
      const listed = listIn(
        parse(await read(`/address/${encodeURIComponent(address)}/utxo`)),
        Unspent,
      );
      return listed.map(
        ({ txid, vout, value, status }): UnspentOutput => ({
          txid,
          vout,
          units: unitsOf(value),
          confirmations: confirmationsOf(status, height),
        }),
      );
    },
    async readTransaction(txid) {
      const hex = (await read(`/tx/${txid}/hex`)).trim();
      if (!/^([0-9a-f]{2}){60,}$/.test(hex)) throw unreadable('a transaction');
      return hex;
    },
    async broadcast(rawHex) {
      const headers = { 'content-type': 'text/plain' };
      const { status, text } = await ask('/tx', { method: 'POST', headers, body: rawHex });
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

/** The names one public index uses to wrap what others return as a plain list. */
const WRAPPERS = ['utxos', 'txs', 'transactions', 'data'];

/** A list, plain or wrapped; one unreadable row makes all of it unknown. */
function listIn<const S extends TSchema>(value: unknown, schema: S): Static<S>[] {
  const list = Array.isArray(value) ? value : unwrapped(value);
  const Rows = Type.Array(schema, { maxItems: 10_000 });
  if (!Value.Check(Rows, list)) throw unreadable('a list');
  return list;
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const found = Object.entries(value).find(([name]) => WRAPPERS.includes(name));
  return found?.[1] ?? null;
}

function collect(
  found: Map<string, ReceivedOutput>,
  { txid, vout, status }: Static<typeof Transaction>,
  address: string,
  height: number,
): void {
  for (const [index, output] of vout.entries()) {
    if (output.scriptpubkey_address !== address) continue;
    found.set(`${txid}:${index}`, {
      txid,
      vout: index,
      units: unitsOf(output.value),
      confirmations: confirmationsOf(status, height),
      blockHeight: status.confirmed ? heightOf(status) : null,
      blockTimeMs: status.confirmed ? timeOf(status) : null,
    });
  }
}

function spendOf({ txid, vin, vout, status }: Static<typeof WithInputs>, height: number): Spend {
  return {
    txid,
    confirmations: confirmationsOf(status, height),
    inputs: vin.map((input) => `${input.txid}:${input.vout}`),
    outputs: vout.map((output) => ({
      address: output.scriptpubkey_address ?? null,
      units: unitsOf(output.value),
    })),
  };
}

function confirmationsOf(status: Static<typeof Status>, height: number): number {
  return status.confirmed ? Math.max(1, height - heightOf(status) + 1) : 0;
}

function heightOf({ block_height }: Static<typeof Status>): number {
  if (typeof block_height !== 'number') throw unreadable('the height of a block');
  return block_height;
}

function timeOf({ block_time }: Static<typeof Status>): number {
  if (typeof block_time !== 'number') throw unreadable('the time of a block');
  return block_time * 1000;
}

function unitsOf(value: number | string): bigint {
  const units = BigInt(value);
  if (units > MAX_UNITS) throw unreadable('an amount');
  return units;
}
