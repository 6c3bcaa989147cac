import type { Db } from '#server/db/connect.ts';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import { openTippers } from './tippers.ts';

/** Six members, of whom 12 has an address, on a chain that pays their tips, mines the payments and undoes them. */
export async function openPaidTippers(db: Db) {
  const chain = createFakeChainIndex();
  chain.height = 100;
  const people = await openTippers(db, chain, { count: 6 });
  await people.setAddress('12');
  return {
    chain,
    people,
    /** Pays a tip, in no block yet. */
    pay: (tip: Tip, rest: Partial<ReceivedOutput> = {}) =>
      chain.pay(tip.address ?? '', { units: tip.due ?? 0n, ...rest }),
    /** Puts a payment into a block of now, with this many confirmations. */
    mine(payment: ReceivedOutput, confirmations = 1) {
      chain.height += confirmations;
      payment.confirmations += confirmations;
      payment.blockTimeMs ??= people.now();
    },
    /** Removes the block of a payment from the chain, which becomes one block longer. */
    undo(payment: ReceivedOutput) {
      chain.height += 1;
      payment.confirmations = 0;
      payment.blockTimeMs = null;
    },
  };
}
