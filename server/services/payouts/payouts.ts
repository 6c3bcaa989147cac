import { type RawBuilder, sql } from 'kysely';
import { GIVEN_UP_CONFIRMATIONS, PAID_CONFIRMATIONS } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type Outpoint,
  type PayoutOutput,
  type Wallet,
  WalletRefused,
} from '#server/gateways/node-wallet/wallet.ts';
import { PAYOUT_BOOKS, type PayoutBook } from './books.ts';
import type { PayoutState } from './state.ts';
import { claimCall, noteAttempt, type PayoutChange, writePayout, writePayoutIn } from './writes.ts';

export type Payout = {
  id: bigint;
  book: PayoutBook;
  state: PayoutState;
  method: 'raw' | 'sendmany';
  amount: bigint;
  rawTx: string | null;
  txid: string | null;
  inputs: Outpoint[];
  /** The problem that stops it, in one line. */
  problem: string | null;
  createdAtMs: number;
  calledAtMs: number | null;
};

/** A wallet call without an answer for this long was cut off by a crash. */
const CALL_OVER_MS = 5 * 60_000;
/** The search of the wallet's history begins this long before the call, since clocks may differ. */
const SEARCH_MARGIN_MS = 60 * 60_000;

/** Unfinished payouts, oldest first. */
export async function readUnfinishedPayouts(
  db: Db,
  book: PayoutBook = 'shares',
): Promise<Payout[]> {
  return readPayouts(db, book, sql`state not in ('confirmed', 'failed')`);
}

/**
 * Returns whether a payout may have left the wallet already, so that following it sends nothing new. Throws if the wallet cannot
 * be asked.
 */
export async function mayHaveLeft(
  wallet: Pick<Wallet, 'findTransaction'>,
  { state, txid }: Pick<Payout, 'state' | 'txid'>,
): Promise<boolean> {
  if (state === 'building') return false;
  if (state !== 'signed' || txid === null) return true;
  return (await wallet.findTransaction(txid)) !== null;
}

/** One payout. Throws if there is none. */
export async function readPayout(db: Db, id: bigint, book: PayoutBook = 'shares'): Promise<Payout> {
  const [payout] = await readPayouts(db, book, sql`id = ${String(id)}::bigint`);
  if (!payout) throw new Error(`there is no payout ${id}`);
  return payout;
}

/** The weeks whose shares it pays, oldest first. */
export async function readPayoutWeeks(db: Db, id: bigint): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select distinct week from payout_shares where payout_id = ${String(id)}::bigint
    order by week`.execute(db);
  return rows.map(({ week }) => week);
}

/**
 * The comment by which a payout is found in the wallet's history. It includes the time, because numbers repeat
 * after a database is recreated or restored. Stored in wallets: its text never changes.
 */
export function payoutComment({
  id,
  book = 'shares',
  createdAtMs,
}: Pick<Payout, 'id' | 'createdAtMs'> & { book?: PayoutBook }): string {
  return `quarterdeck:${PAYOUT_BOOKS[book].comment}:${id}:${createdAtMs}`;
}

/**
 * Takes a payout one step further and returns its new state. Each step commits its plan before it acts, so it can be killed
 * anywhere and resumed, even by several servers at once: many may sign bytes, one commits them, and they are sent as often as
 * necessary.
 *
 * Throws if the wallet cannot be reached: nothing is known then, and the next run repeats the step.
 */
export async function stepPayout(
  db: Db,
  wallet: Wallet,
  payout: Payout,
  input: { nowMs: number },
): Promise<PayoutState> {
  const context = { db, wallet, payout, nowMs: input.nowMs };
  switch (payout.state) {
    case 'building':
      return payout.method === 'raw' ? sign(context) : callWallet(context);
    case 'signed':
      return broadcast(context);
    case 'calling':
    case 'unclear':
      return lookForCall(context);
    case 'sent':
      return follow(context);
    case 'confirmed':
    case 'failed':
      return payout.state;
  }
}

type Context = { db: Db; wallet: Wallet; payout: Payout; nowMs: number };

/** Records the result of a step, unless the payout has changed state meanwhile. */
function write(
  { db, payout, nowMs }: Context,
  change: PayoutChange,
  guard: { from?: PayoutState[]; attempts?: number } = {},
): Promise<PayoutState> {
  const { id, book, state } = payout;
  return writePayout(db, { id, book, from: [state], ...guard }, change, nowMs);
}

/**
 * Signs one payout at a time across all servers. Coins that are locked in the wallet although no row lists them were therefore
 * left over by a server killed between signing and commit, and are freed. The lock ends with its connection, even if the server
 * is killed.
 */
async function sign({ db, wallet, payout, nowMs }: Context): Promise<PayoutState> {
  const { id, book } = payout;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${PAYOUT_BOOKS[book].signing}) as mine`.execute(tx);
    const { state } = await readPayout(tx, id, book);
    if (!rows[0]?.mine || state !== 'building') return state;
    await freeOrphans(tx, wallet, book);
    const guard = { id, book, from: [state] };
    try {
      const signed = await wallet.build(await readOutputs(tx, payout));
      const { txid, rawHex: rawTx, inputs, feeUnits: fee } = signed;
      const change = { state: 'signed', txid, rawTx, inputs, fee, problem: null } as const;
      return await writePayoutIn(tx, guard, change, nowMs);
    } catch (error) {
      if (!(error instanceof WalletRefused)) throw error;
      // No bytes exist, so trying again cannot pay twice. The balance may be there by then.
      return writePayoutIn(tx, guard, { state, problem: error.message }, nowMs);
    }
  });
}

