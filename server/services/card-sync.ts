import { sql } from 'kysely';
import { cardStanding } from '#rules/card-standing.ts';
import { termOf, unusedUnits } from '#rules/coin-terms.ts';
import type { BillingPeriod, PlanId } from '#rules/plans.ts';
import type { Db } from '#server/db/connect.ts';
import type { CardCharge, CardCheckout, CardSubscription, Cards } from '#server/gateways/cards.ts';
import { writeAudit } from './audit.ts';
import { isPageOf } from './card-pages.ts';
import { readCoinTerm } from './coin-plans.ts';
import { addCredit } from './credits.ts';
import { nextQuestion } from './outside-questions.ts';
import {
  lockBilling,
  readStoredPlan,
  type StoredPlan,
  timeOf,
  writePlan,
} from './subscription-rows.ts';

export type CardSyncDeps = { db: Db; cards: Cards; now: () => number };

/** What Stripe's answers change, to be done in one transaction with what asked for them. */
export type Apply = (tx: Db) => Promise<void>;

const NOTHING: Apply = async () => {};

/** Asks how a payment page stands, and the subscription that came of it. */
export async function askCheckout(deps: CardSyncDeps, sessionId: string): Promise<Apply> {
  const { db, cards, now } = deps;
  const question = await nextQuestion(db);
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

/** Asks how a subscription stands. */
export async function askSubscription(deps: CardSyncDeps, id: string): Promise<Apply> {
  const { db, cards, now } = deps;
  const question = await nextQuestion(db);
  const subscription = await cards.readSubscription(id);
  if (subscription === null) return NOTHING;
  return async (tx) => {
    await applySubscription(tx, { subscription, question, cards, nowMs: now() });
  };
}

/** Asks what became of a payment, and how the subscription stands that it paid. */
export async function askCharge(deps: CardSyncDeps, id: string): Promise<Apply> {
  const { db, cards, now } = deps;
  const question = await nextQuestion(db);
  const charge = await cards.readCharge(id);
  if (charge.subscriptionId === null) return NOTHING;
  const subscription = await cards.readSubscription(charge.subscriptionId);
  if (subscription === null) return NOTHING;
  return async (tx) => {
    if (charge.isLive !== cards.isLive) return;
    const memberId = await findOwner(tx, subscription.id);
    if (memberId === null) {
      // Told of before its checkout was: a plan must not begin without knowing that it was given back.
      if (await isOrdered(tx, subscription)) throw new StaleAnswer();
      return;
    }
    await lockBilling(tx, memberId);
    await writeHold(tx, charge, { subscriptionId: subscription.id, question });
    const isApplied = await applySubscription(tx, { subscription, question, cards, nowMs: now() });
    // Somebody who knew nothing of the hold has decided meanwhile.
    if (!isApplied) throw new StaleAnswer();
  };
}

/** An answer came too late to be applied, or an event too early: to be asked for again. */
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

// By the session that we know; by our own id where the answer with the session's got lost.
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
    select from card_checkouts where id = ${named}::uuid and status = 'open'`.execute(tx);
  return rows.length > 0;
}

async function endOrder(tx: Db, id: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    update card_checkouts set status = 'ended', ended_at = ${timeOf(nowMs)}::timestamptz
    where id = ${id}::uuid and status = 'open' returning 1`.execute(tx);
  return rows.length > 0;
}

