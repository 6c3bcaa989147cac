import { sql } from 'kysely';
import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { INVOICE_LIFETIME_MS } from '#rules/plans/invoices.ts';
import { type BillingPeriod, type CoinPrices, coinPrice, type PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
import { holdChain, requireChainTrusted } from '#server/services/chain/chain-state.ts';
import { expectPayment } from '#server/services/chain/expect.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import { nodeError } from '#server/services/external/failures.ts';
import { addCredit, readCredit } from '../credits.ts';
import { lockBilling, readStoredPlan } from '../subscription-rows.ts';
import {
  findInvoice,
  findOpenInvoice,
  INVOICE_COLUMNS,
  type InvoiceRow,
  showInvoice,
} from './invoice-rows.ts';
import { settleInvoice } from './settling.ts';
import { purchaseBuys, writePrices } from './terms.ts';

export type InvoiceDeps = {
  db: Db;
  chain: InvoiceChain;
  /** The address with this index under the operator's extended key. */
  addressOf: (index: number) => string;
  coin: Coin;
  prices: CoinPrices;
  now: () => number;
};

type Wish = { memberId: bigint; tier: PlanId; period: BillingPeriod };

/** Each invoice uses up an address, and wallets stop scanning after a series of unpaid ones. */
const MOST_PER_DAY = 10;
const DAY_MS = 86_400_000;
/**
 * How long payments to an address are looked for: members pay old invoices again, and that money
 * becomes credit.
 */
const WATCHED_MS = 10 * 365 * DAY_MS;
/** Any payment counts, however small. */
const LEAST_UNITS = 1n;
/** The most addresses skipped because they were paid before, after an older database was restored. */
const MOST_USED_ADDRESSES = 20;

/**
 * Opens an invoice for a plan in coins: the open one for this plan, or a new one with its own address, which is watched before it
 * is shown. Credit is deducted; an invoice that credit covers is settled.
 *
 * Throws `conflict` while another payment is under way or a card pays the plan, `too_many_requests`, and `unavailable` while the
 * chain cannot be read or is in doubt.
 */
export async function openInvoice(deps: InvoiceDeps, wish: Wish): Promise<CoinInvoice> {
  for (let used = 0; used < MOST_USED_ADDRESSES; used += 1) {
    const row = await deps.db.transaction().execute((tx) => findOrInsert(tx, deps, wish));
    const watched = await watchInvoice(deps, row);
    if (watched !== null) return showInvoice(deps.db, watched, { ...deps, nowMs: deps.now() });
  }
  throw new AppError('unavailable', (m) => m.refusal_invoice_address());
}

/** Reads the member's own invoice. Throws `not_found`. */
export async function readInvoice(
  db: Db,
  input: { memberId: bigint; id: string; coin: Coin; nowMs: number },
): Promise<CoinInvoice> {
  const row = await findInvoice(db, { memberId: input.memberId, id: BigInt(input.id) });
  if (!row) throw new AppError('not_found', (m) => m.refusal_invoice_none());
  return showInvoice(db, row, input);
}

async function findOrInsert(tx: Db, deps: InvoiceDeps, wish: Wish): Promise<InvoiceRow> {
  const { memberId, tier, period } = wish;
  const nowMs = deps.now();
  await lockBilling(tx, memberId);
  const stored = await readStoredPlan(tx, memberId);
  if (purchaseBuys(stored, nowMs) === 'credit') {
    throw new AppError('conflict', (m) => m.refusal_invoice_card());
  }
  const open = await findOpenInvoice(tx, { memberId, nowMs });
  if (open?.tier === tier && open.period === period) return open;
  if (open !== undefined) await closeUnpaid(tx, deps, open);
  await requireFewOfToday(tx, memberId, nowMs);
  return insertInvoice(tx, deps, wish);
}

async function closeUnpaid(tx: Db, { coin, now }: InvoiceDeps, open: InvoiceRow): Promise<void> {
  if (open.status !== 'new') {
    throw new AppError('conflict', (m) => m.refusal_invoice_other());
  }
  const nowMs = now();
  await sql`
    update coin_invoices set expires_at = ${isoTime(nowMs)}::timestamptz
    where id = ${open.id}::bigint`.execute(tx);
  await settleInvoice(tx, { invoiceId: open.id, coin, nowMs });
}

async function requireFewOfToday(tx: Db, memberId: bigint, nowMs: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from coin_invoices where member_id = ${memberId}::bigint
      and created_at > ${isoTime(nowMs - DAY_MS)}::timestamptz and bought is null`.execute(tx);
  if ((rows[0]?.count ?? 0) >= MOST_PER_DAY) {
    throw new AppError('too_many_requests', (m) => m.refusal_invoices_day({ most: MOST_PER_DAY }));
  }
}

async function insertInvoice(tx: Db, deps: InvoiceDeps, wish: Wish): Promise<InvoiceRow> {
  const { memberId, tier, period } = wish;
  const nowMs = deps.now();
  const price = coinPrice(deps.prices[tier], period);
  const balance = await readCredit(tx, memberId);
  const credit = balance <= 0n ? 0n : balance < price ? balance : price;
  const { rows: ids } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('coin_invoices', 'id')) as id`.execute(tx);
  const id = BigInt(ids[0]?.id ?? 0);
  const { rows } = await sql<InvoiceRow>`
    insert into coin_invoices (id, member_id, tier, period, address, list_prices, price, credit, amount, status, created_at,
      expires_at)
    values (${id}::bigint, ${memberId}::bigint, ${tier}, ${period}, ${deps.addressOf(Number(id))},
      ${writePrices(deps.prices)}::jsonb, ${String(price)}::bigint, ${String(credit)}::bigint, ${String(price - credit)}::bigint, 'new',
      ${isoTime(nowMs)}::timestamptz, ${isoTime(nowMs + INVOICE_LIFETIME_MS)}::timestamptz)
    returning ${INVOICE_COLUMNS}`.execute(tx);
  await addCredit(tx, { memberId, units: -credit, reason: 'used', invoiceId: id, nowMs });
  const [row] = rows;
  if (!row) throw new Error('an invoice was not written');
  return row;
}

/**
 * Expects payments to the address, which starts the invoice's time. Null if the address was paid before; then the invoice is
 * given up.
 */
async function watchInvoice(deps: InvoiceDeps, row: InvoiceRow): Promise<InvoiceRow | null> {
  const { db, chain, now } = deps;
  if (row.watched_at !== null) return row;
  const isUsed = await isAddressUsed(chain, row.address);
  return db.transaction().execute(async (tx) => {
    await lockBilling(tx, row.member_id);
    const nowMs = now();
    const { rows: begun } = await sql`
      update coin_invoices set
        expires_at = ${isoTime(isUsed ? nowMs : nowMs + INVOICE_LIFETIME_MS)}::timestamptz,
        watched_at = ${isUsed ? null : isoTime(nowMs)}::timestamptz
      where id = ${row.id}::bigint and watched_at is null returning 1`.execute(tx);
    if (begun.length > 0 && !isUsed) await expectInvoice(tx, row, deps.coin, nowMs);
    // An invoice that credit covers is paid; one whose address was used has ended.
    if (isUsed || row.amount === '0')
      await settleInvoice(tx, { invoiceId: row.id, coin: deps.coin, nowMs });
    return (await findInvoice(tx, { memberId: row.member_id, id: row.id })) ?? null;
  });
}

async function expectInvoice(
  tx: Db,
  { id, member_id, address }: InvoiceRow,
  coin: Coin,
  nowMs: number,
): Promise<void> {
  await requireChainTrusted(tx);
  const height = await holdChain(tx);
  if (height === null) throw new AppError('unavailable', (m) => m.refusal_pay_no_chain());
  await expectPayment(tx, {
    kind: 'invoice',
    ofId: id,
    payerId: member_id,
    address,
    coin,
    match: 'least',
    units: LEAST_UNITS,
    height,
    watchedUntilMs: nowMs + WATCHED_MS,
    nowMs,
  });
}

async function isAddressUsed(chain: InvoiceChain, address: string): Promise<boolean> {
  try {
    return await readChain(() => chain.isUsed(address));
  } catch (error) {
    throw nodeError(error);
  }
}
