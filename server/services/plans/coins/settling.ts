import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { type InvoiceState, judgeInvoice } from '#rules/plans/invoices.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { addCredit, type CreditReason, creditedOf } from '../credits.ts';
import { INVOICE_COLUMNS, type InvoiceRow } from './invoice-rows.ts';
import { markBought, rewriteCoinPlan } from './terms.ts';

/**
 * Judges an invoice by its stored receipts and applies the result: plan, credit, audit entry. Repeating it changes nothing. Call
 * it after `lockBilling` for the member.
 *
 * @param input.readUpToMs all payments up to this time are known; a deadline after it has not passed yet
 */
export async function settleInvoice(
  tx: Db,
  input: { invoiceId: bigint; coin: Coin; nowMs: number; readUpToMs?: number },
): Promise<InvoiceState> {
  const { invoiceId, coin, nowMs, readUpToMs = nowMs } = input;
  const invoice = await lockInvoice(tx, invoiceId);
  const state = judgeInvoice({
    coin,
    amountUnits: BigInt(invoice.amount),
    expiresAtMs: invoice.expires_at.getTime(),
    nowMs: readUpToMs,
    // Given up before it was watched, so nobody saw it: it buys nothing, not even with credit.
    isClosed:
      invoice.status === 'expired' ||
      (invoice.watched_at === null && nowMs >= invoice.expires_at.getTime()),
    payments: await readReceipts(tx, invoiceId),
  });
  await sql`
    update coin_invoices set status = ${state.status}, exception = ${state.exception},
      received = ${String(state.receivedUnits)}::bigint, confirmations = ${state.confirmations}::int
    where id = ${invoiceId}::bigint`.execute(tx);
  const isSettled = state.status === 'settled';
  const bought =
    invoice.bought ??
    (isSettled ? await markBought(tx, { invoiceId, memberId: invoice.member_id, nowMs }) : null);
  await bookCredits(tx, invoice, { state, bought, nowMs });
  if (isSettled !== (invoice.status === 'settled')) {
    if (bought === 'plan') await rewriteCoinPlan(tx, { memberId: invoice.member_id, nowMs });
    await writeAudit(tx, {
      actor: 'system',
      action: isSettled ? 'invoice_settled' : 'invoice_undone',
      entity: 'invoice',
      entityId: String(invoiceId),
      before: { status: invoice.status },
      after: { status: state.status, received: String(state.receivedUnits), bought },
      atMs: nowMs,
    });
  }
  return state;
}

async function lockInvoice(tx: Db, invoiceId: bigint): Promise<InvoiceRow> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE_COLUMNS} from coin_invoices where id = ${invoiceId}::bigint for update`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new RangeError(`no invoice ${invoiceId}`);
  return row;
}

async function readReceipts(tx: Db, invoiceId: bigint) {
  const { rows } = await sql<{
    units: string;
    confirmations: number;
    received_at: Date;
    gone_since: Date | null;
  }>`
    select units::text as units, confirmations, received_at, gone_since from coin_payments
    where invoice_id = ${invoiceId}::bigint`.execute(tx);
  return rows.map(({ units, confirmations, received_at, gone_since }) => ({
    units: BigInt(units),
    confirmations,
    receivedAtMs: received_at.getTime(),
    goneSinceMs: gone_since?.getTime() ?? null,
  }));
}

/** Brings the invoice's credit to the amount due now, with an entry for the difference. */
async function bookCredits(
  tx: Db,
  invoice: InvoiceRow,
  now: { state: InvoiceState; bought: 'plan' | 'credit' | null; nowMs: number },
): Promise<void> {
  const { state, bought, nowMs } = now;
  const isUnneeded = state.status === 'settled' && bought === 'credit';
  const due: [CreditReason, bigint][] = [
    ['paid_over', state.creditUnits],
    // A card pays the plan, so the whole price returns to the member, including used credit.
    ['not_needed', isUnneeded ? BigInt(invoice.price) : 0n],
    ['given_back', state.status === 'expired' ? BigInt(invoice.credit) : 0n],
  ];
  for (const [reason, units] of due) {
    const missing = units - (await creditedOf(tx, invoice.id, reason));
    await addCredit(tx, {
      memberId: invoice.member_id,
      units: missing,
      reason,
      invoiceId: invoice.id,
      nowMs,
    });
  }
}
