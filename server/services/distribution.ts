import { formatAmount } from '#rules/amounts.ts';
import { FEE_RESERVE_UNITS, MAX_OUTPUTS } from '#rules/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet, WalletState } from '#server/gateways/wallet.ts';
import { claimPayment, type DueShares, readDueShares } from './payment-claims.ts';
import {
  type Payment,
  type PaymentState,
  readPayment,
  readUnfinishedPayments,
  stepPayment,
} from './payments.ts';

const MINUTE_MS = 60_000;
/** The time of a block may be so much behind. */
const OLD_TIP_MINUTES = 120;

/** What a run did, and what it found in its way. */
export type DistributionRun = {
  /** Payments that were made, and shares in them. */
  payments: number;
  shares: number;
  unitsPaid: bigint;
  /** Payments that were followed until they were deep enough in the chain. */
  confirmed: number;
  failed: number;
  /** What keeps money from going where it should, in one line each: somebody has to look. */
  problems: string[];
  /** What waits for a member and for nobody else, such as an address that is none. */
  notes: string[];
};

export type DistributionInput = {
  nowMs: number;
  /** The chain on which the configuration says that the wallet is. */
  network: WalletState['chain'];
};

/**
 * Pays what is due and follows what was sent (decisions 16 and 17): first every payment that an
 * earlier run or another server left unfinished, then the pre-flight for all that is due, then new
 * payments, chunk by chunk. Safe to run at any time, twice, and by several servers at once.
 *
 * Throws only what it cannot go on after, such as a database that is gone; what the wallet refuses
 * or does not answer is in `problems`.
 */
export async function runDistribution(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
): Promise<DistributionRun> {
  const run = emptyRun();
  const state = await readReadyWallet(wallet, input, run);
  if (state === null) return run;
  for (const payment of await readUnfinishedPayments(db)) {
    await finish(db, wallet, payment, input, run);
  }
  if (!noteOldTip(state, input, run)) {
    await notingProblems(run, '', () => payDue(db, wallet, input, run));
  }
  return run;
}

/** What {@link runDistribution} would do, changing nothing. */
export async function previewDistribution(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
): Promise<{ due: DueShares; unfinished: Payment[]; problems: string[] }> {
  const run = emptyRun();
  const due = await readDueShares(db, wallet, input);
  const unfinished = await readUnfinishedPayments(db);
  const state = await readReadyWallet(wallet, input, run);
  if (state !== null) {
    noteOldTip(state, input, run);
    noteShortage({ due, unfinished }, state.balanceUnits, run);
  }
  return { due, unfinished, problems: run.problems };
}

/** One line about a run, for the job's row and the operator. */
export function describeRun(run: DistributionRun): string {
  const parts = [
    run.payments > 0 &&
      `${run.payments} payments with ${run.shares} shares made, ${formatAmount(run.unitsPaid)}`,
    run.confirmed > 0 && `${run.confirmed} confirmed`,
    run.failed > 0 && `${run.failed} failed`,
    ...run.problems,
    ...run.notes,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('; ') : 'nothing to do';
}

function emptyRun(): DistributionRun {
  return {
    payments: 0,
    shares: 0,
    unitsPaid: 0n,
    confirmed: 0,
    failed: 0,
    problems: [],
    notes: [],
  };
}

async function readReadyWallet(
  wallet: Wallet,
  { network }: DistributionInput,
  run: DistributionRun,
): Promise<WalletState | null> {
  try {
    const state = await wallet.readState();
    if (state.chain !== network) {
      run.problems.push(`the wallet is on the chain "${state.chain}" and not on "${network}"`);
    } else if (state.isSyncing) {
      run.problems.push(`the node is still reading the chain (block ${state.height})`);
    } else return state;
  } catch (error) {
    run.problems.push(`the wallet cannot be asked: ${messageOf(error)}`);
  }
  return null;
}

async function payDue(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
  run: DistributionRun,
): Promise<void> {
  const due = await readDueShares(db, wallet, input);
  if (due.invalid > 0) run.notes.push(`${due.invalid} shares with an address that is not valid`);
  if (due.payable.length === 0) return;
  const { balanceUnits } = await wallet.readState();
  const unfinished = await readUnfinishedPayments(db);
  if (noteShortage({ due, unfinished }, balanceUnits, run)) return;
  const method = (await wallet.canSignRaw()) ? 'raw' : 'sendmany';
  let rest = due;
  while (rest.payable.length > 0) {
    const claimed = await claimPayment(db, rest, { method, nowMs: input.nowMs });
    // Somebody else pays these at this moment, or they have changed: the next run looks again.
    if (claimed === null) return;
    const payment = await readPayment(db, claimed.paymentId);
    run.payments += 1;
    run.shares += claimed.shares;
    run.unitsPaid += payment.amount;
    await finish(db, wallet, payment, input, run);
    rest = claimed.rest;
  }
}

/**
 * Whether the newest block says that this clock may be hours ahead, and the database's with it where both are on
 * one machine: then it is better to pay late than early. Blocks come every minute.
 */
function noteOldTip(
  { tipTimeMs }: WalletState,
  { nowMs }: DistributionInput,
  run: DistributionRun,
): boolean {
  const minutes = Math.floor((nowMs - tipTimeMs) / MINUTE_MS);
  if (minutes <= OLD_TIP_MINUTES) return false;
  run.problems.push(`the newest block is ${minutes} minutes older than this server's clock`);
  return true;
}

/** All that is due must be there before the first of it is paid, and what older payments wait for: nobody comes before others. */
function noteShortage(
  { due, unfinished }: { due: DueShares; unfinished: readonly Payment[] },
  balanceUnits: bigint,
  run: DistributionRun,
): boolean {
  if (due.payable.length === 0) return false;
  const waiting = unfinished.filter(({ state }) => state === 'building');
  const waitingUnits = waiting.reduce((sum, { amount }) => sum + amount, 0n);
  const outputs = new Set(due.payable.map(({ script }) => script)).size;
  const payments = BigInt(waiting.length + Math.ceil(outputs / MAX_OUTPUTS));
  const needed = due.totalUnits + waitingUnits + payments * FEE_RESERVE_UNITS;
  if (balanceUnits >= needed) return false;
  run.problems.push(
    `the wallet holds ${formatAmount(balanceUnits)} and ${formatAmount(needed)} are needed`,
  );
  return true;
}

/** Takes a payment as far as it goes now: until it waits for the chain, for the wallet or for a person. */
async function finish(
  db: Db,
  wallet: Wallet,
  payment: Payment,
  input: DistributionInput,
  run: DistributionRun,
): Promise<void> {
  let current = payment;
  await notingProblems(run, `payment ${payment.id}: `, async () => {
    for (;;) {
      const state = await stepPayment(db, wallet, current, input);
      if (state === current.state) break;
      if (state === 'confirmed') run.confirmed += 1;
      if (state === 'failed') run.failed += 1;
      if (WAITING.includes(state)) break;
      current = await readPayment(db, payment.id);
    }
    const { problem } = await readPayment(db, payment.id);
    if (problem !== null) run.problems.push(`payment ${payment.id}: ${problem}`);
  });
}

/** States after which this run has nothing more to do with a payment. */
const WAITING: readonly PaymentState[] = ['sent', 'confirmed', 'failed'];

/** Does something with the wallet; where it cannot be reached or says no, that is a problem of the run. */
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

function isAboutWallet(error: unknown): boolean {
  return error instanceof Error && /^Wallet/.test(error.name);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
