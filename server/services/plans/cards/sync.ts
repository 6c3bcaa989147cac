import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { cardStanding } from '#rules/plans/card-standing.ts';
import { unusedUnits } from '#rules/plans/coin-terms.ts';
import { type BillingPeriod, CARD_CURRENCY, type PlanId, planAtPrice } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type {
  CardCharge,
  CardCheckout,
  CardSubscription,
  Cards,
} from '#server/gateways/cards/cards.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { nextReading } from '#server/services/chain/reading-order.ts';
import { readCoinTerm, rewriteCoinPlan } from '../coins/terms.ts';
import { addCredit } from '../credits.ts';
import { lockBilling, readStoredPlan, type StoredPlan, writePlan } from '../subscription-rows.ts';
import { isPageOf } from './pages.ts';

export type CardSyncDeps = { db: Db; cards: Cards; now: () => number };

/** The changes from Stripe's answers, to apply in one transaction with the reason for asking. */
export type Apply = (tx: Db) => Promise<void>;

const NOTHING: Apply = async () => {};

/** Looks up a checkout page and the subscription it led to. */
export async function askCheckout(deps: CardSyncDeps, sessionId: string): Promise<Apply> {
  const { db, cards, now } = deps;
  const question = await nextReading(db);
  const checkout = await cards.readCheckout(sessionId);
  const { subscriptionId } = checkout;
  const subscription =
    subscriptionId === null ? null : await cards.readSubscription(subscriptionId);
  return async (tx) => {
    const order = await findOrder(tx, checkout);
    if (order === null || checkout.isLive !== cards.isLive) return;
    if (checkout.status === 'expired') {
      await endOrder(tx, order.id, now());
      return;
    }
    if (checkout.status !== 'complete' || !checkout.isPaid || subscription === null) return;
    await lockBilling(tx, order.memberId);
    if (checkout.amountCents !== order.amountCents || checkout.currency !== order.currency) {
      const why = `paid ${checkout.amountCents} ${checkout.currency}`;
      return refuse(tx, order, { why, nowMs: now() });
    }
    await linkSubscription(tx, order, subscription, now());
    await applySubscription(tx, { subscription, question, cards, nowMs: now() });
  };
}

/** Looks up a subscription. */
export async function askSubscription(deps: CardSyncDeps, id: string): Promise<Apply> {
  const { db, cards, now } = deps;
  const question = await nextReading(db);
  const subscription = await cards.readSubscription(id);
  if (subscription === null) return NOTHING;
  return async (tx) => {
    await applySubscription(tx, { subscription, question, cards, nowMs: now() });
  };
}

/** Looks up a charge and the subscription it paid. */
export async function askCharge(deps: CardSyncDeps, id: string): Promise<Apply> {
  const { db, cards, now } = deps;
  const question = await nextReading(db);
  const charge = await cards.readCharge(id);
  if (charge.subscriptionId === null) return NOTHING;
  const subscription = await cards.readSubscription(charge.subscriptionId);
  if (subscription === null) return NOTHING;
  return async (tx) => {
    if (charge.isLive !== cards.isLive) return;
    const memberId = await findOwner(tx, subscription.id);
    if (memberId === null) {
      // The refund was reported before its checkout. A plan must not start without knowing of the refund.
      if (await isOrdered(tx, subscription)) throw new StaleAnswer();
      return;
    }
    await lockBilling(tx, memberId);
    await writeHold(tx, charge, { subscriptionId: subscription.id, question });
    const isApplied = await applySubscription(tx, { subscription, question, cards, nowMs: now() });
    // Another server decided meanwhile without knowing of the hold.
    if (!isApplied) throw new StaleAnswer();
    // A plan in coins may have started with the value of the charge, and have become credit since.
    const stored = await readStoredPlan(tx, memberId);
    if (stored?.source === 'coin' || stored?.source === 'card') {
      await rewriteCoinPlan(tx, { memberId, nowMs: now(), keepsCard: true });
    }
  };
}

/** Thrown if the answer was outdated or the event came too early: look it up again. */
export class StaleAnswer extends Error {}

type Order = {
  id: string;
  memberId: bigint;
  tier: PlanId;
  period: BillingPeriod;
  amountCents: number;
  currency: string;
};
type OrderRow = {
  id: string;
  member_id: bigint;
  tier: PlanId;
  period: BillingPeriod;
  amount_cents: string;
  currency: string;
};

function orderOf(row: OrderRow | undefined): Order | null {
  if (!row) return null;
  const { id, tier, period, currency } = row;
  return {
    id,
    tier,
    period,
    currency,
    memberId: row.member_id,
    amountCents: Number(row.amount_cents),
  };
}

