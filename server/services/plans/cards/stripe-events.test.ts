import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import type { PortalChange } from '#server/fakes/stripe/objects.ts';
import type { Cards } from '#server/gateways/cards/cards.ts';
import { BILLING_NOW_MS, creditsOf, enrolMembers } from '#server/testing/billing.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { type CardDesks, openCardDesks } from '#server/testing/plans/card-desk.ts';
import { buyInCoins } from '#server/testing/wallet/buy-in-coins.ts';
import { readPlanStanding } from '../standing.ts';
import { readStoredPlan } from '../subscription-rows.ts';
import { openCardCheckout, openCardPortal } from './checkouts.ts';
import { reconcileCards } from './reconcile.ts';
import { takeStripeEvent } from './stripe-events.ts';
import { askCheckout } from './sync.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = { nowMs: BILLING_NOW_MS };
const now = () => clock.nowMs;

describeOnBothInFull('card plans', (database, engine) => {
  let desks: CardDesks;
  let stripe: CardDesks['stripe'];
  let cards: CardDesks['cards'];
  beforeAll(async () => {
    desks = await openCardDesks({ now });
    ({ stripe, cards } = desks);
  });
  afterAll(() => desks?.close());

  function start() {
    clock.nowMs = BILLING_NOW_MS;
    return desks.open(database().db);
  }

  const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
  const PORTAL = /\/portal\/bps_/;
  const PAID = {
    tier: 'pro',
    period: 'monthly',
    status: 'active',
    isUsable: true,
    endsAtExpiry: false,
    until: '2026-04-04',
  };

  async function paid(desk: Awaited<ReturnType<typeof start>>) {
    const { checkoutUrl } = await desk.buy('pro');
    const { events, subscription } = stripe.pay(sessionOf(checkoutUrl));
    await desk.deliver(...events);
    expect(await desk.plan()).toEqual(PAID);
    return subscription ?? {};
  }

  it('start once when events arrive at the same time', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { events } = stripe.pay(sessionOf(checkoutUrl));
    await Promise.all([...events, ...events].map((event) => desk.deliver(event)));
    expect(await desk.plan()).toEqual(PAID);
    const { rows } = await sql`select from stripe_events`.execute(desk.db);
    expect(rows).toHaveLength(3);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('start once, when paid, in whatever order events arrive', async () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 2, 0, 0, 1, 1],
    ];
    for (const [round, order] of orders.entries()) {
      const { db } = database();
      const desk = await start();
      const memberId = (await enrolMembers(db, String(100 + round))).at(-1) ?? 0n;
      const wish = { memberId, tier: 'pro', period: 'monthly' } as const;
      const [one, other] = await Promise.all([
        openCardCheckout(desk.deps, wish),
        openCardCheckout(desk.deps, wish),
      ]);
      expect(one.checkoutUrl).toBe((await openCardCheckout(desk.deps, wish)).checkoutUrl);
      expect(other.checkoutUrl).toBe(one.checkoutUrl);
      expect(await readPlanStanding(db, { memberId, nowMs: now() })).toBeNull();
      const { events } = stripe.pay(sessionOf(one.checkoutUrl));
      for (const place of order) await desk.deliver(events[place] ?? {});
      const found = await readPlanStanding(db, { memberId, nowMs: now() });
      expect(found).toMatchObject({ plan: { id: 'pro' }, status: 'active', isUsable: true });
      const { rows } = await sql`
        select from audit_log where action = 'subscription_changed' and entity_id = ${String(memberId)}`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    }
  });

  it('do not start for another amount, in another mode, or without our order', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { events } = stripe.pay(sessionOf(checkoutUrl), { amountCents: 1 });
    await desk.deliver(...events);
    expect(await desk.plan()).toBeNull();
    const stranger = { ...events[2], id: 'evt_live', livemode: true };
    const { payload, headers } = stripe.signed(stranger);
    const read = cards.readEvent(Buffer.from(payload), headers['stripe-signature'], now());
    expect(await takeStripeEvent(desk.deps, read)).toBe('not_ours');
    const foreign = await cards.openCheckout({
      checkoutId: '00000000-0000-4000-8000-000000000000',
      tier: 'pro',
      productName: 'Pro',
      period: 'monthly',
      amountCents: 2999,
      currency: 'usd',
      customerId: null,
      successUrl: 'https://a.org',
      cancelUrl: 'https://a.org',
      expiresAtMs: now() + HOUR_MS,
    });
    await desk.deliver(...stripe.pay(foreign.sessionId).events);
    expect(await desk.plan()).toBeNull();
  });

  it('do not start, nor end the order, by a page that was paid in another mode', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { events } = stripe.pay(sessionOf(checkoutUrl));
    const readCheckout = async (id: string) => {
      return { ...(await cards.readCheckout(id)), isLive: true };
    };
    clock.nowMs += 10 * 60_000;
    await reconcileCards({ ...desk.deps, cards: { ...cards, readCheckout } });
    const { rows } = await sql`
      select c.status, s.id from card_checkouts c left join card_subscriptions s on s.checkout_id = c.id`.execute(
      desk.db,
    );
    expect(rows).toEqual([{ status: 'open', id: null }]);
    await desk.deliver(...events);
    expect(await desk.plan()).toMatchObject({ status: 'active' });
  });

  it('are found without a webhook, and after a lost answer', async () => {
    const desk = await start();
    stripe.order(/POST .*sessions/, 'error_after');
    await expect(desk.buy('pro')).rejects.toMatchObject({ code: 'unavailable' });
    const { checkoutUrl } = await desk.buy('pro');
    stripe.pay(sessionOf(checkoutUrl));
    clock.nowMs += 10 * 60_000;
    await reconcileCards(desk.deps);
    expect(await desk.plan()).toMatchObject({ tier: 'pro', status: 'active' });
  });

  it('close one checkout page before another opens', async () => {
    const desk = await start();
    const first = await desk.buy('starter');
    const second = await desk.buy('pro');
    expect(second.checkoutUrl).not.toBe(first.checkoutUrl);
    expect(stripe.find(sessionOf(first.checkoutUrl)).status).toBe('expired');
    stripe.pay(sessionOf(second.checkoutUrl));
    // Paid, but no event has arrived yet.
    await expect(desk.buy('enterprise')).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk.plan()).toMatchObject({ tier: 'pro' });
  });

  it('go past due with a grace period, recover, and end', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    clock.nowMs = Date.parse('2026-04-04T13:00:00Z');
    const failed = stripe.renew(subscription, false);
    await desk.deliver(...failed);
    expect(await desk.plan()).toMatchObject({
      status: 'past_due',
      isUsable: true,
      until: '2026-04-04',
    });
    expect((await desk.buy('enterprise')).checkoutUrl).toMatch(PORTAL);
    expect(await desk.payUrl()).toBe(`${stripe.apiRoot}/invoice/${subscription.latest_invoice}`);
    clock.nowMs += 7 * DAY_MS;
    expect(await desk.plan()).toMatchObject({ status: 'past_due', isUsable: false });
    await desk.deliver(...stripe.payInvoice(subscription.latest_invoice));
    expect(await desk.payUrl()).toBeNull();
    expect(await desk.plan()).toMatchObject({
      status: 'active',
      isUsable: true,
      until: '2026-05-04',
    });
    subscription.status = 'canceled';
    subscription.ended_at = Math.floor(now() / 1000);
    // A late event describes the past; the current state is looked up.
    await desk.deliver(stripe.eventOf('customer.subscription.deleted', subscription), ...failed);
    expect(await desk.plan()).toMatchObject({ status: 'cancelled', isUsable: false });
    expect((await desk.buy('starter')).checkoutUrl).toMatch(/\/pay\/cs_/);
  });

  it('are paid only on Stripe’s own page, whatever an answer names', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    clock.nowMs = Date.parse('2026-04-04T13:00:00Z');
    const failed = stripe.renew(subscription, false);
    const invoice = stripe.find(subscription.latest_invoice);
    const other: [string | null, string | null][] = [
      [
        'https://invoice.stripe.com/i/acct_1/test_2?s=ap',
        'https://invoice.stripe.com/i/acct_1/test_2?s=ap',
      ],
      ['http://invoice.stripe.com/i', null],
      ['https://invoice.stripe.com.evil.example/i', null],
      ['https://invoice.stripe.com@evil.example/i', null],
      ['https://checkout.stripe.com/c', null],
      ['javascript:alert(1)', null],
      [null, null],
    ];
    for (const [named, shown] of other) {
      invoice.hosted_invoice_url = named;
      await desk.deliver(stripe.eventOf('customer.subscription.updated', subscription));
      expect(await desk.payUrl()).toBe(shown);
    }
    await desk.deliver(...failed);
    expect(await desk.plan()).toMatchObject({ status: 'past_due' });
  });

  it('are not renewed before the money arrives', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    clock.nowMs = Date.parse('2026-04-04T13:00:00Z');
    const events = stripe.renew(subscription, true);
    stripe.find(subscription.latest_invoice).status = 'draft';
    await desk.deliver(...events);
    expect(await desk.plan()).toMatchObject({
      status: 'active',
      isUsable: true,
      until: '2026-04-05',
    });
  });

  it.each(['refunded', 'disputed'])('are suspended when the payment is %s', async (what) => {
    const desk = await start();
    const subscription = await paid(desk);
    const charge = stripe.chargeOf(subscription);
    const dispute = what === 'disputed' ? stripe.dispute(charge) : null;
    if (dispute === null) charge.refunded = true;
    const event = dispute
      ? stripe.eventOf('charge.dispute.created', dispute)
      : stripe.eventOf('charge.refunded', charge);
    await desk.deliver(event, event);
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
    await desk.deliver(stripe.eventOf('customer.subscription.updated', subscription));
    expect(await desk.plan()).toMatchObject({ status: 'suspended' });
    if (dispute === null) return;
    dispute.status = 'won';
    await desk.deliver(stripe.eventOf('charge.dispute.closed', dispute));
    expect(await desk.plan()).toEqual(PAID);
  });

  it('are suspended even if the refund is reported before the payment', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { events, subscription } = stripe.pay(sessionOf(checkoutUrl));
    const charge = stripe.chargeOf(subscription ?? {});
    charge.refunded = true;
    const refund = stripe.eventOf('charge.refunded', charge);
    // Not accepted, so Stripe sends it again.
    await expect(desk.deliver(refund)).rejects.toThrow();
    await desk.deliver(...events, refund);
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
  });

  it('are suspended if the refund is applied while its payment is', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { subscription } = stripe.pay(sessionOf(checkoutUrl));
    const charge = stripe.chargeOf(subscription ?? {});
    const apply = await askCheckout(desk.deps, sessionOf(checkoutUrl));
    charge.refunded = true;
    let refund = Promise.resolve();
    await desk.db.transaction().execute(async (tx) => {
      // The refund finds no subscription yet, and then waits here with its next question.
      await sql`lock table card_checkouts in access exclusive mode`.execute(tx);
      refund = desk.deliver(stripe.eventOf('charge.refunded', charge));
      refund.catch(() => {});
      await expect.poll(() => countWaiting(tx)).toBe(1);
      await apply(tx);
    });
    await refund;
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
  });

  it('are refused once for another amount, however often it is looked up', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    stripe.pay(sessionOf(checkoutUrl), { amountCents: 1 });
    for (let run = 0; run < 3; run += 1) {
      clock.nowMs += 10 * 60_000;
      await reconcileCards(desk.deps);
    }
    const { rows } = await sql`
      select from audit_log where action = 'card_payment_refused'`.execute(desk.db);
    expect(rows).toHaveLength(1);
  });

  it('are looked up even if Stripe does not know some of them', async () => {
    const desk = await start();
    const gone = (await enrolMembers(desk.db, '12')).at(-1) ?? 0n;
    await openCardCheckout(desk.deps, { memberId: gone, tier: 'pro', period: 'monthly' });
    // From an earlier account, or from another mode.
    clock.nowMs += DAY_MS;
    await sql`
      update card_checkouts set session_id = 'cs_gone',
        created_at = ${new Date(now() + 60_000).toISOString()}::timestamptz`.execute(desk.db);
    const { checkoutUrl } = await desk.buy('pro');
    stripe.pay(sessionOf(checkoutUrl));
    clock.nowMs += 10 * 60_000;
    await reconcileCards(desk.deps);
    expect(await desk.plan()).toMatchObject({ tier: 'pro', status: 'active' });
    const { rows } = await sql`
      select from card_checkouts where status = 'open'`.execute(desk.db);
    expect(rows).toEqual([]);
  });

  it('hand out no checkout page that was given up while it was made', async () => {
    const desk = await start();
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    let opened = '';
    const slow: Cards = {
      ...cards,
      async openCheckout(order) {
        const page = await cards.openCheckout(order);
        opened = page.sessionId;
        await isOpen;
        return page;
      },
    };
    const wish = { memberId: desk.memberId, tier: 'starter', period: 'monthly' } as const;
    const first = openCardCheckout({ ...desk.deps, cards: slow }, wish);
    await vi.waitUntil(() => opened !== '', 20_000);
    const second = await desk.buy('pro');
    open();
    await expect(first).rejects.toMatchObject({ code: 'conflict' });
    expect(stripe.find(opened).status).toBe('expired');
    expect(stripe.find(sessionOf(second.checkoutUrl)).status).toBe('open');
  });

  it('are managed only in Stripe’s portal, whatever an answer names', async () => {
    const desk = await start();
    const { memberId, deps } = desk;
    await expect(openCardPortal(deps, memberId)).rejects.toMatchObject({ code: 'conflict' });
    const subscription = await paid(desk);
    const portal = await openCardPortal(deps, memberId);
    expect(portal).toMatch(PORTAL);
    expect(stripe.find(sessionOf(portal))).toMatchObject({
      customer: subscription.customer,
      return_url: 'https://deck.example.org/s?payment=managed',
    });
    const elsewhere = {
      ...cards,
      openPortal: async () => 'https://billing.stripe.com.evil.example',
    };
    const order = openCardPortal({ ...deps, cards: elsewhere }, memberId);
    await expect(order).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('follow members’ changes in the portal', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    const manage = (change: PortalChange) => desk.deliver(...stripe.manage(subscription, change));
    await manage({ ends: true });
    expect(await desk.plan()).toEqual({ ...PAID, endsAtExpiry: true });
    await manage({ ends: false });
    expect(await desk.plan()).toEqual(PAID);
    await manage({ cents: 9999 });
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'enterprise' });
    await manage({ cents: 9999, interval: 'year' });
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'starter', period: 'yearly' });
    await manage({ cents: 2999, interval: 'month' });
    expect(await desk.plan()).toEqual(PAID);
    // The difference is not paid yet.
    await manage({ cents: 9999 });
    stripe.find(subscription.latest_invoice).status = 'open';
    clock.nowMs += 2 * DAY_MS;
    await desk.deliver(stripe.eventOf('customer.subscription.updated', subscription));
    expect(await desk.plan()).toMatchObject({ tier: 'enterprise', isUsable: false });
    await desk.deliver(...stripe.payInvoice(subscription.latest_invoice));
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'enterprise' });
  });

  it('keep the price they were changed at when prices change', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    await desk.deliver(...stripe.manage(subscription, { cents: 9999 }));
    // As if Enterprise had cost less then.
    await sql`update card_checkouts set amount_cents = 8888 where kind = 'change'`.execute(desk.db);
    await desk.deliver(...stripe.manage(subscription, { cents: 8888 }));
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'enterprise' });
    await desk.deliver(...stripe.manage(subscription, { cents: 2999 }));
    expect(await desk.plan()).toEqual(PAID);
  });

  it.each([
    ['price', { unit_amount: 1 }],
    ['currency', { currency: 'eur' }],
    ['period', { recurring: { interval: 'month', interval_count: 3 } }],
  ])('are suspended at a %s nothing is sold at', async (_what, price) => {
    const desk = await start();
    const subscription = await paid(desk);
    Object.assign(subscription.items.data[0].price, price);
    await desk.deliver(stripe.eventOf('customer.subscription.updated', subscription));
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
  });

  it('are never paid by two subscriptions: another plan’s button leads to the portal', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    const pages = () => [...stripe.kept.values()].filter(({ id }) => id.startsWith('cs_')).length;
    const before = pages();
    for (const status of ['active', 'past_due', 'unpaid', 'paused']) {
      subscription.status = status;
      expect((await desk.buy('enterprise')).checkoutUrl).toMatch(PORTAL);
      expect((await desk.buy('pro', 'yearly')).checkoutUrl).toMatch(PORTAL);
    }
    expect(pages()).toBe(before);
    // The subscription is over, and no event has arrived.
    subscription.status = 'canceled';
    expect((await desk.buy('enterprise')).checkoutUrl).toMatch(/\/pay\/cs_/);
  });

  it('do not start twice if a press hangs while another one is paid', async () => {
    const desk = await start();
    await desk.buy('starter');
    const slow: Cards = {
      ...cards,
      async endCheckout(id) {
        await cards.endCheckout(id);
        await paid(desk);
      },
    };
    const wish = { memberId: desk.memberId, tier: 'enterprise', period: 'monthly' } as const;
    const hung = openCardCheckout({ ...desk.deps, cards: slow }, wish);
    await expect(hung).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk.plan()).toEqual(PAID);
  });

  it('are looked up once a day, as an event about the portal may be lost', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    stripe.manage(subscription, { cents: 9999 });
    clock.nowMs += DAY_MS - 1;
    await reconcileCards(desk.deps);
    expect(await desk.plan()).toEqual(PAID);
    clock.nowMs += 2;
    await reconcileCards(desk.deps);
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'enterprise' });
  });

  it('are suspended within a day by a refund or a dispute whose events are lost, and until it is won', async () => {
    const desk = await start();
    const charge = stripe.chargeOf(await paid(desk));
    const aDayLater = async () => {
      clock.nowMs += DAY_MS + 1;
      await reconcileCards(desk.deps);
      return desk.plan();
    };
    expect(await aDayLater()).toEqual(PAID);
    const dispute = stripe.dispute(charge);
    expect(await aDayLater()).toMatchObject({ status: 'suspended', isUsable: false });
    dispute.status = 'won';
    expect(await aDayLater()).toEqual(PAID);
    charge.refunded = true;
    expect(await aDayLater()).toMatchObject({ status: 'suspended', isUsable: false });
  });

  it('do not lead to the portal while coins pay, but count a period a card pays anyway', async () => {
    const desk = await start();
    const { memberId, db, deps } = desk;
    const subscription = await paid(desk);
    await desk.deliver(...stripe.manage(subscription, { ends: true }));
    clock.nowMs += DAY_MS;
    await buyInCoins(db, { memberId, tier: 'pro', now });
    await expect(openCardPortal(deps, memberId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.buy('enterprise')).rejects.toMatchObject({ code: 'conflict' });
    // In a portal page that was open already.
    await desk.deliver(...stripe.manage(subscription, { ends: false }));
    expect((await readStoredPlan(db, memberId))?.source).toBe('coin');
    clock.nowMs = Date.parse('2026-04-04T12:00:00Z');
    const events = stripe.renew(subscription, true);
    await desk.deliver(...events, ...events);
    expect(await desk.plan()).toEqual({ ...PAID, until: '2026-05-04' });
    expect((await readStoredPlan(db, memberId))?.source).toBe('card');
    // Half of the time is left of 30 days of 31 that the card had paid, and of the month from the invoice.
    expect(await creditsOf(db)).toEqual({ [String(memberId)]: 140_201_612_903n });
  });

  it('credit the rest of a plan paid in coins', async () => {
    const desk = await start();
    const { memberId, db } = desk;
    const { checkoutUrl } = await desk.buy('pro');
    await buyInCoins(db, { memberId, tier: 'starter', now });
    await expect(desk.buy('pro')).rejects.toMatchObject({ code: 'conflict' });
    const { events } = stripe.pay(sessionOf(checkoutUrl));
    await desk.deliver(...events, ...events);
    expect(await desk.plan()).toEqual(PAID);
    expect(await creditsOf(db)).toEqual({ [String(memberId)]: 47_500_000_000n });
    expect((await readStoredPlan(db, memberId))?.source).toBe('card');
  });
});

/** The sessions that wait for the table of orders. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where relation = 'card_checkouts'::regclass and not granted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