/** Ends the order, so that it is not asked for again; told once. */
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
    update card_checkouts set status = 'paid', ended_at = ${timeOf(nowMs)}::timestamptz
    where id = ${order.id}::uuid and status <> 'paid'`.execute(tx);
  await sql`
    insert into card_subscriptions (id, member_id, customer_id, checkout_id, applied, linked_at)
    values (${id}, ${order.memberId}::bigint, ${customerId}, ${order.id}::uuid, 0, ${timeOf(nowMs)}::timestamptz)
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
      ${timeOf(charge.paidUntilMs)}::timestamptz, ${!isHeld}::boolean, ${String(question)}::bigint)
    on conflict (charge_id) do update set lifted = excluded.lifted, reason = excluded.reason, applied = excluded.applied
    where card_holds.applied < excluded.applied`.execute(tx);
}

type Linked = {
  member_id: bigint;
  checkout_id: string;
  applied: string;
  is_newest: boolean;
  is_held: boolean;
};

/**
 * Writes down how a subscription stands by Stripe's word, unless a later question was answered already. One that we
 * have not linked to a payment of ours is nobody's, and waits for its checkout.
 *
 * @returns false when a later question was answered already
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
    select member_id, checkout_id, applied::text as applied,
      not exists (select from card_subscriptions o where o.member_id = s.member_id
        and (o.linked_at, o.id) > (s.linked_at, s.id)) as is_newest,
      exists (select from card_holds h where h.subscription_id = s.id and not h.lifted
        and h.until_at > ${timeOf(nowMs)}::timestamptz) as is_held
    from card_subscriptions s where id = ${subscription.id}`.execute(tx);
  const [linked] = rows;
  if (!linked || question <= BigInt(linked.applied)) return false;
  const order = await findPlanOrder(tx, subscription, owner, linked.checkout_id);
  const isPriceRight =
    order !== null &&
    order.amountCents === subscription.amountCents &&
    order.currency === subscription.currency &&
    order.period === subscription.period;
  const standing = cardStanding({ ...subscription, isHeld: linked.is_held, isPriceRight });
  await sql`
    update card_subscriptions set applied = ${String(question)}::bigint, status = ${subscription.status},
      paid_until = ${standing === null ? null : timeOf(standing.expiresAtMs)}::timestamptz,
      checked_at = ${timeOf(nowMs)}::timestamptz, pay_url = ${payUrlOf(subscription, cards)}
    where id = ${subscription.id}`.execute(tx);
  if (standing === null || order === null || !linked.is_newest) return true;
  const isFirst = BigInt(linked.applied) === 0n;
  const before = await readStoredPlan(tx, owner);
  if (before !== null && before.source !== 'card') {
    if (!isFirst || standing.status !== 'active') return true;
    await creditRest(tx, { memberId: owner, before, checkoutId: linked.checkout_id, nowMs });
  }
  await settleChange(tx, order.id, nowMs);
  const goesOn = before?.source === 'card' && before.status !== 'cancelled' && !isFirst;
  await writePlan(tx, {
    memberId: owner,
    nowMs,
    plan: {
      tier: order.tier,
      period: order.period,
      source: 'card',
      status: standing.status,
      anchorMs: goesOn ? before.anchorMs : subscription.periodStartMs,
      expiresMs: standing.expiresAtMs,
      endsAtExpiry: subscription.endsAtPeriodEnd || standing.status === 'cancelled',
    },
  });
  return true;
}

/** Where an invoice that is open can be paid: on Stripe's own page and nowhere else. */
function payUrlOf({ payUrl }: CardSubscription, { apiRoot }: Cards): string | null {
  return payUrl !== null && isPageOf(payUrl, 'invoice', apiRoot) ? payUrl : null;
}

// The plan is what the row says that Stripe was given: of a first payment, or of a change of that subscription.
async function findPlanOrder(
  tx: Db,
  { id, checkoutId }: CardSubscription,
  memberId: bigint,
  first: string,
): Promise<Order | null> {
  const named = /^[0-9a-f-]{36}$/.test(checkoutId ?? '') ? checkoutId : null;
  const { rows } = await sql<OrderRow>`
    select id, member_id, tier, period, amount_cents::text as amount_cents, currency from card_checkouts
    where id = ${named}::uuid and member_id = ${memberId}::bigint
      and (id = ${first}::uuid or subscription_id = ${id})`.execute(tx);
  return orderOf(rows[0]);
}

async function settleChange(tx: Db, orderId: string, nowMs: number): Promise<void> {
  await sql`
    update card_checkouts set status = 'paid', ended_at = ${timeOf(nowMs)}::timestamptz
    where id = ${orderId}::uuid and kind = 'change' and status <> 'paid'`.execute(tx);
}

// A plan that coins had paid, and that a card pays from now on: its rest is the member's.
async function creditRest(
  tx: Db,
  input: { memberId: bigint; before: StoredPlan; checkoutId: string; nowMs: number },
): Promise<void> {
  const { memberId, before, checkoutId, nowMs } = input;
  if (before.source !== 'coin' || before.status !== 'active') return;
  const term = (await readCoinTerm(tx, memberId)) ?? termOf({ ...before, nowMs });
  const units = unusedUnits(term, nowMs);
  await addCredit(tx, { memberId, units, reason: 'unused_plan', checkoutId, nowMs });
}
