import { formatAmount } from '#rules/amounts.ts';
import { leastPayment, payoutFeeReserve } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { MAX_OUTPUTS } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet, WalletState } from '#server/gateways/node-wallet/wallet.ts';
import { findOldTip, findWalletProblem, messageOf } from './advance.ts';
import { type DueShares, readDueShares } from './due.ts';
import { type Payout, readUnfinishedPayouts } from './payouts.ts';

/** The payouts that a run is about to make, once everything that the wallet has sent is accounted for. */
export type Plan = {
  due: DueShares;
  unfinished: Payout[];
  balanceUnits: bigint;
  /** The amount that the wallet must hold to pay all shares due and all payouts not signed yet. */
  neededUnits: bigint;
  /** The reasons why no due share is paid, one line each. */
  stops: string[];
};

/** The wallet's state if it can pay, otherwise the reason why it cannot. */
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

/**
 * Reads the shares due now, and the reasons why they are not paid. Changes nothing: the run pays by this plan, and the preview
 * shows it.
 */
export async function planPayouts(
  db: Db,
  wallet: Pick<Wallet, 'readState' | 'readScript'>,
  { nowMs, coin }: { nowMs: number; coin: Coin },
): Promise<Plan> {
  const due = await readDueShares(db, wallet, { nowMs, leastUnits: leastPayment(coin) });
  const state = await wallet.readState();
  const unfinished = await readUnfinishedPayouts(db);
  const neededUnits = sumNeeded(due, unfinished, coin);
  const stops: string[] = [];
  const oldTip = findOldTip(state, nowMs);
  if (oldTip !== null) stops.push(oldTip);
  // All or nothing: no member is paid before others.
  if (due.payable.length > 0 && state.balanceUnits < neededUnits) {
    const holds = formatAmount(state.balanceUnits);
    stops.push(`the wallet holds ${holds} and ${formatAmount(neededUnits)} are needed`);
  }
  return { due, unfinished, balanceUnits: state.balanceUnits, neededUnits, stops };
}

/** The sum includes the reserve for fees. */
export function sumNeeded(
  due: Pick<DueShares, 'payable' | 'totalUnits'>,
  unfinished: readonly Payout[],
  coin: Coin,
): bigint {
  const waiting = unfinished.filter(({ state }) => state === 'building');
  const waitingUnits = waiting.reduce((sum, { amount }) => sum + amount, 0n);
  const outputs = new Set(due.payable.map(({ script }) => script)).size;
  const payouts = BigInt(waiting.length + Math.ceil(outputs / MAX_OUTPUTS));
  return due.totalUnits + waitingUnits + payouts * payoutFeeReserve(coin);
}