async function freeOrphans(tx: Db, wallet: Wallet, book: PayoutBook): Promise<void> {
  const locked = await wallet.listLocked();
  const kept = await readUnfinishedPayouts(tx, book);
  const used = new Set(kept.flatMap(({ inputs }) => inputs.map(nameOf)));
  const orphans = locked.filter((input) => !used.has(nameOf(input)));
  if (orphans.length > 0) await wallet.unlock(orphans);
}

function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}

async function broadcast(context: Context): Promise<PayoutState> {
  const { db, wallet, payout } = context;
  if (payout.rawTx === null) throw new Error(`payout ${payout.id} has no bytes`);
  // The node forgets its locks on restart, and another payout must not take the same coins. A wallet that does not know the coins
  // refuses, such as a replacement for the one that signed.
  await wallet.lock(payout.inputs).catch((error: unknown) => {
    if (!(error instanceof WalletRefused)) throw error;
  });
  const attempt = await noteAttempt(db, payout);
  if (attempt === null) return (await readPayout(db, payout.id, payout.book)).state;
  const answer = await wallet.broadcast({ rawHex: payout.rawTx });
  switch (answer.outcome) {
    case 'accepted':
    case 'known':
    case 'in_chain':
      return write(context, { state: 'sent', problem: null });
    case 'missing_inputs':
      // A node also returns this if the chain has the transaction and all its outputs are spent.
      return follow(context);
    case 'no_room': {
      const problem = `the node has no room for it yet: ${answer.reason}`;
      return write(context, { state: 'signed', problem });
    }
    case 'refused': {
      const problem = `refused: ${answer.reason}`;
      if (attempt.wasExposed) return write(context, { state: 'signed', problem });
      // No node ever took these bytes: give up, unless another server is sending them again.
      const state = await write(
        context,
        { state: 'failed', problem },
        { attempts: attempt.attempts },
      );
      if (state === 'failed') await wallet.unlock(payout.inputs);
      return state;
    }
  }
}

