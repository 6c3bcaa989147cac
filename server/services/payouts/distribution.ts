import { formatAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { findHalt } from '#server/services/chain/chain-state.ts';
import { isTracing, traced } from '#server/trace/trace.ts';
import { advancePayout, isAboutWallet, messageOf } from './advance.ts';
import { claimPayout } from './claims.ts';
import { type Accounting, accountForSent } from './fence/account.ts';
import { describeHold } from './fence/fence.ts';
import { findLonePrimary } from './fence/lone-primary.ts';
import { writeOutlook } from './outlook.ts';
import {
  mayHaveLeft,
  type Payout,
  readPayout,
  readPayoutWeeks,
  readUnfinishedPayouts,
} from './payouts.ts';
import { planPayouts, readReadyWallet, sumNeeded } from './plan.ts';
import { claimPrizes } from './prizes/pay.ts';

/** The result of a run, and the problems that stopped it. */
export type DistributionRun = {
  /** New payouts, and the shares in them. */
  payouts: number;
  shares: number;
  /** New payouts of prizes. */
  prizes: number;
  unitsPaid: bigint;
  /** Payouts that have gone out, among them those that an earlier run could not send. */
  sent: number;
  /** Payouts that are now deep enough in the chain. */
  confirmed: number;
  failed: number;
  /** Payouts of another copy of this database that were found in the wallet. */
  found: number;
  /** The amount that the wallet must hold for shares that are due and still unpaid; null if the run did not look. */
  neededUnits: bigint | null;
  /** Problems that keep money from being paid and need an operator, one line each. */
  problems: string[];
  /** Problems that only a member can solve, such as an invalid address. */
  notes: string[];
};

export type DistributionInput = {
  nowMs: number;
  /** The coin of the wallet. */
  coin: Coin;
  /** The most that prizes of treasure hunts pay in a UTC day, in units; without it none are paid. */
  prizesDailyUnits?: bigint;
};

/**
 * Pays due shares and follows sent payouts (docs/spec/week.md#12-payouts). In this order: follows what was sent already, accounts
 * for wallet payments missing from the database, finishes payouts that an earlier run or another server left unfinished, checks
 * everything that is due (the pre-flight), and makes new payouts, chunk by chunk. Safe to run at any time, twice, and by several
 * servers at once.
 *
 * Throws only if it cannot go on, for example without a database; wallet refusals and timeouts are in `problems`.
 */
export async function runDistribution(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
): Promise<DistributionRun> {
  const run = emptyRun();
  await runInto(run, db, wallet, input);
  await writeOutlook(db, { neededUnits: run.neededUnits, nowMs: input.nowMs });
  return run;
}

async function runInto(
  run: DistributionRun,
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
): Promise<void> {
  const problem =
    (await describeHold(db)) ??
    (await findLonePrimary(db)) ??
    (await findHalt(db)) ??
    (await readReadyWallet(wallet, input.coin.network)).problem;
  if (problem !== null) {
    run.problems.push(problem);
    return;
  }
  const waiting: Payout[] = [];
  for (const payout of await readUnfinishedPayouts(db)) {
    await notingProblems(run, `payout ${payout.id}: `, async () => {
      if (await mayHaveLeft(wallet, payout)) await finish(db, wallet, payout, input, run);
      else waiting.push(payout);
    });
  }
  await notingProblems(run, '', async () => {
    if (!(await mayPay(db, wallet, input, run))) return;
    for (const { id } of waiting) {
      await finish(db, wallet, await readPayout(db, id), input, run);
    }
    await payDue(db, wallet, input, run);
    if (run.problems.length === 0) await payPrizes(db, wallet, input, run);
  });
}

/** Returns whether everything that the wallet has sent is accounted for. Throws if the wallet cannot be asked. */
async function mayPay(
  db: Db,
  wallet: Wallet,
  { nowMs }: DistributionInput,
  run: DistributionRun,
): Promise<boolean> {
  const accounting = await accountForSent(db, wallet, { nowMs });
  run.found += accounting.booked;
  const stop = describeStop(accounting);
  if (stop !== null) run.problems.push(stop);
  return stop === null;
}

/** The reason why payments found in the wallet stop all payouts; null if they don't. */
export function describeStop({ unknown, stopped }: Accounting): string | null {
  if (stopped === null) return null;
  const count = unknown > 0 ? ` (${unknown})` : '';
  return `payouts are stopped: ${stopped}${count}. See: ${operatorCommand('fence')}`;
}

/** Summarizes a run in one line, for the job's row and the operator. */
export function describeRun(run: DistributionRun): string {
  const parts = [
    run.payouts > 0 &&
      `${run.payouts} payouts with ${run.shares} shares made, ${formatAmount(run.unitsPaid)}`,
    run.prizes > 0 && `${run.prizes} payouts of prizes made`,
    run.sent > 0 && `${run.sent} sent`,
    run.confirmed > 0 && `${run.confirmed} confirmed`,
    run.failed > 0 && `${run.failed} failed`,
    run.found > 0 && `${run.found} found in the wallet that another copy of this database sent`,
    ...run.problems,
    ...run.notes,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('; ') : 'nothing to do';
}

function emptyRun(): DistributionRun {
  return {
    payouts: 0,
    shares: 0,
    prizes: 0,
    unitsPaid: 0n,
    sent: 0,
    confirmed: 0,
    failed: 0,
    found: 0,
    neededUnits: null,
    problems: [],
    notes: [],
  };
}

async function payDue(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
  run: DistributionRun,
): Promise<void> {
  const plan = await planPayouts(db, wallet, input);
  const { due, stops } = plan;
  run.problems.push(...stops);
  run.neededUnits = plan.neededUnits;
  if (due.invalid > 0) run.notes.push(`${due.invalid} shares with an address that is not valid`);
  if (due.payable.length === 0 || stops.length > 0) return;
  const method = (await wallet.canSignRaw()) ? 'raw' : 'sendmany';
  let rest = due;
  while (rest.payable.length > 0) {
    if (run.payouts > 0 && !(await mayPay(db, wallet, input, run))) return;
    const claimed = await claimPayout(db, rest, { method, nowMs: input.nowMs });
    // Another server is paying these shares, or they have changed. The next run looks again.
    if (claimed === null) return;
    const payout = await readPayout(db, claimed.payoutId);
    run.payouts += 1;
    run.shares += claimed.shares;
    run.unitsPaid += payout.amount;
    await finish(db, wallet, payout, input, run);
    rest = claimed.rest;
  }
  run.neededUnits = sumNeeded(rest, await readUnfinishedPayouts(db), input.coin);
}

/** Pays prizes of treasure hunts, once all shares that are due are paid. */
async function payPrizes(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
  run: DistributionRun,
): Promise<void> {
  const { nowMs, coin, prizesDailyUnits: dailyUnits } = input;
  if (dailyUnits === undefined) return;
  if (run.payouts > 0 && !(await mayPay(db, wallet, input, run))) return;
  const { payoutId, problem } = await claimPrizes(db, wallet, { nowMs, coin, dailyUnits });
  if (problem !== null) run.problems.push(problem);
  if (payoutId === null) return;
  run.prizes += 1;
  await finish(db, wallet, await readPayout(db, payoutId), input, run);
}

/** Advances a payout until it has to wait for the chain, the wallet or a person. */
async function finish(
  db: Db,
  wallet: Wallet,
  payout: Payout,
  input: DistributionInput,
  run: DistributionRun,
): Promise<void> {
  await notingProblems(run, `payout ${payout.id}: `, () =>
    traced({ name: 'payout' }, async (span) => {
      const { problem, ...ended } = await advancePayout(db, wallet, payout, input);
      if (payout.state !== 'sent' && ended.state === 'sent') run.sent += 1;
      if (ended.state === 'confirmed') run.confirmed += 1;
      if (ended.state === 'failed') run.failed += 1;
      if (problem !== null) run.problems.push(`payout ${payout.id}: ${problem}`);
      if (isTracing()) span.set(await payoutAttributes(db, ended));
    }),
  );
}

async function payoutAttributes(db: Db, payout: Pick<Payout, 'id' | 'state' | 'txid'>) {
  const weeks = await readPayoutWeeks(db, payout.id);
  return {
    'quarterdeck.payout.id': String(payout.id),
    'quarterdeck.payout.state': payout.state,
    'quarterdeck.payout.weeks': weeks.join(' '),
    ...(payout.txid !== null && { 'quarterdeck.payout.txid': payout.txid }),
  };
}

/** Runs a call of the wallet; failures and refusals become problems of the run. */
async function notingProblems(
  run: DistributionRun,
  about: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isAboutWallet(error)) throw error;
    run.problems.push(about + messageOf(error));
  }
}
