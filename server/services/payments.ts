import { type RawBuilder, sql } from 'kysely';
import { GIVEN_UP_CONFIRMATIONS, PAID_CONFIRMATIONS } from '#rules/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Outpoint, PaymentOutput, Wallet } from '#server/gateways/wallet.ts';
import {
  claimCall,
  noteAttempt,
  type PaymentChange,
  writePayment,
  writePaymentIn,
} from './payment-writes.ts';

export type PaymentState =
  | 'building'
  | 'signed'
  | 'calling'
  | 'sent'
  | 'confirmed'
  | 'failed'
  | 'unclear';

export type Payment = {
  id: bigint;
  state: PaymentState;
  method: 'raw' | 'sendmany';
  amount: bigint;
  rawTx: string | null;
  txid: string | null;
  inputs: Outpoint[];
  /** What is in its way, in one line. */
  problem: string | null;
  createdAtMs: number;
  calledAtMs: number | null;
};

const SIGNING_LOCK = sql.lit(7_205_004);
/** A call to the wallet that has not come back after this long has been cut off by a crash. */
const CALL_OVER_MS = 5 * 60_000;
/** How far before the call the wallet's history is searched, since clocks may differ. */
const SEARCH_MARGIN_MS = 60 * 60_000;

/** Payments that are not finished, oldest first. */
export async function readUnfinishedPayments(db: Db): Promise<Payment[]> {
  return readPayments(db, sql`state not in ('confirmed', 'failed')`);
}

/** One payment. Throws when there is none of this number. */
export async function readPayment(db: Db, id: bigint): Promise<Payment> {
  const [payment] = await readPayments(db, sql`id = ${String(id)}::bigint`);
  if (!payment) throw new Error(`there is no payment ${id}`);
  return payment;
}

/**
 * The comment by which a payment is found in the wallet's history. With its time, because numbers begin anew
 * where a database is made again or restored from an older copy.
 */
export function paymentComment({ id, createdAtMs }: Pick<Payment, 'id' | 'createdAtMs'>): string {
  return `quarterdeck:payment:${id}:${createdAtMs}`;
}

/**
 * Takes a payment one step further and gives its state after it. Each step commits what it is about
 * to do before it does it, so that it can be killed anywhere and taken up again, also by several
 * servers at once: bytes are signed by many perhaps, committed by one, and sent as often as it takes.
 *
 * Throws when the wallet cannot be reached: nothing is known then, and the next run takes the step again.
 */
export async function stepPayment(
  db: Db,
  wallet: Wallet,
  payment: Payment,
  input: { nowMs: number },
): Promise<PaymentState> {
  const context = { db, wallet, payment, nowMs: input.nowMs };
  switch (payment.state) {
    case 'building':
      return payment.method === 'raw' ? sign(context) : callWallet(context);
    case 'signed':
      return broadcast(context);
    case 'calling':
    case 'unclear':
      return lookForCall(context);
    case 'sent':
      return follow(context);
    case 'confirmed':
    case 'failed':
      return payment.state;
  }
}

type Context = { db: Db; wallet: Wallet; payment: Payment; nowMs: number };

/** Writes down what a step found, unless the payment has left the state in which the step found it. */
function write(
  { db, payment, nowMs }: Context,
  change: PaymentChange,
  guard: { from?: PaymentState[]; attempts?: number } = {},
): Promise<PaymentState> {
  return writePayment(db, { id: payment.id, from: [payment.state], ...guard }, change, nowMs);
}

/**
 * One payment is signed at a time, whichever server does it: what the wallet has locked beyond the rows is then left
 * over from one that was killed between signing and commit, and is freed for this one. The lock goes with its
 * connection, also when the server is killed.
 */
