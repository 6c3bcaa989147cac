import type { Coin } from '#rules/coins/coin.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import type { OpeningDeps } from '#server/services/chain/opening.ts';
import { expireTips } from './end-tip.ts';
import { openTips } from './open-tips.ts';
import { linkPayees } from './payees.ts';
import { pruneQuestions } from './unmarked/payments.ts';

/** The result of a run. */
export type TipUpkeep = {
  opened: number;
  /** Tips moved to another address of their payee. */
  moved: number;
  expired: number;
  /** Tips that wait because the chain was not read. */
  notRead: number;
};

/**
 * Opens tips whose payee has an address by now, moves those whose payee has another one, and ends those that nobody paid. Any
 * number of servers may run this at any time.
 */
export async function keepTips(deps: OpeningDeps & { coin: Coin }): Promise<TipUpkeep> {
  const { db, now } = deps;
  // A payment may be in a block that was not read yet.
  const readUpToMs = Math.min((await readChainState(db))?.currentAtMs ?? 0, now());
  const expired = await db.transaction().execute((tx) => expireTips(tx, readUpToMs));
  await linkPayees(db);
  await pruneQuestions(db, now());
  return { expired, ...(await openTips(deps)) };
}

/** Summarizes a run in one line, for the job's row. */
export function describeTips({ opened, moved, expired, notRead }: TipUpkeep): string {
  const done = `${opened} tips opened, ${moved} moved, ${expired} expired`;
  return notRead === 0 ? done : `${done}; ${notRead} wait: the chain was not read`;
}
