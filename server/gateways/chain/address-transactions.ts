import { keep, readPages } from './address-pages.ts';
import type { ChainIndex, HistoryEntry, ReceivedOutput, Spend } from './chain-index.ts';
import {
  confirmationsOf,
  holding,
  type IndexInput,
  type IndexOutput,
  type IndexTransaction,
  isCoinbase,
} from './index-answers.ts';
import { type IndexHttp, unreadable } from './index-http.ts';
import type { Reading } from './reading.ts';
import { createFilter } from './wanted-outputs.ts';

type Asked<M extends keyof ChainIndex> = Parameters<ChainIndex[M]>[1] & {
  address: string;
  /** The height of the chain before the transactions were read. */
  height: number;
  reading: Reading;
};

export async function readReceived(
  http: IndexHttp,
  { address, sinceMs, wants, height, reading }: Asked<'readReceived'>,
): Promise<ReceivedOutput[]> {
  const isWanted = createFilter(wants);
  const found = new Map<string, ReceivedOutput>();
  const sink = () => {
    const held = holding<IndexOutput>();
    return {
      wants: (to: unknown) => to === address,
      output: held.add,
      end: ({ txid, blockHeight, blockTimeMs }: IndexTransaction) => {
        const confirmations = confirmationsOf(blockHeight, height);
        for (const { vout, units } of held.take()) {
          const output = { txid, vout, units, confirmations, blockHeight, blockTimeMs };
          if (isWanted(output)) keep(found, `${txid}:${vout}`, output);
        }
      },
    };
  };
  await readPages(http, { address, sinceMs, reading, sink });
  return [...found.values()];
}

export async function readSpends(
  http: IndexHttp,
  { address, sinceMs, of, payees = [], height, reading }: Asked<'readSpends'>,
): Promise<Spend[]> {
  const found = new Map<string, Spend>();
  const sink = () => {
    const paid = holding<IndexOutput>();
    let others = { isAny: false, units: 0n };
    let inputs: string[] = [];
    let isOwn = false;
    return {
      output(output: IndexOutput) {
        if (output.address !== null && payees.includes(output.address)) paid.add(output);
        else others = { isAny: true, units: others.units + output.units };
      },
      input({ name, address: from, units }: IndexInput) {
        if (of?.has(name)) inputs.push(name);
        if (of === undefined && units === null && !isCoinbase(name))
          throw unreadable('a spent output');
        isOwn ||= of === undefined ? from === address : of.has(name);
      },
      end({ txid, blockHeight }: IndexTransaction) {
        const outputs: Spend['outputs'] = paid
          .take()
          .map(({ address: to, units }) => ({ address: to, units }));
        if (others.isAny) outputs.push({ address: null, units: others.units });
        if (isOwn)
          keep(found, txid, {
            txid,
            confirmations: confirmationsOf(blockHeight, height),
            inputs,
            outputs,
          });
        others = { isAny: false, units: 0n };
        inputs = [];
        isOwn = false;
      },
    };
  };
  await readPages(http, { address, sinceMs, reading, sink });
  return [...found.values()];
}

export async function readHistory(
  http: IndexHttp,
  { address, own, most, height, reading }: Asked<'readHistory'>,
): Promise<{ entries: HistoryEntry[]; isComplete: boolean }> {
  const found = new Map<string, HistoryEntry>();
  const sink = () => {
    let receivedUnits = 0n;
    let spentUnits = 0n;
    let payee: string | null = null;
    let payer: string | null = null;
    return {
      wants: (to: unknown) => typeof to === 'string' && (payee === null || own.has(to)),
      output({ address: to, units }: IndexOutput) {
        if (to !== null && own.has(to)) receivedUnits += units;
        else payee ??= to;
      },
      input({ name, address: from, units }: IndexInput) {
        if (units === null && !isCoinbase(name)) throw unreadable('a spent output');
        if (from !== null && own.has(from)) spentUnits += units ?? 0n;
        else payer ??= from;
      },
      end({ txid, blockHeight, blockTimeMs }: IndexTransaction) {
        const confirmations = confirmationsOf(blockHeight, height);
        const other = spentUnits > receivedUnits ? payee : payer;
        const entry = { txid, receivedUnits, spentUnits, other, confirmations, blockTimeMs };
        if (found.size < most || found.has(txid)) found.set(txid, entry);
        receivedUnits = 0n;
        spentUnits = 0n;
        payee = null;
        payer = null;
      },
    };
  };
  const hasEnough = () => found.size >= most;
  const { isComplete } = await readPages(http, { address, sinceMs: 0, reading, sink, hasEnough });
  return { entries: [...found.values()], isComplete: isComplete && found.size < most };
}