async function sign({ db, wallet, payment, nowMs }: Context): Promise<PaymentState> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${SIGNING_LOCK}) as mine`.execute(tx);
    const { state } = await readPayment(tx, payment.id);
    if (!rows[0]?.mine || state !== 'building') return state;
    await freeOrphans(tx, wallet);
    const guard = { id: payment.id, from: [state] };
    try {
      const signed = await wallet.build(await readOutputs(tx, payment.id));
      const { txid, rawHex: rawTx, inputs, feeUnits: fee } = signed;
      const change = { state: 'signed', txid, rawTx, inputs, fee, problem: null } as const;
      return await writePaymentIn(tx, guard, change, nowMs);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // No bytes exist, so that trying again pays nothing twice: the balance may come, for one.
      return writePaymentIn(tx, guard, { state, problem: error.message }, nowMs);
    }
  });
}

async function freeOrphans(tx: Db, wallet: Wallet): Promise<void> {
  const locked = await wallet.listLocked();
  const kept = await readUnfinishedPayments(tx);
  const used = new Set(kept.flatMap(({ inputs }) => inputs.map(nameOf)));
  const orphans = locked.filter((input) => !used.has(nameOf(input)));
  if (orphans.length > 0) await wallet.unlock(orphans);
}

function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}

async function broadcast(context: Context): Promise<PaymentState> {
  const { db, wallet, payment } = context;
  if (payment.rawTx === null) throw new Error(`payment ${payment.id} has no bytes`);
  // The node forgets its locks when it restarts: another payment must not take the same coins. A wallet that does
  // not know them, as one in the place of the one that signed, will not.
  await wallet.lock(payment.inputs).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
  const attempt = await noteAttempt(db, payment.id);
  if (attempt === null) return (await readPayment(db, payment.id)).state;
  const answer = await wallet.broadcast({ rawHex: payment.rawTx });
  switch (answer.outcome) {
    case 'accepted':
    case 'known':
    case 'in_chain':
      return write(context, { state: 'sent', problem: null });
    case 'missing_inputs':
      // So answers also a node in whose chain it stands with all of its outputs spent.
      return follow(context);
    case 'no_room': {
      const problem = `the node has no room for it yet: ${answer.reason}`;
      return write(context, { state: 'signed', problem });
    }
    case 'refused': {
      const problem = `refused: ${answer.reason}`;
      if (attempt.wasExposed) return write(context, { state: 'signed', problem });
      // No node ever took these bytes: they can be given up, unless somebody sends them again now.
      const state = await write(
        context,
        { state: 'failed', problem },
        { attempts: attempt.attempts },
      );
      if (state === 'failed') await wallet.unlock(payment.inputs);
      return state;
    }
  }
}

async function follow(context: Context): Promise<PaymentState> {
  const { db, wallet, payment } = context;
  const { txid, rawTx, state } = payment;
  if (txid === null) throw new Error(`payment ${payment.id} has no txid`);
  const found = await wallet.findTransaction(txid);
  const confirmations = found?.confirmations ?? 0;
  if (confirmations >= PAID_CONFIRMATIONS) {
    return settle(context, { state: 'confirmed', problem: null, confirmations });
  }
  if (confirmations < 0) {
    // Under another id the same may be in the chain: who then paid once more would pay twice.
    const other = await wallet.findReplacement(txid, await readOutputs(db, payment.id));
    const isOwn = other !== null && !(await isOfPayment(db, other));
    if (isOwn) return write(context, { state: 'sent', txid: other, problem: null });
  }
  if (confirmations <= -GIVEN_UP_CONFIRMATIONS) {
    const problem = 'another transaction spent its coins';
    return settle(context, { state: 'failed', problem, confirmations });
  }
  if (confirmations < 0) {
    const problem = 'another transaction spends its coins';
    return write(context, { state, problem, confirmations });
  }
  if (found === null) {
    // Forgotten, or never there: the same bytes once more.
    if (state === 'sent' && rawTx !== null) await wallet.broadcast({ rawHex: rawTx });
    return write(context, { state, problem: 'the wallet does not know it', confirmations });
  }
  // Nodes drop what waits too long, and a reorganisation takes blocks back.
  if (confirmations === 0 && rawTx !== null) await wallet.broadcast({ rawHex: rawTx });
  return write(context, { state: 'sent', problem: null, confirmations });
}

// Through `sent`, so that shares and audit log pass through every state.
async function settle(context: Context, change: PaymentChange): Promise<PaymentState> {
  const { payment } = context;
  if (payment.state === 'sent' || change.state === 'failed') return write(context, change);
  await write(context, { state: 'sent', problem: null });
  return write(context, change, { from: ['sent'] });
}

// A wallet that only sends by itself: the row decides, once and beforehand, who asks it.
async function callWallet(context: Context): Promise<PaymentState> {
  const { db, wallet, payment, nowMs } = context;
  const outputs = await readOutputs(db, payment.id);
  if (!(await claimCall(db, payment.id, nowMs))) return (await readPayment(db, payment.id)).state;
  // Its answer counts also when somebody has meanwhile taken it for lost.
  const guard: { from: PaymentState[] } = { from: ['calling', 'unclear'] };
  try {
    const txid = await wallet.sendMany(outputs, paymentComment(payment));
    return await write(context, { state: 'sent', txid, problem: null }, guard);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return write(context, { state: 'failed', problem: error.message }, guard);
  }
}

async function lookForCall(context: Context): Promise<PaymentState> {
  const { wallet, payment, nowMs } = context;
  const calledAtMs = payment.calledAtMs ?? payment.createdAtMs;
  const comment = paymentComment(payment);
  const txid = await wallet.findByComment(comment, calledAtMs - SEARCH_MARGIN_MS);
  if (txid !== null) return write(context, { state: 'sent', txid, problem: null });
  if (nowMs - calledAtMs < CALL_OVER_MS) return payment.state;
  const problem = 'the wallet was asked to pay and gave no answer; look whether it did';
  return write(context, { state: 'unclear', problem });
}

/** Members can be due the same again: what pays them is not to be counted for two payments. */
async function isOfPayment(db: Db, txid: string): Promise<boolean> {
  const { rows } = await sql`select 1 from payments where txid = ${txid}`.execute(db);
  return rows.length > 0;
}

/** Whether the wallet itself said no, which is certain; anything else leaves open what happened. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'WalletRefused';
}

async function readOutputs(db: Db, id: bigint): Promise<PaymentOutput[]> {
  const { rows } = await sql<{ address: string; amount: bigint }>`
    select address, amount from payment_outputs where payment_id = ${String(id)}::bigint
    order by address`.execute(db);
  return rows.map(({ address, amount }) => ({ address, units: amount }));
}

type PaymentRow = {
  id: bigint;
  state: PaymentState;
  method: 'raw' | 'sendmany';
  amount: bigint;
  raw_tx: string | null;
  txid: string | null;
  inputs: Outpoint[] | null;
  problem: string | null;
  created_at: Date;
  called_at: Date | null;
};

async function readPayments(db: Db, condition: RawBuilder<unknown>): Promise<Payment[]> {
  const { rows } = await sql<PaymentRow>`
    select id, state, method, amount, raw_tx, txid, inputs, problem, created_at, called_at
    from payments where ${condition} order by id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    method: row.method,
    amount: row.amount,
    rawTx: row.raw_tx,
    txid: row.txid,
    inputs: row.inputs ?? [],
    problem: row.problem,
    createdAtMs: row.created_at.getTime(),
    calledAtMs: row.called_at?.getTime() ?? null,
  }));
}
