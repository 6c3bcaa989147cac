import type { Db } from '#server/db/connect.ts';
import type { Wallet, WalletState } from '#server/gateways/node-wallet/wallet.ts';
import { type Payout, readPayout, stepPayout } from './payouts.ts';
import type { PayoutState } from './state.ts';

const MINUTE_MS = 60_000;
/** The newest block may be at most this many minutes old. */
const OLD_TIP_MINUTES = 120;

/** A run is done with a payout in these states. */
const WAITING: readonly PayoutState[] = ['sent', 'confirmed', 'failed'];

/** Advances a payout until it has to wait for the chain, the wallet or a person. Returns the payout as it is then. */
export async function advancePayout(
  db: Db,
  wallet: Wallet,
  payout: Payout,
  input: { nowMs: number },
): Promise<Payout> {
  let current = payout;
  for (;;) {
    const state = await stepPayout(db, wallet, current, input);
    const isDone = state === current.state || WAITING.includes(state);
    current = await readPayout(db, payout.id, payout.book);
    if (isDone) return current;
  }
}

/** The reason why nothing can be paid from this wallet now; null if it can pay. */
export function findWalletProblem(
  state: WalletState,
  network: WalletState['chain'],
): string | null {
  if (state.chain !== network) {
    return `the wallet is on the chain "${state.chain}" and not on "${network}"`;
  }
  if (state.coinProblem !== null) return state.coinProblem;
  return state.isSyncing ? `the node is still reading the chain (block ${state.height})` : null;
}

/**
 * The sign, in one line, that this clock may be hours ahead (and the database's, if on the same machine): the newest block is
 * very old, although blocks come every minute. Null if it is not. Paying late is better than paying early.
 */
export function findOldTip({ tipTimeMs }: WalletState, nowMs: number): string | null {
  const minutes = Math.floor((nowMs - tipTimeMs) / MINUTE_MS);
  if (minutes <= OLD_TIP_MINUTES) return null;
  return `the newest block is ${minutes} minutes older than this server's clock`;
}

/** Returns whether an error means that the wallet refused a call or did not answer it. */
export function isAboutWallet(error: unknown): error is Error {
  return error instanceof Error && /^Wallet/.test(error.name);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
