import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

export type CreditReason = 'paid_over' | 'used' | 'given_back' | 'unused_plan' | 'not_needed';

/** A member's credit, in units; below 0 after a payment that was credited and then undone. */
export async function readCredit(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(units), 0)::text as units from credit_entries
    where member_id = ${memberId}::bigint`.execute(db);
  return BigInt(rows[0]?.units ?? 0);
}

/** Adds an entry, unless it is 0. Call it after `lockBilling`. */
export async function addCredit(
  tx: Db,
  entry: {
    memberId: bigint;
    units: bigint;
    reason: CreditReason;
    invoiceId?: bigint;
    checkoutId?: string;
    nowMs: number;
  },
): Promise<void> {
  if (entry.units === 0n) return;
  await sql`
    insert into credit_entries (member_id, units, reason, invoice_id, checkout_id, at)
    values (${entry.memberId}::bigint, ${String(entry.units)}::bigint, ${entry.reason},
      ${entry.invoiceId ?? null}::bigint, ${entry.checkoutId ?? null}::uuid,
      ${isoTime(entry.nowMs)}::timestamptz)`.execute(tx);
}

/** The credit so far for one reason and one invoice. */
export async function creditedOf(db: Db, invoiceId: bigint, reason: CreditReason): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(units), 0)::text as units from credit_entries
    where invoice_id = ${invoiceId}::bigint and reason = ${reason}`.execute(db);
  return BigInt(rows[0]?.units ?? 0);
}
