import { type RawBuilder, sql } from 'kysely';
import type { V1PaymentRequest } from '#contract/v1/payment-requests.ts';
import { formatAmount } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';

/** A row of `payment_requests r join members m` with `requestColumns`. */
export type RequestRow = {
  id: bigint;
  app_id: bigint | null;
  telegram_id: bigint;
  amount: bigint;
  due: bigint;
  confirmations_needed: number;
  address: string;
  memo: string;
  state: V1PaymentRequest['state'];
  late: boolean;
  txid: string | null;
  confirmations: number;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
};

/** A request's state at a time, even if no job has run since. */
export function stateAt(nowMs: number): RawBuilder<V1PaymentRequest['state']> {
  return sql`case when r.payment is not null then r.payment
    when r.state = 'asked' and r.expires_at <= ${isoTime(nowMs)}::timestamptz then 'expired'
    else r.state end`;
}

export function requestColumns(nowMs: number) {
  return sql`r.id, r.app_id, m.telegram_id, r.amount, r.due, r.confirmations_needed, r.address, r.memo, ${stateAt(nowMs)} as state,
    r.late, r.txid, r.confirmations, r.created_at, r.expires_at, r.paid_at`;
}

export function requestOf(row: RequestRow): V1PaymentRequest {
  return {
    id: String(row.id),
    member: String(row.telegram_id),
    state: row.state,
    amount: formatAmount(row.amount),
    amountDue: formatAmount(row.due),
    address: row.address,
    memo: row.memo,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    txid: row.txid,
    confirmations: row.confirmations,
    confirmationsNeeded: row.confirmations_needed,
    paidAt: row.paid_at?.toISOString() ?? null,
    late: row.late,
  };
}