async function follow(context: Context): Promise<PayoutState> {
  const { db, wallet, payout } = context;
  const { txid, rawTx, state } = payout;
  if (txid === null) throw new Error(`payout ${payout.id} has no txid`);
  const found = await wallet.findTransaction(txid);
  const confirmations = found?.confirmations ?? 0;
  if (confirmations >= PAID_CONFIRMATIONS) {
    return settle(context, { state: 'confirmed', problem: null, confirmations });
  }
  if (confirmations < 0) {
    // The chain may have the same outputs under another id: paying again would pay twice.
    const other = await wallet.findReplacement(txid, await readOutputs(db, payout));
    const isOwn = other !== null && !(await isOfPayout(db, payout.book, other));
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
    // Forgotten, or never there: send the same bytes once more.
    if (state === 'sent' && rawTx !== null) await wallet.broadcast({ rawHex: rawTx });
    return write(context, { state, problem: 'the wallet does not know it', confirmations });
  }
  // Nodes drop transactions that wait too long, and a reorganisation removes blocks.
  if (confirmations === 0 && rawTx !== null) await wallet.broadcast({ rawHex: rawTx });
  return write(context, { state: 'sent', problem: null, confirmations });
}

// Goes through `sent`, so that shares and audit log pass through every state.
async function settle(context: Context, change: PayoutChange): Promise<PayoutState> {
  const { payout } = context;
  if (payout.state === 'sent' || change.state === 'failed') return write(context, change);
  await write(context, { state: 'sent', problem: null });
  return write(context, change, { from: ['sent'] });
}

// For wallets that sign and send in one call. The row decides beforehand, once, which server makes the call.
async function callWallet(context: Context): Promise<PayoutState> {
  const { db, wallet, payout, nowMs } = context;
  const outputs = await readOutputs(db, payout);
  if (!(await claimCall(db, payout, nowMs))) {
    return (await readPayout(db, payout.id, payout.book)).state;
  }
  // The answer counts even if the call was considered lost meanwhile.
  const guard: { from: PayoutState[] } = { from: ['calling', 'unclear'] };
  try {
    const txid = await wallet.sendMany(outputs, payoutComment(payout));
    return await write(context, { state: 'sent', txid, problem: null }, guard);
  } catch (error) {
    if (!(error instanceof WalletRefused)) throw error;
    return write(context, { state: 'failed', problem: error.message }, guard);
  }
}

async function lookForCall(context: Context): Promise<PayoutState> {
  const { wallet, payout, nowMs } = context;
  const calledAtMs = payout.calledAtMs ?? payout.createdAtMs;
  const comment = payoutComment(payout);
  const txid = await wallet.findByComment(comment, calledAtMs - SEARCH_MARGIN_MS);
  if (txid !== null) return write(context, { state: 'sent', txid, problem: null });
  if (nowMs - calledAtMs < CALL_OVER_MS) return payout.state;
  const problem = 'the wallet was asked to pay and gave no answer; look whether it did';
  return write(context, { state: 'unclear', problem });
}

/** Members can be owed the same amounts again: one transaction must not count for two payouts. */
async function isOfPayout(db: Db, book: PayoutBook, txid: string): Promise<boolean> {
  const { table } = PAYOUT_BOOKS[book];
  const { rows } = await sql`select 1 from ${table} where txid = ${txid}`.execute(db);
  return rows.length > 0;
}

async function readOutputs(
  db: Db,
  { id, book }: Pick<Payout, 'id' | 'book'>,
): Promise<PayoutOutput[]> {
  const query =
    book === 'shares'
      ? sql<{ address: string; amount: bigint }>`
        select address, amount from payout_outputs where payout_id = ${String(id)}::bigint
        order by address`
      : sql<{ address: string; amount: bigint }>`
        select address, amount from faucet_payments where id = ${String(id)}::bigint`;
  const { rows } = await query.execute(db);
  return rows.map(({ address, amount }) => ({ address, units: amount }));
}

type PayoutRow = {
  id: bigint;
  state: PayoutState;
  method: 'raw' | 'sendmany';
  amount: bigint;
  raw_tx: string | null;
  txid: string | null;
  inputs: Outpoint[] | null;
  problem: string | null;
  created_at: Date;
  called_at: Date | null;
};

async function readPayouts(
  db: Db,
  book: PayoutBook,
  condition: RawBuilder<unknown>,
): Promise<Payout[]> {
  const { rows } = await sql<PayoutRow>`
    select id, state, method, amount, raw_tx, txid, inputs, problem, created_at, called_at
    from ${PAYOUT_BOOKS[book].table} where ${condition} order by id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    book,
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
