import type { ChainIndex, ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { createFilter } from '#server/gateways/chain/wanted-outputs.ts';

/** A transaction as an index in memory knows it. */
export type ShownTransaction = {
  txid: string;
  blockHeight: number | null;
  blockTimeMs: number | null;
  inputs: readonly { txid: string; vout: number }[];
  outputs: readonly { address: string | null; units: bigint }[];
};

type Reads = Omit<ChainIndex, 'readHeight' | 'readTransaction' | 'isInBlock' | 'broadcast'>;

/** The reads of an index, answered from a chain in memory. `transactions`: newest first. */
export function answersOf(source: {
  height: () => number;
  transactions: (address: string) => readonly ShownTransaction[];
}): Reads {
  const { transactions } = source;
  const confirmationsOf = ({ blockHeight }: { blockHeight: number | null }) =>
    blockHeight === null ? 0 : source.height() - blockHeight + 1;
  const isSince = (sinceMs: number) => (each: ShownTransaction) =>
    each.blockTimeMs === null || each.blockTimeMs >= sinceMs;
  const nameOf = ({ txid, vout }: { txid: string; vout: number }) => `${txid}:${vout}`;

  const received = (shown: readonly ShownTransaction[], address: string): ReceivedOutput[] =>
    shown.flatMap((each) =>
      each.outputs.flatMap((output, vout) => {
        const { txid, blockHeight, blockTimeMs } = each;
        const confirmations = confirmationsOf(each);
        const { units } = output;
        if (output.address !== address) return [];
        return [{ txid, vout, units, confirmations, blockHeight, blockTimeMs }];
      }),
    );

  function unspent(address: string) {
    const shown = transactions(address);
    const spent = new Set(shown.flatMap(({ inputs }) => inputs.map(nameOf)));
    return received(shown, address)
      .filter((output) => !spent.has(nameOf(output)))
      .map(({ txid, vout, units, confirmations }) => ({ txid, vout, units, confirmations }));
  }

  function balance(address: string) {
    const sum = (isConfirmed: boolean) =>
      unspent(address)
        .filter(({ confirmations }) => confirmations > 0 === isConfirmed)
        .reduce((total, { units }) => total + units, 0n);
    return { confirmedUnits: sum(true), unconfirmedUnits: sum(false) };
  }

  return {
    readBalance: async (address) => ({
      ...balance(address),
      isUsed: received(transactions(address), address).length > 0,
    }),
    readReceived: async (address, { sinceMs, wants }) =>
      received(transactions(address).filter(isSince(sinceMs)), address).filter(createFilter(wants)),
    async readSpends(address, { sinceMs, of, payees = [] }) {
      const own = of ?? new Set(received(transactions(address), address).map(nameOf));
      return transactions(address)
        .filter(isSince(sinceMs))
        .map(({ inputs, outputs, ...each }) => {
          const others = outputs.filter((output) => !payees.includes(output.address ?? ''));
          const sum = {
            address: null,
            units: others.reduce((total, { units }) => total + units, 0n),
          };
          return {
            txid: each.txid,
            confirmations: confirmationsOf(each),
            inputs: inputs.map(nameOf).filter((name) => own.has(name)),
            outputs: [
              ...outputs.filter((output) => payees.includes(output.address ?? '')),
              ...(others.length > 0 ? [sum] : []),
            ],
          };
        })
        .filter(({ inputs }) => inputs.length > 0);
    },
    readUnspent: async (address, { wants } = {}) => unspent(address).filter(createFilter(wants)),
    async readCoins(address, { most, leastUnits }) {
      const all = unspent(address);
      const coins = all
        .filter(({ units }) => units >= leastUnits)
        .toSorted((a, b) => Number(b.units - a.units))
        .slice(0, most);
      return { ...balance(address), coins, isComplete: coins.length === all.length };
    },
    async readHistory(address, { own, most }) {
      const all = transactions(address);
      const values = new Map(
        [...own].flatMap((each) =>
          received(transactions(each), each).map(
            (output) => [nameOf(output), output.units] as const,
          ),
        ),
      );
      const isOwn = ({ address: to }: { address: string | null }) => own.has(to ?? '');
      const entries = all.slice(0, most).map((each) => {
        const receivedUnits = each.outputs
          .filter(isOwn)
          .reduce((sum, { units }) => sum + units, 0n);
        const spentUnits = each.inputs.reduce(
          (sum, input) => sum + (values.get(nameOf(input)) ?? 0n),
          0n,
        );
        const payee = each.outputs.find((output) => !isOwn(output))?.address ?? null;
        return {
          txid: each.txid,
          receivedUnits,
          spentUnits,
          // The payers of what was received are not known here.
          other: spentUnits > receivedUnits ? payee : null,
          confirmations: confirmationsOf(each),
          blockTimeMs: each.blockTimeMs,
        };
      });
      return { entries, isComplete: all.length <= most };
    },
  };
}
