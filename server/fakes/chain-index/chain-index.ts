import type { Coin } from '#rules/coins/coin.ts';
import {
  AddressUnreadable,
  type ChainIndex,
  ChainUnreachable,
  type HistoryEntry,
  type ReceivedOutput,
  type Spend,
  type UnspentOutput,
} from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { createFilter } from '#server/gateways/chain/wanted-outputs.ts';
import { JUNKCOIN_ON } from '../../testing/wallet/coins.ts';
import { createFakeSource, type FakePayment } from './fake-source.ts';

/** The height of the newest block at the start: high enough for payments with many confirmations. */
const FIRST_HEIGHT = 1000;

export type FakeChainIndex = ChainIndex &
  ChainSource & {
    balances: Map<string, { confirmedUnits: bigint; unconfirmedUnits: bigint }>;
    /** The payments that each address received. */
    received: Map<string, FakePayment[]>;
    /** The transactions that spent outputs of an address. */
    spends: Map<string, Spend[]>;
    /** The bytes of transactions by their ids. */
    transactions: Map<string, string>;
    /** The height of the newest block. */
    height: number;
    /** Transactions that were broadcast. */
    sent: string[];
    /** If set, `broadcast` is refused with this text. */
    refusal: string | null;
    /** If true, no call is answered. */
    isDown: boolean;
    /** Addresses that hold too much to be read. */
    unreadable: Set<string>;
    /** True if its mempool can be read. */
    listsMempool: boolean;
    /** The address of each read, in order. */
    asked: string[];
    /** Pays an address; the returned object can be changed later. */
    pay(address: string, output: Partial<FakePayment> & { units: bigint }): FakePayment;
  };

/** A chain index whose contents are set by the test, and the chain that these contents form. */
export function createFakeChainIndex(coin: Coin = JUNKCOIN_ON.test): FakeChainIndex {
  let paid = 0;
  const requireUp = () => {
    if (fake.isDown) throw new ChainUnreachable('the index is down');
  };
  /** Derived from the confirmations unless the test sets it. */
  const heightOf = ({ blockHeight, confirmations }: ReceivedOutput) =>
    confirmations === 0 ? null : (blockHeight ?? fake.height - confirmations + 1);
  const requireReadable = (address: string) => {
    fake.asked.push(address);
    requireUp();
    if (fake.unreadable.has(address)) throw new AddressUnreadable('an address holds too much');
  };
  const source = createFakeSource({
    contents: () => fake,
    heightOf,
    firstHash: coin.genesisHash,
  });
  const fake: FakeChainIndex = {
    balances: new Map(),
    received: new Map(),
    spends: new Map(),
    transactions: new Map(),
    height: FIRST_HEIGHT,
    sent: [],
    refusal: null,
    isDown: false,
    unreadable: new Set(),
    listsMempool: true,
    asked: [],
    ...source,
    async readHeight() {
      requireUp();
      return fake.height;
    },
    async readBalance(address) {
      requireUp();
      const isUsed = (fake.received.get(address) ?? []).length > 0;
      const balance = fake.balances.get(address) ?? balanceOf(fake, address);
      return { ...balance, isUsed };
    },
    async readReceived(address, { sinceMs, wants }) {
      requireReadable(address);
      return (fake.received.get(address) ?? [])
        .filter(({ blockTimeMs }) => blockTimeMs === null || blockTimeMs >= sinceMs)
        .map((output) => ({ ...output, blockHeight: heightOf(output) }))
        .filter(createFilter(wants));
    },
    async readSpends(address, { of }) {
      requireReadable(address);
      const spends = fake.spends.get(address) ?? [];
      return of === undefined
        ? spends
        : spends.filter(({ inputs }) => inputs.some((input) => of.has(input)));
    },
    async readUnspent(address, { wants } = {}) {
      requireReadable(address);
      return unspentOf(fake, address).filter(createFilter(wants));
    },
    async readCoins(address, { most, leastUnits }) {
      requireReadable(address);
      const all = unspentOf(fake, address);
      const coins = all
        .filter(({ units }) => units >= leastUnits)
        .toSorted((a, b) => Number(b.units - a.units))
        .slice(0, most);
      return { ...balanceOf(fake, address), coins, isComplete: coins.length === all.length };
    },
    async readHistory(address, { own, most }) {
      requireReadable(address);
      const entries = historyOf(fake, address, own);
      return { entries: entries.slice(0, most), isComplete: entries.length <= most };
    },
    async readTransaction(txid) {
      requireUp();
      const hex = fake.transactions.get(txid);
      if (hex === undefined) throw new ChainUnreachable('the index knows no such transaction');
      return hex;
    },
    async isInBlock(txid) {
      requireUp();
      const payments = [...fake.received.values()].flat();
      return payments.some((each) => each.txid === txid && each.confirmations > 0);
    },
    async broadcast(rawHex) {
      requireUp();
      if (fake.refusal !== null) return { outcome: 'refused', reason: fake.refusal };
      fake.sent.push(rawHex);
      return { outcome: 'accepted' };
    },
    pay(address, output) {
      paid += 1;
      const { confirmations = 0 } = output;
      const received: FakePayment = {
        txid: paid.toString(16).padStart(64, '0'),
        vout: 0,
        confirmations,
        // An unconfirmed payment gets its height later, from its confirmations at that time.
        blockHeight: confirmations === 0 ? null : fake.height - confirmations + 1,
        blockTimeMs: null,
        ...output,
      };
      fake.received.set(address, [...(fake.received.get(address) ?? []), received]);
      return received;
    },
  };
  return fake;
}

function unspentOf(fake: FakeChainIndex, address: string): UnspentOutput[] {
  const spent = new Set((fake.spends.get(address) ?? []).flatMap(({ inputs }) => inputs));
  return (fake.received.get(address) ?? [])
    .filter(({ txid, vout }) => !spent.has(`${txid}:${vout}`))
    .map(({ txid, vout, units, confirmations }) => ({ txid, vout, units, confirmations }));
}

function balanceOf(fake: FakeChainIndex, address: string) {
  const sum = (isConfirmed: boolean) =>
    unspentOf(fake, address)
      .filter(({ confirmations }) => confirmations > 0 === isConfirmed)
      .reduce((total, { units }) => total + units, 0n);
  return { confirmedUnits: sum(true), unconfirmedUnits: sum(false) };
}

/** The effect of each transaction of an address on all of `own`, newest first. */
function historyOf(
  fake: FakeChainIndex,
  address: string,
  own: ReadonlySet<string>,
): HistoryEntry[] {
  const outputs = [...own].flatMap((each) => fake.received.get(each) ?? []);
  const named = new Map(outputs.map((each) => [`${each.txid}:${each.vout}`, each.units]));
  const spends = fake.spends.get(address) ?? [];
  const txids = [...(fake.received.get(address) ?? []), ...spends].map(({ txid }) => txid);
  return [...new Set(txids)]
    .map((txid) => {
      const paid = outputs.filter((each) => each.txid === txid);
      const spend = spends.find((each) => each.txid === txid);
      return {
        txid,
        receivedUnits: paid.reduce((sum, { units }) => sum + units, 0n),
        other: spend?.outputs.find((each) => !own.has(each.address ?? ''))?.address ?? null,
        spentUnits: (spend?.inputs ?? []).reduce((sum, name) => sum + (named.get(name) ?? 0n), 0n),
        confirmations: paid[0]?.confirmations ?? spend?.confirmations ?? 0,
        blockTimeMs: paid[0]?.blockTimeMs ?? null,
      };
    })
    .toSorted((a, b) => a.confirmations - b.confirmations);
}
