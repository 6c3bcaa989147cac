import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet, WalletState } from '#server/gateways/node-wallet/wallet.ts';
import { findHalt } from '#server/services/chain/chain-state.ts';
import {
  advancePayout,
  findOldTip,
  findWalletProblem,
  isAboutWallet,
  messageOf,
} from '#server/services/payouts/advance.ts';
import { describeHold } from '#server/services/payouts/fence/fence.ts';
import { findLonePrimary } from '#server/services/payouts/fence/lone-primary.ts';
import {
  mayHaveLeft,
  type Payout,
  readUnfinishedPayouts,
} from '#server/services/payouts/payouts.ts';
import { bookConfirmed } from './booking.ts';
import { stopIfUnknown } from './unknown.ts';

/** The result of a run, and the problems that keep members from being paid and need an operator. */
export type FaucetRun = {
  sent: number;
  confirmed: number;
  failed: number;
  problems: string[];
};

/**
 * Pays claims of the faucet and follows sent payments, with the steps of the payouts: first the payments that may have left the
 * wallet, then, if the wallet has sent nothing unknown to this database, the others in their order. Safe to run at any time,
 * twice, and by several servers at once. Throws only if it cannot go on, for example without a database.
 */
export async function runFaucet(
  db: Db,
  wallet: Wallet,
  input: { nowMs: number; network: WalletState['chain'] },
): Promise<FaucetRun> {
  const run: FaucetRun = { sent: 0, confirmed: 0, failed: 0, problems: [] };
  const { nowMs } = input;
  const noting = (about: string, work: () => Promise<void>) => notingProblems(run, about, work);
  await noting('', async () => {
    const state = await wallet.readState();
    const problem =
      (await describeHold(db)) ??
      (await findLonePrimary(db)) ??
      (await findHalt(db)) ??
      findWalletProblem(state, input.network);
    if (problem !== null) {
      run.problems.push(problem);
      return;
    }
    const waiting: Payout[] = [];
    for (const payout of await readUnfinishedPayouts(db, 'faucet')) {
      await noting(nameOf(payout), async () => {
        if (await mayHaveLeft(wallet, payout)) await pay(db, wallet, payout, { nowMs, run });
        else waiting.push(payout);
      });
    }
    if (waiting.length === 0) return;
    const stop = findOldTip(state, nowMs) ?? (await stopIfUnknown(db, wallet, nowMs));
    if (stop !== null) run.problems.push(stop);
    else await payWaiting(db, wallet, waiting, { nowMs, run });
  });
  await bookConfirmed(db, nowMs);
  return run;
}

/** Summarizes a run in one line, for the job's row and the operator. */
export function describeFaucet(run: FaucetRun): string {
  const parts = [
    run.sent > 0 && `${run.sent} claims paid`,
    run.confirmed > 0 && `${run.confirmed} confirmed`,
    run.failed > 0 && `${run.failed} failed`,
    ...run.problems,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('; ') : 'nothing to do';
}

type Running = { nowMs: number; run: FaucetRun };

async function payWaiting(
  db: Db,
  wallet: Wallet,
  waiting: readonly Payout[],
  running: Running,
): Promise<void> {
  const method = (await wallet.canSignRaw()) ? 'raw' : 'sendmany';
  for (const payout of waiting) {
    const isStuck = await notingProblems(running.run, nameOf(payout), async () => {
      await sql`
        update faucet_payments set method = ${method}
        where id = ${payout.id}::bigint and state = 'building'`.execute(db);
      await pay(db, wallet, { ...payout, method }, running);
    });
    // A cause of a refusal, such as an empty wallet, would also refuse the next one.
    if (isStuck) return;
  }
}

async function pay(db: Db, wallet: Wallet, payout: Payout, { nowMs, run }: Running): Promise<void> {
  const ended = await advancePayout(db, wallet, payout, { nowMs });
  if (ended.state === 'sent' && payout.state !== 'sent') run.sent += 1;
  if (ended.state === 'confirmed') run.confirmed += 1;
  if (ended.state === 'failed') run.failed += 1;
  if (ended.problem !== null) run.problems.push(nameOf(payout) + ended.problem);
}

function nameOf({ id, amount }: Payout): string {
  return `claim ${id} (${formatAmount(amount)}): `;
}

/** Runs a call of the wallet; failures and refusals become problems of the run. Returns whether there are new ones. */
async function notingProblems(
  run: FaucetRun,
  about: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const before = run.problems.length;
  try {
    await work();
  } catch (error) {
    if (!isAboutWallet(error)) throw error;
    run.problems.push(about + messageOf(error));
  }
  return run.problems.length > before;
}
