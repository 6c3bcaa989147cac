import { JsonPick } from '#server/coin/json-pick.ts';
import { keep, readPages, readWanted } from './address-pages.ts';
import {
  AddressUnreadable,
  type Balance,
  type ChainIndex,
  MOST_FOUND,
  type UnspentOutput,
  type WantedOutputs,
} from './chain-index.ts';
import {
  confirmationsOf,
  holding,
  type IndexInput,
  type IndexOutput,
  type IndexTransaction,
  isCoinbase,
  requireList,
  wantedUnspent,
} from './index-answers.ts';
import { type IndexHttp, twice, unreadable } from './index-http.ts';
import type { Reading } from './reading.ts';
import { createFilter } from './wanted-outputs.ts';

type At = { address: string; height: number; reading: Reading };
type AskedUnspent = At & { wants?: readonly WantedOutputs[] };
type AskedCoins = At & Parameters<ChainIndex['readCoins']>[1];

type Unspent = { coins: UnspentOutput[]; isComplete: boolean };
/** `sums`: null if not all outputs are listed. */
type Coins = Unspent & { sums: Balance | null };

/** Reads the wanted unspent outputs of an address. */
export async function readUnspent(http: IndexHttp, asked: AskedUnspent): Promise<UnspentOutput[]> {
  const { address, height, reading } = asked;
  const isWanted = createFilter(asked.wants);
  const found = new Map<string, UnspentOutput>();
  const wanted = wantedUnspent(({ txid, vout, units, blockHeight }) => {
    const output = { txid, vout, units, confirmations: confirmationsOf(blockHeight, height) };
    if (isWanted(output)) keep(found, `${txid}:${vout}`, output);
  });
  try {
    requireList(
      await twice(() => readWanted(http, pathOf(address), reading, new JsonPick(wanted))),
    );
    return [...found.values()];
  } catch (error) {
    if (!(error instanceof AddressUnreadable)) throw error;
    const { coins, isComplete } = await readFromHistory(http, asked);
    if (!isComplete) throw error;
    return coins;
  }
}

const pathOf = (address: string) => `/address/${encodeURIComponent(address)}/utxo`;

/**
 * Computes the unspent outputs from the transactions of the address, for an index that refuses to list more than some hundred
 * outputs but pages through any history. The newest come first, so that a spend is known before the output that it spends.
 */
async function readFromHistory(
  http: IndexHttp,
  { address, height, reading, wants }: AskedUnspent,
): Promise<Unspent> {
  const isWanted = createFilter(wants);
  const spent = new Set<string>();
  const found = new Map<string, UnspentOutput>();
  const sink = () => {
    const held = holding<IndexOutput>();
    return {
      wants: (to: unknown) => to === address,
      output: held.add,
      input({ name, address: from, units }: IndexInput) {
        if (units === null && !isCoinbase(name)) throw unreadable('a spent output');
        if (from === address) spent.add(name);
      },
      end({ txid, blockHeight }: IndexTransaction) {
        const confirmations = confirmationsOf(blockHeight, height);
        for (const { vout, units } of held.take()) {
          const name = `${txid}:${vout}`;
          const output = { txid, vout, units, confirmations };
          if (!spent.has(name) && isWanted(output)) keep(found, name, output);
        }
      },
    };
  };
  const hasEnough = () => spent.size >= MOST_FOUND;
  const { isComplete } = await readPages(http, {
    address,
    sinceMs: 0,
    reading,
    sink,
    hasEnough,
  }).catch((error) => {
    if (error instanceof AddressUnreadable) return { isComplete: false };
    throw error;
  });
  // Within a block, a transaction may be listed after the one that spends its output.
  const coins = [...found].filter(([name]) => !spent.has(name)).map(([, coin]) => coin);
  return { coins, isComplete };
}

/** Adds up all unspent outputs as they stream by, and keeps the largest. */
export async function readCoins(http: IndexHttp, asked: AskedCoins): Promise<Coins> {
  try {
    return await readListed(http, asked);
  } catch (error) {
    if (!(error instanceof AddressUnreadable)) throw error;
    const { most, leastUnits, ...at } = asked;
    const { coins } = await readFromHistory(http, { ...at, wants: [{ leastUnits }] });
    const largest = createLargest(most);
    for (const coin of coins) largest.add(coin);
    return { sums: null, coins: largest.take(), isComplete: false };
  }
}

async function readListed(
  http: IndexHttp,
  { address, most, leastUnits, reading, height }: AskedCoins,
): Promise<Coins> {
  const path = pathOf(address);
  return twice(async () => {
    const largest = createLargest(most);
    const sums: Balance = { confirmedUnits: 0n, unconfirmedUnits: 0n };
    let listed = 0;
    const wanted = wantedUnspent(({ txid, vout, units, blockHeight }) => {
      listed += 1;
      sums[blockHeight === null ? 'unconfirmedUnits' : 'confirmedUnits'] += units;
      if (units < leastUnits) return;
      largest.add({ txid, vout, units, confirmations: confirmationsOf(blockHeight, height) });
    });
    requireList(await readWanted(http, path, reading, new JsonPick(wanted)));
    const coins = largest.take();
    return { sums, coins, isComplete: coins.length === listed };
  });
}

/** Keeps the largest of any number of outputs. */
function createLargest<T extends UnspentOutput>(most: number) {
  let kept: T[] = [];
  const cut = () => {
    kept = kept.sort((a, b) => Number(b.units - a.units)).slice(0, most);
  };
  return {
    add(output: T): void {
      kept.push(output);
      // Rare, so that sorting costs almost nothing per output.
      if (kept.length >= 2 * most) cut();
    },
    take(): T[] {
      cut();
      return kept;
    },
  };
}
