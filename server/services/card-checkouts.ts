import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { type BillingPeriod, type Plan, type PlanId, planFor } from '#rules/plans.ts';
import type { Db } from '#server/db/connect.ts';
import type { CardOrder } from '#server/gateways/cards.ts';
import { writeAudit } from './audit.ts';
import { isPageOf } from './card-pages.ts';
import { askCheckout, askSubscription, type CardSyncDeps } from './card-sync.ts';
import { cardError, isCardRefusal } from './outside-failures.ts';
import { standingOfPlan } from './plan-standing.ts';
import { lockBilling, readStoredPlan, timeOf } from './subscription-rows.ts';

export type CheckoutDeps = CardSyncDeps & {
  /** Where the site is reached, without a slash at its end. */
  publicUrl: string;
  /** The page to which Stripe sends buyers back. */
  returnPath: string;
};

type Wish = { memberId: bigint; tier: PlanId; period: BillingPeriod };

const CURRENCY = 'usd';
/** Stripe takes half an hour to a day. */
const OPEN_FOR_MS = 2 * 60 * 60_000;
/** A page that is about to close is not handed out. */
const LEAST_LEFT_MS = 60_000;

/** A subscription that Stripe still collects for. */
const LIVE = ['active', 'past_due', 'unpaid', 'paused', 'incomplete'];

/**
 * The page on which a member pays a plan by card; the open one, where there is one. Null: the card that pays a plan
 * already was asked for the difference, and the plan is changed.
 *
 * Throws `conflict` for what cannot be bought now and `unavailable` when Stripe is.
 */
export async function startCardPayment(
  deps: CheckoutDeps,
  wish: Wish,
): Promise<{ checkoutUrl: string | null }> {
  const live = await findLiveSubscription(deps.db, wish.memberId);
  if (live !== null) {
    await changeCardPlan(deps, wish, live.id);
    return { checkoutUrl: null };
  }
  await endOtherPage(deps, wish);
  const order = await openOrder(deps, wish);
  if (order.url !== null) return { checkoutUrl: order.url };
  return { checkoutUrl: await openPage(deps, wish, order) };
}

/**
 * A page of Stripe's on which a member changes the card that pays the plan. Throws `conflict` where none does, and
 * `unavailable`.
 */
export async function openCardPortal(deps: CheckoutDeps, memberId: bigint): Promise<string> {
  const { db, cards, publicUrl, returnPath } = deps;
  const live = await findLiveSubscription(db, memberId);
  if (live === null) throw new AppError('conflict', 'No card pays your plan now.');
  const url = await cards
    .openPortal(live.customerId, `${publicUrl}${returnPath}`)
    .catch((error: unknown) => {
      throw cardError(error);
    });
  if (isPageOf(url, 'portal', cards.apiRoot)) return url;
  throw new AppError('unavailable', 'The card processor gave no page to change the card on.');
}

type OpenOrder = { id: string; url: string | null; expiresMs: number; customerId: string | null };
type OrderRow = {
  id: string;
  tier: string;
  period: string;
  url: string | null;
  session_id: string | null;
  expires_at: Date;
};

/** Of the member's last subscription by card. */
async function findLiveSubscription(db: Db, memberId: bigint) {
  const { rows } = await sql<{ id: string; status: string | null; customer_id: string }>`
    select id, status, customer_id from card_subscriptions where member_id = ${memberId}::bigint
    order by linked_at desc, id desc limit 1`.execute(db);
  const [row] = rows;
  return row && LIVE.includes(row.status ?? '')
    ? { id: row.id, customerId: row.customer_id }
    : null;
}

async function readOpenOrder(db: Db, memberId: bigint): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select id, tier, period, url, session_id, expires_at from card_checkouts
    where member_id = ${memberId}::bigint and status = 'open' and kind = 'checkout'`.execute(db);
  return rows[0];
}

// Two pages at once could both be paid: the other plan's is closed at Stripe before this one is opened.
async function endOtherPage(deps: CheckoutDeps, wish: Wish): Promise<void> {
  const { db, cards, now } = deps;
  const open = await readOpenOrder(db, wish.memberId);
  if (!open) return;
  const isSame = open.tier === wish.tier && open.period === wish.period;
  if (isSame && open.expires_at.getTime() - now() >= LEAST_LEFT_MS) return;
  if (open.session_id !== null) {
    try {
      await cards.endCheckout(open.session_id);
    } catch (error) {
      if (!isCardRefusal(error)) throw cardError(error);
      await apply(deps, () => askCheckout(deps, open.session_id ?? ''));
      if ((await findLiveSubscription(db, wish.memberId)) !== null) {
        throw new AppError('conflict', 'Your earlier payment has just gone through.');
      }
    }
  }
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${timeOf(now())}::timestamptz
    where id = ${open.id}::uuid and status = 'open'`.execute(db);
}

