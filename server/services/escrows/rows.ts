import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1Escrow } from '#contract/v1/escrows.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { EscrowDirection, EscrowState } from '#rules/apps/escrows.ts';
import type { Db } from '#server/db/connect.ts';
import { ownedBy } from '#server/services/consents/reach.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';

/** A row of `escrows` with both members' ids. */
export type EscrowRow = {
  id: bigint;
  app_id: bigint | null;
  buyer_id: bigint;
  buyer_telegram_id: bigint;
  seller_telegram_id: bigint;
  amount: bigint;
  fee_reserve: bigint;
  description: string;
  buyer_key: string;
  seller_key: string;
  refund_address: string;
  payout_address: string;
  operator_key: string;
  address: string;
  redeem_script: string;
  state: EscrowState;
  buyer_confirmed_at: Date | null;
  seller_confirmed_at: Date | null;
  funded: bigint;
  dispute: string | null;
  decision: EscrowDirection | null;
  psbt: string | null;
  signatures: number;
  raw_tx: string | null;
  txid: string | null;
  signed_at: Date | null;
  created_at: Date;
  confirm_by: Date;
  fund_by: Date;
};

/** Identifies an escrow of an app, or any escrow, for the operator and jobs. */
export type EscrowKey = { id: bigint; caller: KeyCaller | null };

/** Reads and locks an escrow. Throws `not_found`, also for another app's. */
export async function requireEscrow(
  tx: Db,
  { id, caller }: EscrowKey,
  { forUpdate = false } = {},
): Promise<EscrowRow> {
  const isOwn = caller === null ? sql`true` : ownedBy(caller);
  if (forUpdate) {
    await sql`select from escrows where id = ${id}::bigint and ${isOwn} for update`.execute(tx);
  }
  const { rows } = await sql<EscrowRow>`
    ${selectEscrows} where e.id = ${id}::bigint and ${isOwn}`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'There is no such escrow.');
  return row;
}

export const selectEscrows = sql`
  select e.id, e.app_id, e.buyer_id, b.telegram_id as buyer_telegram_id,
    s.telegram_id as seller_telegram_id, e.amount, e.fee_reserve, e.description, e.buyer_key, e.seller_key,
    e.refund_address, e.payout_address, e.operator_key, e.address, e.redeem_script, e.state,
    e.buyer_confirmed_at, e.seller_confirmed_at, e.funded, e.dispute, e.decision, e.psbt, e.signatures,
    e.raw_tx, e.txid, e.signed_at, e.created_at, e.confirm_by,
    e.fund_by
  from escrows e join members b on b.id = e.buyer_id join members s on s.id = e.seller_id`;

/** The amount that the buyer has to pay in, in units. It does not change with the coin's fees. */
export function depositOf({ amount, fee_reserve }: EscrowRow): bigint {
  return amount + fee_reserve;
}

export function escrowOf(row: EscrowRow): V1Escrow {
  const isConfirmed = row.buyer_confirmed_at !== null && row.seller_confirmed_at !== null;
  return {
    id: String(row.id),
    state: row.state,
    buyer: String(row.buyer_telegram_id),
    seller: String(row.seller_telegram_id),
    amount: formatAmount(row.amount),
    deposit: formatAmount(depositOf(row)),
    description: row.description,
    buyerConfirmed: row.buyer_confirmed_at !== null,
    sellerConfirmed: row.seller_confirmed_at !== null,
    // No deposit before both have confirmed their keys.
    address: isConfirmed ? row.address : null,
    redeemScript: isConfirmed ? row.redeem_script : null,
    operatorKey: isConfirmed ? row.operator_key : null,
    funded: formatAmount(row.funded),
    dispute: row.dispute,
    decision: row.decision,
    psbt: row.psbt,
    signatures: row.signatures,
    txid: row.txid,
    createdAt: row.created_at.toISOString(),
    confirmBy: row.confirm_by.toISOString(),
  };
}

/** Reports the escrow's state to the app, in the transaction that changes it. */
export async function tellChange(tx: Db, id: bigint, nowMs: number): Promise<EscrowRow> {
  const row = await requireEscrow(tx, { id, caller: null });
  if (row.app_id !== null) {
    const { psbt: _, redeemScript: __, ...data } = escrowOf(row);
    await queueWebhook(tx, { appId: row.app_id, type: 'escrow.changed', data, nowMs });
  }
  return row;
}
