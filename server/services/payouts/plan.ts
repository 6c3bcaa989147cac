import { formatAmount } from '#rules/amounts.ts';
import { FEE_RESERVE_UNITS, MAX_OUTPUTS } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet, WalletState } from '#server/gateways/wallet/wallet.ts';
import { findOldTip, findWalletProblem, messageOf } from './advance.ts';
import { type DueShares, readDueShares } from './due.ts';
import { type Payout, readUnfinishedPayouts } from './payouts.ts';

/** What a run is about to pay, once everything that the wallet has sent is accounted for. */
export type Plan = {
  due: DueShares;
  unfinished: Payout[];
  balanceUnits: bigint;
  /** What the wallet must hold to pay all that is due and what is not signed yet. */
  neededUnits: bigint;
  /** Why nothing of what is due is paid, one line each. */
  stops: string[];
};

/** The wallet, if it can pay; or why nothing can be paid from it. */
export async function readReadyWallet(
  wallet: Pick<Wallet, 'readState'>,
  network: WalletState['chain'],
): Promise<{ state: WalletState; problem: null } | { state: null; problem: string }> {
  try {
    const state = await wallet.readState();
    const problem = findWalletProblem(state, network);
    return problem === null ? { state, problem } : { state: null, problem };
  } catch (error) {
    return { state: null, problem: `the wallet cannot be asked: ${messageOf(error)}` };
  }
}

/** What is due now, and whether it is paid. Changes nothing: the run pays by it, and whoever only looks is told it. */
export async function planPayments(
  db: Db,
  wallet: Pick<Wallet, 'readState' | 'readScript'>,
  { nowMs }: { nowMs: number },
): Promise<Plan> {
  const due = await readDueShares(db, wallet, { nowMs });
  const state = await wallet.readState();
  const unfinished = await readUnfinishedPayouts(db);
  const neededUnits = sumNeeded(due, unfinished);
  const stops: string[] = [];
  const oldTip = findOldTip(state, nowMs);
  if (oldTip !== null) stops.push(oldTip);
  // All or nothing: nobody comes first.
  if (due.payable.length > 0 && state.balanceUnits < neededUnits) {
    const holds = formatAmount(state.balanceUnits);
    stops.push(`the wallet holds ${holds} and ${formatAmount(neededUnits)} are needed`);
  }
  return { due, unfinished, balanceUnits: state.balanceUnits, neededUnits, stops };
}

/** With what is kept for fees. */
export function sumNeeded(
  due: Pick<DueShares, 'payable' | 'totalUnits'>,
  unfinished: readonly Payout[],
): bigint {
  const waiting = unfinished.filter(({ state }) => state === 'building');
  const waitingUnits = waiting.reduce((sum, { amount }) => sum + amount, 0n);
  const outputs = new Set(due.payable.map(({ script }) => script)).size;
  const payouts = BigInt(waiting.length + Math.ceil(outputs / MAX_OUTPUTS));
  return due.totalUnits + waitingUnits + payouts * FEE_RESERVE_UNITS;
}