/** The order that is open, or a new one; written down before Stripe is called. */
async function openOrder({ db, now }: CheckoutDeps, wish: Wish): Promise<OpenOrder> {
  const nowMs = now();
  return db.transaction().execute(async (tx) => {
    await lockBilling(tx, wish.memberId);
    const stored = await readStoredPlan(tx, wish.memberId);
    if (stored !== null && stored.source !== 'card' && standingOfPlan(stored, nowMs).isUsable) {
      const paid = stored.source === 'coin' ? 'paid in coins' : 'given to you';
      throw new AppError(
        'conflict',
        `Your plan is ${paid} until ${timeOf(stored.expiresMs).slice(0, 10)}. Pay by card once it has ended.`,
      );
    }
    const customers = await sql<{ customer_id: string }>`
      select customer_id from card_subscriptions where member_id = ${wish.memberId}::bigint
      order by linked_at desc limit 1`.execute(tx);
    const customerId = customers.rows[0]?.customer_id ?? null;
    const open = await readOpenOrder(tx, wish.memberId);
    if (open) {
      const { id, url, expires_at } = open;
      if (open.tier === wish.tier && open.period === wish.period) {
        return { id, url, customerId, expiresMs: expires_at.getTime() };
      }
      throw new AppError('conflict', 'Another payment by card was just begun. Try again.');
    }
    const id = randomUUID();
    // Whole seconds, as Stripe takes them: a repeat has to say the very same.
    const expiresMs = Math.floor((nowMs + OPEN_FOR_MS) / 1000) * 1000;
    await sql`
      insert into card_checkouts (id, member_id, tier, period, amount_cents, currency, kind, status, created_at, expires_at)
      values (${id}::uuid, ${wish.memberId}::bigint, ${wish.tier}, ${wish.period},
        ${centsOf(requirePlan(wish.tier), wish.period)}::bigint, ${CURRENCY}, 'checkout', 'open',
        ${timeOf(nowMs)}::timestamptz, ${timeOf(expiresMs)}::timestamptz)`.execute(tx);
    return { id, url: null, customerId, expiresMs };
  });
}

async function openPage(deps: CheckoutDeps, wish: Wish, order: OpenOrder): Promise<string> {
  const { db, cards, publicUrl, returnPath } = deps;
  const page = await cards
    .openCheckout({
      ...orderOf(order.id, wish),
      customerId: order.customerId,
      successUrl: `${publicUrl}${returnPath}?payment=done`,
      cancelUrl: `${publicUrl}${returnPath}?payment=cancelled`,
      expiresAtMs: order.expiresMs,
    })
    .catch(async (error: unknown) => {
      // What was refused stays refused under its key: the next press begins anew.
      if (isCardRefusal(error)) await endOrder(deps, order.id);
      throw cardError(error);
    });
  if (page.url === null || !isPageOf(page.url, 'checkout', cards.apiRoot)) {
    throw new AppError('unavailable', 'The card processor gave no page to pay on.');
  }
  const { rows } = await sql`
    update card_checkouts set session_id = ${page.sessionId}, url = ${page.url}
    where id = ${order.id}::uuid and status = 'open' returning 1`.execute(db);
  if (rows.length === 0) {
    // Given up meanwhile, for another plan: both could be paid.
    await cards.endCheckout(page.sessionId).catch((error: unknown) => {
      throw cardError(error);
    });
    throw new AppError('conflict', 'Another payment by card was just begun. Try again.');
  }
  return page.url;
}