// Found by the session if it is known, or by our own id if the answer with the session was lost.
async function findOrder(tx: Db, checkout: CardCheckout): Promise<Order | null> {
  const own = /^[0-9a-f-]{36}$/.test(checkout.checkoutId ?? '') ? checkout.checkoutId : null;
  const { rows } = await sql<OrderRow>`
    select id, member_id, tier, period, amount_cents::text as amount_cents, currency from card_checkouts
    where kind = 'checkout' and (session_id = ${checkout.sessionId}
      or (session_id is null and id = ${own}::uuid))`.execute(tx);
  return orderOf(rows[0]);
}

async function isOrdered(tx: Db, { checkoutId }: CardSubscription): Promise<boolean> {
  const named = /^[0-9a-f-]{36}$/.test(checkoutId ?? '') ? checkoutId : null;
  const { rows } = await sql`
    select from card_checkouts where id = ${named}::uuid and status <> 'ended'`.execute(tx);
  return rows.length > 0;
}

async function endOrder(tx: Db, id: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    update card_checkouts set status = 'ended', ended_at = ${isoTime(nowMs)}::timestamptz
    where id = ${id}::uuid and status = 'open' returning 1`.execute(tx);
  return rows.length > 0;
}

/** Closes the order, so that it is not looked up again; audited once. */
async function refuse(
  tx: Db,
  order: Order,
  { why, nowMs }: { why: string; nowMs: number },
): Promise<void> {
  if (!(await endOrder(tx, order.id, nowMs))) return;
  await writeAudit(tx, {
    actor: 'system',
    action: 'card_payment_refused',
    entity: 'subscription',
    entityId: String(order.memberId),
    after: { why, wanted: `${order.amountCents} ${order.currency}` },
  });
}

async function linkSubscription(
  tx: Db,
  order: Order,
  { id, customerId }: CardSubscription,
  nowMs: number,
): Promise<void> {
  await sql`
    update card_checkouts set status = 'paid', ended_at = ${isoTime(nowMs)}::timestamptz
    where id = ${order.id}::uuid and status <> 'paid'`.execute(tx);
  await sql`
    insert into card_subscriptions (id, member_id, customer_id, checkout_id, applied, linked_at)
    values (${id}, ${order.memberId}::bigint, ${customerId}, ${order.id}::uuid, 0, ${isoTime(nowMs)}::timestamptz)
    on conflict (id) do nothing`.execute(tx);
}

async function findOwner(tx: Db, subscriptionId: string): Promise<bigint | null> {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from card_subscriptions where id = ${subscriptionId}`.execute(tx);
  return rows[0]?.member_id ?? null;
}

async function writeHold(
  tx: Db,
  charge: CardCharge,
  { subscriptionId, question }: { subscriptionId: string; question: bigint },
): Promise<void> {
  const isHeld = charge.isRefunded || charge.isDisputed;
  await sql`
    insert into card_holds (charge_id, subscription_id, reason, until_at, lifted, applied)
    values (${charge.id}, ${subscriptionId}, ${charge.isRefunded ? 'refunded' : 'disputed'},
      ${isoTime(charge.paidUntilMs)}::timestamptz, ${!isHeld}::boolean, ${String(question)}::bigint)
    on conflict (charge_id) do update set lifted = excluded.lifted, reason = excluded.reason, applied = excluded.applied
    where card_holds.applied < excluded.applied`.execute(tx);
}

type Linked = {
  checkout_id: string;
  applied: string;
  /** As in the first order. */
  tier: PlanId;
  period: BillingPeriod;
  is_newest: boolean;
  is_held: boolean;
  plan_changed_at: Date | null;
};

/**
 * Stores a subscription's state at Stripe, unless a later look-up was applied already. A subscription that is not linked to one
 * of our checkouts belongs to nobody, and waits for its checkout.
 *
 * @returns false if a later look-up was applied already
 */
