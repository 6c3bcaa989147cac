import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import {
  type BillingPeriod,
  CARD_CURRENCY,
  cardPriceCents,
  type Plan,
  type PlanId,
  planFor,
} from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { cardError, isCardRefusal } from '#server/services/external/failures.ts';
import { standingOfPlan } from '../standing.ts';
import { lockBilling, readStoredPlan } from '../subscription-rows.ts';
import { isPageOf } from './pages.ts';
import { askCheckout, askSubscription, type CardSyncDeps } from './sync.ts';

export type CheckoutDeps = CardSyncDeps & {
  /** The site's address, without a trailing slash. */
  publicUrl: string;
  /** The path that Stripe sends buyers back to. */
  returnPath: string;
};

type Wish = { memberId: bigint; tier: PlanId; period: BillingPeriod };

/** Stripe allows half an hour to a day. */
const OPEN_FOR_MS = 2 * 60 * 60_000;
/** A checkout page about to expire is not handed out. */
const LEAST_LEFT_MS = 60_000;

/** Stripe still collects in these states. */
const LIVE = ['active', 'past_due', 'unpaid', 'paused', 'incomplete'];

/**
 * Returns the checkout page for a plan by card; the open page if there is one. If a card already pays a plan, it returns the
 * portal: a second checkout page would start a second subscription, and both would be charged.
 *
 * Throws `conflict` for a plan that cannot be bought now, and `unavailable` if Stripe is.
 */
export async function openCardCheckout(
  deps: CheckoutDeps,
  wish: Wish,
): Promise<{ checkoutUrl: string }> {
  const { db } = deps;
  const { memberId } = wish;
  await requireNoOtherPlan(deps, memberId);
  const known = await findLiveSubscription(db, memberId);
  if (known !== null) {
    // The subscription may have ended without an event.
    await apply(deps, () => askSubscription(deps, known.id));
    const live = await findLiveSubscription(db, memberId);
    if (live !== null) return { checkoutUrl: await openPortal(deps, live.customerId) };
  }
  await endOtherPage(deps, wish);
  const order = await openOrder(deps, wish);
  if (order.url !== null) return { checkoutUrl: order.url };
  return { checkoutUrl: await openPage(deps, wish, order) };
}

/**
 * Stripe's portal page, where a member changes, cancels and resumes the plan that a card pays, or changes the card.
 * Throws `conflict` if no card pays it, and `unavailable`.
 */
export async function openCardPortal(deps: CheckoutDeps, memberId: bigint): Promise<string> {
  await requireNoOtherPlan(deps, memberId);
  const live = await findLiveSubscription(deps.db, memberId);
  if (live === null) throw new AppError('conflict', (m) => m.refusal_card_none());
  return openPortal(deps, live.customerId);
}

async function openPortal(deps: CheckoutDeps, customerId: string): Promise<string> {
  const { cards, publicUrl, returnPath } = deps;
  const url = await cards
    .openPortal(customerId, `${publicUrl}${returnPath}?payment=managed`)
    .catch((error: unknown) => {
      throw cardError(error);
    });
  if (isPageOf(url, 'portal', cards.apiRoot)) return url;
  throw new AppError('unavailable', (m) => m.refusal_card_no_portal());
}

/**
 * Throws while coins or a grant provide the plan: the portal could resume a cancelled subscription, and the same time would be
 * paid twice.
 */