async function endOrder({ db, now }: CheckoutDeps, id: string): Promise<void> {
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${timeOf(now())}::timestamptz
    where id = ${id}::uuid and status = 'open'`.execute(db);
}

async function changeCardPlan(
  deps: CheckoutDeps,
  wish: Wish,
  subscriptionId: string,
): Promise<void> {
  const { db, cards, now } = deps;
  await apply(deps, () => askSubscription(deps, subscriptionId));
  const orderId = await openChange(db, { ...wish, subscriptionId, nowMs: now() });
  try {
    await cards.changeSubscription(subscriptionId, orderOf(orderId, wish));
  } catch (error) {
    if (isCardRefusal(error)) await endOrder(deps, orderId);
    throw cardError(error);
  }
  await apply(deps, () => askSubscription(deps, subscriptionId));
}

async function openChange(
  db: Db,
  change: Wish & { subscriptionId: string; nowMs: number },
): Promise<string> {
  const { memberId, tier, period, subscriptionId, nowMs } = change;
  return db.transaction().execute(async (tx) => {
    await lockBilling(tx, memberId);
    const stored = await readStoredPlan(tx, memberId);
    if (stored?.source !== 'card' || standingOfPlan(stored, nowMs).status !== 'active') {
      throw new AppError(
        'conflict',
        'Your last payment by card needs your attention first: pay it on Stripe’s page.',
      );
    }
    if (stored.tier === tier && stored.period === period) {
      throw new AppError('conflict', 'This is the plan that you have.');
    }
    // The same wish again, whose answer got lost, goes out under the same key.
    const { rows } = await sql<{ id: string }>`
      select id from card_checkouts where member_id = ${memberId}::bigint and kind = 'change' and status = 'open'
        and subscription_id = ${subscriptionId} and tier = ${tier} and period = ${period}
        and expires_at > ${timeOf(nowMs)}::timestamptz`.execute(tx);
    if (rows[0]) return rows[0].id;
    const id = randomUUID();
    await sql`
      insert into card_checkouts (id, member_id, tier, period, amount_cents, currency, kind, status, subscription_id,
        created_at, expires_at)
      values (${id}::uuid, ${memberId}::bigint, ${tier}, ${period}, ${centsOf(requirePlan(tier), period)}::bigint,
        ${CURRENCY}, 'change', 'open', ${subscriptionId}, ${timeOf(nowMs)}::timestamptz,
        ${timeOf(nowMs + OPEN_FOR_MS)}::timestamptz)`.execute(tx);
    return id;
  });
}

/**
 * Has a plan that a card pays end with what is paid, or takes that back. Throws `conflict` where no card pays one, or
 * it is over, and `unavailable`.
 */
export async function setPlanEnds(
  deps: CardSyncDeps,
  input: { memberId: bigint; actor: string; ends: boolean },
): Promise<void> {
  const { db, cards, now } = deps;
  const stored = await readStoredPlan(db, input.memberId);
  const live = await findLiveSubscription(db, input.memberId);
  const isOver = stored === null || !standingOfPlan(stored, now()).isUsable;
  if (live === null || stored?.source !== 'card' || isOver) {
    throw new AppError(
      'conflict',
      'No card pays your plan now, so there is nothing to cancel or resume.',
    );
  }
  try {
    await cards.setEndsAtPeriodEnd(live.id, input.ends);
  } catch (error) {
    throw cardError(error);
  }
  await writeAudit(db, {
    actor: input.actor,
    action: input.ends ? 'subscription_cancelled' : 'subscription_resumed',
    entity: 'subscription',
    entityId: String(input.memberId),
    atMs: now(),
  });
  await apply(deps, () => askSubscription(deps, live.id));
}

/** Asks Stripe and writes down what it says. Throws `unavailable`. */
async function apply(deps: CardSyncDeps, ask: () => ReturnType<typeof askSubscription>) {
  const change = await ask().catch((error: unknown) => {
    throw cardError(error);
  });
  await deps.db.transaction().execute(change);
}

function orderOf(checkoutId: string, { tier, period }: Wish): CardOrder {
  const plan = requirePlan(tier);
  return {
    checkoutId,
    tier,
    productName: `${plan.name} developer plan`,
    period,
    amountCents: centsOf(plan, period),
    currency: CURRENCY,
  };
}

function requirePlan(tier: string): Plan {
  const plan = planFor(tier);
  if (!plan) throw new RangeError(`no plan is called ${tier}`);
  return plan;
}

function centsOf(plan: Plan, period: BillingPeriod): number {
  return period === 'yearly' ? plan.yearlyCents : plan.monthlyCents;
}