async function applySubscription(
  tx: Db,
  input: { subscription: CardSubscription; question: bigint; cards: Cards; nowMs: number },
): Promise<boolean> {
  const { subscription, question, cards, nowMs } = input;
  const owner = await findOwner(tx, subscription.id);
  if (owner === null || subscription.isLive !== cards.isLive) return true;
  await lockBilling(tx, owner);
  const { rows } = await sql<Linked>`
    select s.checkout_id, s.applied::text as applied, c.tier, c.period,
      not exists (select from card_subscriptions o where o.member_id = s.member_id
        and (o.linked_at, o.id) > (s.linked_at, s.id)) as is_newest,
      exists (select from card_holds h where h.subscription_id = s.id and not h.lifted
        and h.until_at > ${isoTime(nowMs)}::timestamptz) as is_held,
      (select p.changed_at from subscriptions p where p.member_id = s.member_id) as plan_changed_at
    from card_subscriptions s join card_checkouts c on c.id = s.checkout_id
    where s.id = ${subscription.id}`.execute(tx);
  const [linked] = rows;
  if (!linked || question <= BigInt(linked.applied)) return false;
  const paid = await followPrice(tx, { subscription, memberId: owner, nowMs });
  const standing = cardStanding({
    ...subscription,
    isHeld: linked.is_held,
    isPriceRight: paid !== null,
  });
  await sql`
    update card_subscriptions set applied = ${String(question)}::bigint, status = ${subscription.status},
      paid_until = ${standing === null ? null : isoTime(standing.expiresAtMs)}::timestamptz,
      checked_at = ${isoTime(nowMs)}::timestamptz, pay_url = ${payUrlOf(subscription, cards)}
    where id = ${subscription.id}`.execute(tx);
  if (standing === null || !linked.is_newest) return true;
  const isFirst = BigInt(linked.applied) === 0n;
  const before = await readStoredPlan(tx, owner);
  if (before !== null && before.source !== 'card') {
    const isNewMoney = isFirst || isRenewedAfter(before, linked.plan_changed_at, subscription);
    if (!isNewMoney || standing.status !== 'active') return true;
    const checkoutId = isFirst ? linked.checkout_id : null;
    await creditRest(tx, { memberId: owner, before, checkoutId, nowMs });
  }
  const goesOn = before?.source === 'card' && before.status !== 'cancelled' && !isFirst;
  await writePlan(tx, {
    memberId: owner,
    nowMs,
    plan: {
      tier: paid?.tier ?? linked.tier,
      period: paid?.period ?? linked.period,
      source: 'card',
      status: standing.status,
      anchorMs: goesOn ? before.anchorMs : subscription.periodStartMs,
      expiresMs: standing.expiresAtMs,
      endsAtExpiry: subscription.endsAtPeriodEnd || standing.status === 'cancelled',
    },
  });
  return true;
}

/** The page where an open invoice can be paid; only a page of Stripe's own. */
function payUrlOf({ payUrl }: CardSubscription, { apiRoot }: Cards): string | null {
  return payUrl !== null && isPageOf(payUrl, 'invoice', apiRoot) ? payUrl : null;
}

/**
 * The plan that a subscription pays: the plan ordered at its price, at first or in the portal, or else the plan sold at that
 * price today, as chosen by the member in the portal. The result is stored, so that it survives price changes. Null if nothing is
 * sold at that price.
 */
async function followPrice(
  tx: Db,
  input: { subscription: CardSubscription; memberId: bigint; nowMs: number },
): Promise<Pick<Order, 'tier' | 'period'> | null> {
  const { id, amountCents, currency, period } = input.subscription;
  if (period === null) return null;
  const { rows } = await sql<{ tier: PlanId }>`
    select tier from card_checkouts
    where (id = (select checkout_id from card_subscriptions where id = ${id}) or subscription_id = ${id})
      and member_id = ${input.memberId}::bigint and amount_cents = ${amountCents}::bigint
      and currency = ${currency} and period = ${period}
    order by created_at desc limit 1`.execute(tx);
  if (rows[0]) return { tier: rows[0].tier, period };
  const plan = currency === CARD_CURRENCY ? planAtPrice(amountCents, period) : undefined;
  if (!plan) return null;
  const at = isoTime(input.nowMs);
  await sql`
    insert into card_checkouts (id, member_id, tier, period, amount_cents, currency, kind, status, subscription_id,
      created_at, expires_at, ended_at)
    values (${randomUUID()}::uuid, ${input.memberId}::bigint, ${plan.id}, ${period}, ${amountCents}::bigint,
      ${currency}, 'change', 'paid', ${id}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`.execute(
    tx,
  );
  return { tier: plan.id, period };
}

// True if the subscription was cancelled in favour of coins and then resumed: its next period is paid twice.
function isRenewedAfter(
  before: StoredPlan,
  changedAt: Date | null,
  { isInvoicePaid, periodStartMs }: CardSubscription,
): boolean {
  const isPaidByCoins = before.source === 'coin' && changedAt !== null;
  return isPaidByCoins && isInvoicePaid && periodStartMs >= changedAt.getTime();
}

// A card replaces a plan that coins had paid: the unused rest is credited.
async function creditRest(
  tx: Db,
  input: { memberId: bigint; before: StoredPlan; checkoutId: string | null; nowMs: number },
): Promise<void> {
  const { memberId, before, checkoutId, nowMs } = input;
  if (before.source !== 'coin' || before.status !== 'active') return;
  const term = await readCoinTerm(tx, memberId);
  if (term === null) return;
  const units = unusedUnits(term, nowMs);
  const paidBy = checkoutId === null ? {} : { checkoutId };
  await addCredit(tx, { memberId, units, reason: 'unused_plan', nowMs, ...paidBy });
}