async function requireNoOtherPlan(
  { db, now }: Pick<CheckoutDeps, 'db' | 'now'>,
  memberId: bigint,
): Promise<void> {
  const stored = await readStoredPlan(db, memberId);
  if (stored === null || stored.source === 'card') return;
  if (!standingOfPlan(stored, now()).isUsable) return;
  const until = { date: isoTime(stored.expiresMs).slice(0, 10) };
  throw new AppError('conflict', (m) =>
    stored.source === 'coin' ? m.refusal_card_coins(until) : m.refusal_card_given(until),
  );
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

/** The member's latest card subscription, if it is live. */
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

// Two open pages could both be paid, so the other plan's page is closed at Stripe before this one opens.
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
      if ((await findLiveSubscription(db, wish.memberId)) !== null) throw justPaid();
    }
  }
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${isoTime(now())}::timestamptz
    where id = ${open.id}::uuid and status = 'open'`.execute(db);
}

/** The open order, or a new one; stored before Stripe is called. */
async function openOrder({ db, now }: CheckoutDeps, wish: Wish): Promise<OpenOrder> {
  const nowMs = now();
  return db.transaction().execute(async (tx) => {
    await lockBilling(tx, wish.memberId);
    await requireNoOtherPlan({ db: tx, now }, wish.memberId);
    if ((await findLiveSubscription(tx, wish.memberId)) !== null) throw justPaid();
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
      throw new AppError('conflict', (m) => m.refusal_card_begun());
    }
    const id = randomUUID();
    // Whole seconds, as Stripe requires them: a retry must send exactly the same.
    const expiresMs = Math.floor((nowMs + OPEN_FOR_MS) / 1000) * 1000;
    await sql`
      insert into card_checkouts (id, member_id, tier, period, amount_cents, currency, kind, status, created_at, expires_at)
      values (${id}::uuid, ${wish.memberId}::bigint, ${wish.tier}, ${wish.period},
        ${cardPriceCents(requirePlan(wish.tier), wish.period)}::bigint, ${CARD_CURRENCY}, 'checkout', 'open',
        ${isoTime(nowMs)}::timestamptz, ${isoTime(expiresMs)}::timestamptz)`.execute(tx);
    return { id, url: null, customerId, expiresMs };
  });
}

function justPaid(): AppError {
  return new AppError('conflict', (m) => m.refusal_card_just_paid());
}

async function openPage(deps: CheckoutDeps, wish: Wish, order: OpenOrder): Promise<string> {
  const { db, cards, publicUrl, returnPath } = deps;
  const plan = requirePlan(wish.tier);
  const page = await cards
    .openCheckout({
      checkoutId: order.id,
      tier: wish.tier,
      productName: `${plan.name} developer plan`,
      period: wish.period,
      amountCents: cardPriceCents(plan, wish.period),
      currency: CARD_CURRENCY,
      customerId: order.customerId,
      successUrl: `${publicUrl}${returnPath}?payment=done`,
      cancelUrl: `${publicUrl}${returnPath}?payment=cancelled`,
      expiresAtMs: order.expiresMs,
    })
    .catch(async (error: unknown) => {
      // Stripe repeats a refusal under the same key, so the next press starts over.
      if (isCardRefusal(error)) await endOrder(deps, order.id);
      throw cardError(error);
    });
  if (page.url === null || !isPageOf(page.url, 'checkout', cards.apiRoot)) {
    throw new AppError('unavailable', (m) => m.refusal_card_no_page());
  }
  const { rows } = await sql`
    update card_checkouts set session_id = ${page.sessionId}, url = ${page.url}
    where id = ${order.id}::uuid and status = 'open' returning 1`.execute(db);
  if (rows.length === 0) {
    // Given up meanwhile for another plan: both pages could be paid.
    await cards.endCheckout(page.sessionId).catch((error: unknown) => {
      throw cardError(error);
    });
    throw new AppError('conflict', (m) => m.refusal_card_begun());
  }
  return page.url;
}

async function endOrder({ db, now }: CheckoutDeps, id: string): Promise<void> {
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${isoTime(now())}::timestamptz
    where id = ${id}::uuid and status = 'open'`.execute(db);
}

/** Applies the changes from Stripe's answer. Throws `unavailable`. */
async function apply(deps: CardSyncDeps, ask: () => ReturnType<typeof askSubscription>) {
  const change = await ask().catch((error: unknown) => {
    throw cardError(error);
  });
  await deps.db.transaction().execute(change);
}

function requirePlan(tier: string): Plan {
  const plan = planFor(tier);
  if (!plan) throw new RangeError(`no plan is called ${tier}`);
  return plan;
}
