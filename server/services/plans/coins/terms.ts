import { sql } from 'kysely';
import { buyTerm, type CoinTerm, termOf, unusedUnits } from '#rules/plans/coin-terms.ts';
import { type BillingPeriod, type CoinPrices, coinPrice, type PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { addCredit } from '../credits.ts';
import { standingOfPlan } from '../standing.ts';
import { readStoredPlan, type StoredPlan, writePlan } from '../subscription-rows.ts';

/** The plan before the first of a series of purchases in coins; null if there was none. */
type Base = { plan: StoredPlan | null };

type PurchaseRow = {
  id: bigint;
  tier: PlanId;
  period: BillingPeriod;
  status: string;
  price: string;
  /** The list prices when it was made, in units. */
  list_prices: Record<PlanId, string>;
  bought_at: Date;
  base: Base | null;
  /** True if the card payment behind `base` was refunded or is disputed. */
  is_base_held: boolean;
};

/**
 * The purchases in the current series in coins, oldest first. A card that takes over ends the series; the next one has its own
 * base.
 */
async function readPurchases(db: Db, memberId: bigint): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select id, tier, period, status, price::text as price, list_prices, bought_at, base,
      base -> 'plan' ->> 'source' = 'card' is true and exists (
        select from card_holds h where not h.lifted and h.until_at > i.bought_at and h.subscription_id = (
          select s.id from card_subscriptions s
          where s.member_id = i.member_id and s.linked_at <= i.bought_at
          order by s.linked_at desc, s.id desc limit 1)) as is_base_held
    from coin_invoices i
    where member_id = ${memberId}::bigint and bought = 'plan' and (bought_at, id) >= (
      select bought_at, id from coin_invoices
      where member_id = i.member_id and bought = 'plan' and base is not null
      order by bought_at desc, id desc limit 1)
    order by bought_at, id`.execute(db);
  return rows;
}

/** The period that settled invoices have paid for; null if they pay for nothing. */
export async function readCoinTerm(db: Db, memberId: bigint): Promise<CoinTerm | null> {
  return foldTerm(await readPurchases(db, memberId));
}

function foldTerm(purchases: readonly PurchaseRow[]): CoinTerm | null {
  const [first] = purchases;
  if (!first) return null;
  const settled = purchases.filter(({ status }) => status === 'settled');
  const [earliest] = settled;
  if (!earliest) return null;
  const before = planBefore(first);
  const start = before === null ? null : runningTerm(before, first, earliest.bought_at.getTime());
  return settled.reduce<CoinTerm | null>((term, { tier, period, price, bought_at }) => {
    return buyTerm(term, { tier, period, priceUnits: BigInt(price), atMs: bought_at.getTime() });
  }, start);
}

/** List prices as an invoice stores them, so that later prices do not change the value of what was bought. */
export function writePrices({ starter, pro, enterprise }: CoinPrices): string {
  const prices: PurchaseRow['list_prices'] = {
    starter: String(starter),
    pro: String(pro),
    enterprise: String(enterprise),
  };
  return JSON.stringify(prices);
}

/** The plan that a series began with. A part paid by card counts only while that money is ours. */
function planBefore({ base, is_base_held }: PurchaseRow): StoredPlan | null {
  const plan = base?.plan ?? null;
  return plan !== null && is_base_held ? { ...plan, status: 'suspended' } : plan;
}

function runningTerm(
  plan: StoredPlan,
  { list_prices }: PurchaseRow,
  nowMs: number,
): CoinTerm | null {
  if (standingOfPlan(plan, nowMs).status !== 'active') return null;
  const priceUnits = coinPrice(BigInt(list_prices[plan.tier]), plan.period);
  return termOf({ ...plan, priceUnits, nowMs });
}

/** Returns whether another purchase in coins buys time or only credit. */
export function purchaseBuys(plan: StoredPlan | null, nowMs: number): 'plan' | 'credit' {
  const isRenewedByCard =
    plan !== null &&
    plan.source === 'card' &&
    !plan.endsAtExpiry &&
    ['active', 'past_due', 'suspended'].includes(standingOfPlan(plan, nowMs).status);
  return isRenewedByCard ? 'credit' : 'plan';
}

/**
 * Marks an invoice as bought when it is first settled. The first one of a series stores the plan before it. Call it after
 * `lockBilling`.
 */
export async function markBought(
  tx: Db,
  input: { invoiceId: bigint; memberId: bigint; nowMs: number },
): Promise<'plan' | 'credit'> {
  const { invoiceId, memberId, nowMs } = input;
  const plan = await readStoredPlan(tx, memberId);
  const bought = purchaseBuys(plan, nowMs);
  const isRow = plan?.source === 'coin' && (await readPurchases(tx, memberId)).length > 0;
  const base: Base | null = bought === 'plan' && !isRow ? { plan } : null;
  await sql`
    update coin_invoices set bought = ${bought}, bought_at = ${isoTime(nowMs)}::timestamptz,
      base = ${base === null ? null : JSON.stringify(base)}::jsonb
    where id = ${invoiceId}::bigint and bought is null`.execute(tx);
  return bought;
}

/**
 * Rebuilds the plan from the member's settled invoices. A reorganisation that removes an invoice's payment and the block that
 * brings it back therefore lead to the first state again, and so do a chargeback of the earlier card payment and its reversal. A
 * plan that a card has taken over is left alone; the credit for the rest of the coins' plan follows the invoices.
 *
 * @param input.keepsCard leave a plan that a card pays as it is, even if the card was there before the coins
 */
export async function rewriteCoinPlan(
  tx: Db,
  { memberId, nowMs, keepsCard = false }: { memberId: bigint; nowMs: number; keepsCard?: boolean },
): Promise<void> {
  const purchases = await readPurchases(tx, memberId);
  const [first] = purchases;
  const stored = await readStoredPlan(tx, memberId);
  if (!first) return;
  // Taken over only if the card came after the coins.
  const before = planBefore(first);
  const isTakenOver =
    stored !== null && stored.source !== 'coin' && !(before !== null && isSamePlan(stored, before));
  if (isTakenOver) return correctRest(tx, { memberId, purchases, first, nowMs });
  if (keepsCard && stored?.source === 'card') return;
  const term = foldTerm(purchases);
  if (term !== null) {
    const { tier, period, anchorMs, expiresMs } = term;
    const plan: StoredPlan = {
      tier,
      period,
      anchorMs,
      expiresMs,
      source: 'coin',
      status: 'active',
      endsAtExpiry: true,
    };
    return writePlan(tx, { memberId, nowMs, plan });
  }
  if (before !== null) return writePlan(tx, { memberId, nowMs, plan: before });
  if (stored !== null) {
    await writePlan(tx, { memberId, nowMs, plan: { ...stored, status: 'suspended' } });
  }
}

/** Brings the credit for the rest of a plan, which a card has taken over, in line with the invoices that are settled now. */
async function correctRest(
  tx: Db,
  input: {
    memberId: bigint;
    purchases: readonly PurchaseRow[];
    first: PurchaseRow;
    nowMs: number;
  },
): Promise<void> {
  const { memberId, purchases, first, nowMs } = input;
  const since = isoTime(first.bought_at.getTime());
  // Nothing was credited if the coins were undone when the card came.
  const { rows } = await sql<{ taken_over_at: Date | null; credited: string }>`
    select coalesce(min(at), (select min(linked_at) from card_subscriptions
        where member_id = ${memberId}::bigint and linked_at >= ${since}::timestamptz)) as taken_over_at,
      coalesce(sum(units), 0)::text as credited
    from credit_entries
    where member_id = ${memberId}::bigint and reason = 'unused_plan' and at >= ${since}::timestamptz`.execute(
    tx,
  );
  const [row] = rows;
  if (!row?.taken_over_at) return;
  const term = foldTerm(purchases);
  const due = term === null ? 0n : unusedUnits(term, row.taken_over_at.getTime());
  const units = due - BigInt(row.credited);
  await addCredit(tx, { memberId, units, reason: 'unused_plan', nowMs });
}

function isSamePlan(one: StoredPlan, other: StoredPlan): boolean {
  return one.source === other.source && one.anchorMs === other.anchorMs && one.tier === other.tier;
}
