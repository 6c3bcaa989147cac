import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Outpoint } from '#server/gateways/wallet.ts';
import { writeAudit } from './audit.ts';
import type { PaymentState } from './payments.ts';

/** What a step has found out. What is left out stays as it is. */
export type PaymentChange = {
  state: PaymentState;
  /** In one line, or null when there is none any more. */
  problem: string | null;
  txid?: string;
  rawTx?: string;
  inputs?: readonly Outpoint[];
  fee?: bigint;
  confirmations?: number;
};

/** By which a step knows that nobody has been at the payment since it looked. */
export type PaymentGuard = {
  id: bigint;
  /** The states that it may be in; in another one nothing is written. */
  from: readonly PaymentState[];
  /** Also refuse when it has been sent again since. */
  attempts?: number;
};

/**
 * Writes a step down, with what it means for the shares and in the audit log, in one transaction.
 * Gives the payment's state afterwards, which is another one when somebody else was faster.
 */
export async function writePayment(
  db: Db,
  guard: PaymentGuard,
  change: PaymentChange,
  nowMs: number,
): Promise<PaymentState> {
  return db.transaction().execute((tx) => writePaymentIn(tx, guard, change, nowMs));
}

/** The same in a transaction that is open. */
export async function writePaymentIn(
  tx: Db,
  guard: PaymentGuard,
  change: PaymentChange,
  nowMs: number,
): Promise<PaymentState> {
  const before = await lockPayment(tx, guard.id);
  const isTheSame = guard.attempts === undefined || guard.attempts === before.attempts;
  if (!guard.from.includes(before.state) || !isTheSame) return before.state;
  await writeRow(tx, guard.id, change, nowMs);
  const isRenamed = change.txid !== undefined && change.txid !== before.txid;
  if (change.state !== before.state || isRenamed) {
    await writeShares(tx, guard.id, { state: change.state, txidBefore: before.txid }, nowMs);
    await writeAudit(tx, {
      actor: 'system',
      action: `payment_${change.state}`,
      entity: 'payment',
      entityId: String(guard.id),
      before: { state: before.state, ...(before.txid !== null && { txid: before.txid }) },
      after: { state: change.state, txid: change.txid ?? before.txid, problem: change.problem },
    });
  }
  return change.state;
}

/**
 * Notes that a payment's bytes are about to be sent, so that nobody gives it up meanwhile: what was in its way
 * may be so no more. Null when it is not `signed` any more; else the number of this attempt, and whether one
 * before it may have brought the bytes to a node.
 */
export async function noteAttempt(
  db: Db,
  id: bigint,
): Promise<{ attempts: number; wasExposed: boolean } | null> {
  const { rows } = await sql<{ attempts: number; was_exposed: boolean }>`
    update payments p set exposed = true, attempts = p.attempts + 1, problem = null
    from (select id, exposed from payments where id = ${String(id)}::bigint for update) old
    where p.id = old.id and p.state = 'signed'
    returning p.attempts, old.exposed as was_exposed`.execute(db);
  const [row] = rows;
  return row ? { attempts: row.attempts, wasExposed: row.was_exposed } : null;
}

/** Decides who calls a wallet that sends by itself: true for one caller, ever. */
export async function claimCall(db: Db, id: bigint, nowMs: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update payments set state = 'calling', called_at = ${timeOf(nowMs)}::timestamptz
      where id = ${String(id)}::bigint and state = 'building' returning id`.execute(tx);
    if (rows.length === 0) return false;
    await writeAudit(tx, {
      actor: 'system',
      action: 'payment_calling',
      entity: 'payment',
      entityId: String(id),
      before: { state: 'building' },
      after: { state: 'calling' },
    });
    return true;
  });
}

/** Keeps all others from a payment until the transaction ends. Throws when there is none of this number. */
export async function lockPayment(tx: Db, id: bigint) {
  const { rows } = await sql<{ state: PaymentState; txid: string | null; attempts: number }>`
    select state, txid, attempts from payments where id = ${String(id)}::bigint for update`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no payment ${id}`);
  return row;
}

async function writeRow(tx: Db, id: bigint, change: PaymentChange, nowMs: number): Promise<void> {
  const { state, problem, txid, rawTx, inputs, fee, confirmations } = change;
  const now = timeOf(nowMs);
  await sql`
    update payments set state = ${state}, problem = ${problem},
      txid = coalesce(${txid ?? null}::text, txid),
      raw_tx = coalesce(${rawTx ?? null}::text, raw_tx),
      inputs = coalesce(${inputs ? JSON.stringify(inputs) : null}::jsonb, inputs),
      fee = coalesce(${fee === undefined ? null : String(fee)}::bigint, fee),
      confirmations = coalesce(${confirmations ?? null}::int, confirmations),
      sent_at = case when ${state} = 'sent' then coalesce(sent_at, ${now}::timestamptz) else sent_at end,
      confirmed_at = case when ${state} = 'confirmed' then ${now}::timestamptz else confirmed_at end
    where id = ${String(id)}::bigint`.execute(tx);
}

async function writeShares(
  tx: Db,
  id: bigint,
  { state, txidBefore }: { state: PaymentState; txidBefore: string | null },
  nowMs: number,
): Promise<void> {
  const payment = sql`${String(id)}::bigint`;
  switch (state) {
    case 'sent':
      await sql`
        update shares s set status = 'sent', txid = p.txid
        from payments p where p.id = ${payment} and s.payment_id = p.id`.execute(tx);
      // A week is shown with its first transaction.
      await sql`
        update weeks w set txid = p.txid from payments p
        where p.id = ${payment} and (w.txid is null or w.txid = ${txidBefore}::text)
          and w.week in (select week from payment_shares where payment_id = p.id)`.execute(tx);
      return;
    case 'confirmed':
      await sql`
        update shares s set status = 'paid', txid = p.txid, paid_at = ${timeOf(nowMs)}::timestamptz
        from payments p where p.id = ${payment} and s.payment_id = p.id`.execute(tx);
      return;
    case 'failed':
      await sql`
        update weeks w set txid = null from payments p
        where p.id = ${payment} and w.txid = p.txid`.execute(tx);
      await sql`
        update shares set status = 'failed', payment_id = null, txid = null
        where payment_id = ${payment}`.execute(tx);
      return;
    default:
      return;
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
