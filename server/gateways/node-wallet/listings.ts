import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Wanted } from '#server/coin/json-pick.ts';
import type { Listing } from '../json-rpc.ts';
import { Coins, Id, readAs, readUnits } from './answers.ts';
import { type Coin, openCoinPile } from './coin-pile.ts';
import type { Outpoint, SentTransaction } from './wallet.ts';

/**
 * Lists of the wallet, which are read entry by entry. Strangers decide how often the wallet is paid, so receipts are never held.
 */

const OfCategory = Type.Object({ category: Type.String() });
const Named = Type.Object({ txid: Type.Optional(Type.String()) });
const Received = Type.Object({ txid: Id, vout: Type.Integer() });
const Sent = Type.Object({
  txid: Id,
  vout: Type.Integer(),
  address: Type.Optional(Type.String()),
  /** Negative. */
  amount: Coins,
  comment: Type.Optional(Type.String()),
  confirmations: Type.Integer(),
  /** In seconds. */
  time: Type.Integer(),
  abandoned: Type.Optional(Type.Boolean()),
});
const Unspent = Type.Object({
  txid: Id,
  vout: Type.Integer({ minimum: 0 }),
  amount: Coins,
  confirmations: Type.Integer(),
  spendable: Type.Boolean(),
});
const Commented = Type.Object({
  txid: Id,
  comment: Type.String(),
  category: Type.Literal('send'),
  confirmations: Type.Integer(),
});
const SinceBlock = Type.Object({ lastblock: Id });
const ENTRY_FIELDS = {
  txid: 'value',
  vout: 'value',
  category: 'value',
  address: 'value',
  amount: 'value',
  comment: 'value',
  confirmations: 'value',
  time: 'value',
  abandoned: 'value',
} as const;
const COIN_FIELDS = {
  txid: 'value',
  vout: 'value',
  amount: 'value',
  confirmations: 'value',
  spendable: 'value',
} as const;
const NO_BLOCK = '0'.repeat(64);

/** Payments to others, grouped by transaction. */
export type SentHistory = {
  transactions: SentTransaction[];
  /** The block to continue from. */
  block: string | null;
  /** The number of entries that were read. */
  entries: number;
};

export const SENT: Listing<SentHistory> = {
  open() {
    const sent = new Map<string, SentTransaction>();
    let group = openGroup(null);
    let entries = 0;
    const since = openSince((entry) => {
      entries += 1;
      const { txid = null } = readAs(Named, entry);
      if (txid !== group.txid) {
        group.addTo(sent);
        group = openGroup(txid);
      }
      group.take(entry);
    });
    return {
      wanted: since.wanted,
      finish(result) {
        group.addTo(sent);
        return { transactions: [...sent.values()], block: since.readBlock(result), entries };
      },
    };
  },
};

/**
 * The entries of one transaction, which are adjacent. Payments of the wallet to itself are left out: they have entries on both
 * sides.
 */
function openGroup(txid: string | null) {
  const own = new Set<string>();
  const sent: Static<typeof Sent>[] = [];
  return {
    txid,
    take(entry: unknown): void {
      if (!Value.Check(OfCategory, entry)) return;
      if (entry.category === 'send') sent.push(readAs(Sent, entry));
      else if (entry.category === 'receive' && Value.Check(Received, entry)) own.add(nameOf(entry));
    },
    addTo(transactions: Map<string, SentTransaction>): void {
      for (const output of sent) {
        if (!own.has(nameOf(output)) && output.abandoned !== true) addOutput(transactions, output);
      }
    },
  };
}

function addOutput(transactions: Map<string, SentTransaction>, output: Static<typeof Sent>): void {
  const { txid, comment = null, confirmations, time, address = null } = output;
  const transaction = transactions.get(txid) ?? {
    txid,
    outputs: [],
    comment,
    confirmations,
    sentAtMs: time * 1000,
  };
  transaction.outputs.push({ address, units: -readUnits(output.amount) });
  transactions.set(txid, transaction);
}

/** The payments with exactly this comment. */
export function withComment(comment: string): Listing<{ txid: string; confirmations: number }[]> {
  return {
    open() {
      const found: { txid: string; confirmations: number }[] = [];
      const since = openSince((entry) => {
        if (Value.Check(Commented, entry) && entry.comment === comment) {
          found.push({ txid: entry.txid, confirmations: entry.confirmations });
        }
      });
      return {
        wanted: since.wanted,
        finish(result) {
          since.readBlock(result);
          return found;
        },
      };
    },
  };
}

/** Reads the answer to `listsinceblock`, without the entries of removed blocks that newer nodes list after a reorganisation. */
function openSince(visit: (entry: unknown) => void) {
  const wanted: Wanted = {
    fields: { transactions: { each: { fields: ENTRY_FIELDS }, visit }, lastblock: 'value' },
  };
  return {
    wanted,
    readBlock(result: unknown): string | null {
      const { lastblock } = readAs(SinceBlock, result);
      return lastblock === NO_BLOCK ? null : lastblock;
    },
  };
}

/** The coins that are worth spending; the best one comes first. */
export const COINS_TO_SPEND: Listing<Coin[]> = {
  open() {
    const pile = openCoinPile();
    return {
      wanted: {
        each: { fields: COIN_FIELDS },
        visit(entry) {
          const { txid, vout, amount, confirmations, spendable } = readAs(Unspent, entry);
          if (!spendable) return;
          pile.add({ txid, vout, units: readUnits(amount), isConfirmed: confirmations > 0 });
        },
      },
      finish: pile.best,
    };
  },
};

function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
