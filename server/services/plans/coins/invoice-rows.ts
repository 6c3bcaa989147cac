import { sql } from 'kysely';
import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { formatAmount } from '#rules/amounts.ts';
import { confirmationsNeeded } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import type { InvoiceException, InvoiceStatus } from '#rules/plans/invoices.ts';
import { type BillingPeriod, COIN_DISCOUNT_PERCENT, type PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

export type InvoiceRow = {
  id: bigint;
  member_id: bigint;
  tier: PlanId;
  period: BillingPeriod;
  address: string;
  price: string;
  credit: string;
  amount: string;
  status: InvoiceStatus;
  exception: InvoiceException | null;
  received: string;
  confirmations: number;
  created_at: Date;
  watched_at: Date | null;
  expires_at: Date;
  bought: 'plan' | 'credit' | null;
};

/** The columns of {@link InvoiceRow}; amounts as text, to avoid floats. */
export const INVOICE_COLUMNS = sql.raw(`id, member_id, tier, period, address, price::text as price,
  credit::text as credit, amount::text as amount, status, exception, received::text as received, confirmations,
  created_at, watched_at, expires_at, bought`);

/** An invoice as shown to its member. */
export async function showInvoice(
  db: Db,
  row: InvoiceRow,
  { coin, nowMs }: { coin: Coin; nowMs: number },
): Promise<CoinInvoice> {
  const { rows } = await sql<{ credited: string }>`
    select coalesce(sum(units), 0)::text as credited from credit_entries
    where invoice_id = ${row.id}::bigint and reason in ('paid_over', 'not_needed')`.execute(db);
  const [price, amount, received] = [BigInt(row.price), BigInt(row.amount), BigInt(row.received)];
  const credited = BigInt(rows[0]?.credited ?? 0);
  // The next watch stores this; the invoice's time is over either way.
  const isOver =
    row.status !== 'paid' && row.status !== 'settled' && nowMs >= row.expires_at.getTime();
  const status = isOver ? 'expired' : row.status;
  const isWaiting = status === 'new' || status === 'seen';
  return {
    invoiceId: String(row.id),
    tierId: row.tier,
    period: row.period,
    currency: coin.code,
    listPrice: formatAmount((price * 100n) / BigInt(100 - COIN_DISCOUNT_PERCENT)),
    discountPercent: COIN_DISCOUNT_PERCENT,
    credit: formatAmount(BigInt(row.credit)),
    amount: formatAmount(amount),
    received: formatAmount(received),
    missing: formatAmount(isWaiting && received < amount ? amount - received : 0n),
    credited: formatAmount(credited > 0n ? credited : 0n),
    address: row.address,
    status,
    exception: row.exception,
    bought: row.bought,
    confirmations: row.confirmations,
    confirmationsNeeded: confirmationsNeeded(amount, coin),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Finds the member's own invoice; undefined for another member's, and for one whose address is not watched yet. */
export async function findInvoice(
  db: Db,
  { memberId, id }: { memberId: bigint; id: bigint },
): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE_COLUMNS} from coin_invoices
    where id = ${id}::bigint and member_id = ${memberId}::bigint and watched_at is not null`.execute(
    db,
  );
  return rows[0];
}

/** Finds the latest invoice that waits for money or confirmations, if any. */
export async function findOpenInvoice(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE_COLUMNS} from coin_invoices
    where member_id = ${memberId}::bigint and (status = 'paid'
      or (status in ('new', 'seen') and expires_at > ${isoTime(nowMs)}::timestamptz))
    order by id desc limit 1`.execute(db);
  return rows[0];
}
