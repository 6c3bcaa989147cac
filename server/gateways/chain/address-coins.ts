import { JsonPick } from '#server/coin/json-pick.ts';
import { keep, readPages, readWanted } from './address-pages.ts';
import {
  AddressUnreadable,
  type Balance,
  type ChainIndex,
  MOST_FOUND,
  type UnspentOutput,
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

type Asked = Parameters<ChainIndex['readCoins']>[1] & {
  address: string;
  reading: Reading;
  readBalance: ChainIndex['readBalance'];
};

type Unspent = { coins: UnspentOutput[]; isComplete: boolean };
type Wants = (output: Omit<UnspentOutput, 'confirmations'>) => boolean;

/** The unspent outputs that are wanted. */
export async function readUnspent(
  http: IndexHttp,
  { address, wants, reading }: { address: string; wants: Wants; reading: Reading },
): Promise<UnspentOutput[]> {
  const height = await http.readHeight();
  const found = new Map<string, UnspentOutput>();
  const wanted = wantedUnspent(({ txid, vout, units, blockHeight }) => {
    if (!wants({ txid, vout, units })) return;
    const confirmations = confirmationsOf(blockHeight, height);
    keep(found, `${txid}:${vout}`, { txid, vout, units, confirmations });
  });
  try {
    requireList(
      await twice(() => readWanted(http, pathOf(address), reading, new JsonPick(wanted))),
    );
    return [...found.values()];
  } catch (error) {
    if (!(error instanceof AddressUnreadable)) throw error;
    const { coins, isComplete } = await readFromHistory(http, { address, wants, reading, height });
    if (!isComplete) throw error;
    return coins;
  }
}

const pathOf = (address: string) => `/address/${encodeURIComponent(address)}/utxo`;

/**
 * The unspent outputs, worked out from the address' transactions: for an index that refuses to list more than some hundred
 * outputs, but pages through any history. Newest first, so that a spend is known before the output that it spends.
 */
async function readFromHistory(
  http: IndexHttp,
  input: { address: string; wants: Wants; reading: Reading; height: number },
): Promise<Unspent> {
  const { address, wants, reading, height } = input;
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
          const isWanted = !spent.has(`${txid}:${vout}`) && wants({ txid, vout, units });
          if (isWanted) keep(found, `${txid}:${vout}`, { txid, vout, units, confirmations });
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
  // Within a block, a transaction may be listed after the one that spends it.
  const coins = [...found].filter(([name]) => !spent.has(name)).map(([, coin]) => coin);
  return { coins, isComplete };
}

/** Adds up all unspent outputs as they stream by, and keeps the largest. */
export async function readCoins(
  http: IndexHttp,
  { address, most, leastUnits, reading, readBalance }: Asked,
): ReturnType<ChainIndex['readCoins']> {
  const height = await http.readHeight();
  try {
    return await readListed(http, { address, most, leastUnits, reading, height });
  } catch (error) {
    if (!(error instanceof AddressUnreadable)) throw error;
    const { confirmedUnits, unconfirmedUnits } = await readBalance(address);
    const wants: Wants = ({ units }) => units >= leastUnits;
    const { coins } = await readFromHistory(http, { address, wants, reading, height });
    const largest = createLargest(most);
    for (const coin of coins) largest.add(coin);
    return { confirmedUnits, unconfirmedUnits, coins: largest.take(), isComplete: false };
  }
}

async function readListed(
  http: IndexHttp,
  { address, most, leastUnits, reading, height }: Omit<Asked, 'readBalance'> & { height: number },
): ReturnType<ChainIndex['readCoins']> {
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
    return { ...sums, coins, isComplete: coins.length === listed };
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
