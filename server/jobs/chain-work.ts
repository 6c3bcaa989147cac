import type { Coin } from '#rules/coins/coin.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { describeFollow, followChain } from '#server/services/chain/follow.ts';
import { type Kinds, settleTouched } from '#server/services/chain/settle.ts';
import { settleEscrow } from '#server/services/escrows/settle.ts';
import { settleRequest } from '#server/services/payment-requests/settle.ts';
import { settlePaidInvoice } from '#server/services/plans/coins/invoice-payments.ts';
import { settleSend } from '#server/services/sends/settle.ts';
import { settleTip } from '#server/services/tips/settle.ts';

export type ChainWorkDeps = {
  db: Db;
  source: ChainSource;
  coin: Coin;
  now: () => number;
  report: (error: unknown, what: string) => void;
};

/** The action of each kind of expected payment after a change. */
function kindsOf({ coin, now }: ChainWorkDeps): Kinds {
  const about = { coin, now };
  return {
    tip: (db, id) => settleTip(db, id, about),
    send: (db, id) => settleSend(db, id, about),
    request: (db, id) => settleRequest(db, id, now),
    invoice: (db, id) => settlePaidInvoice(db, id, about),
    escrow: (db, id) => settleEscrow(db, id, about),
  };
}

/**
 * Follows the chain, and settles expected payments that have changed. Known changes are settled even if the chain gives no
 * answer.
 */
export async function workOnChain(deps: ChainWorkDeps): Promise<string> {
  const following = await followChain(deps).then(
    (run) => ({ run, error: null }),
    (error: unknown) => ({ run: null, error }),
  );
  const { settled, problems } = await settleTouched(deps, kindsOf(deps));
  if (following.run === null) throw following.error;
  const done = `${describeFollow(following.run)}; ${settled} settled`;
  if (problems.length > 0) throw new Error([done, ...problems].join('; '));
  return done;
}
