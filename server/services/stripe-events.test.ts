import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import type { Cards } from '#server/gateways/cards.ts';
import { createStripeCards } from '#server/gateways/cards-stripe.ts';
import {
  openTestStripe,
  TEST_STRIPE_KEY,
  TEST_WEBHOOK_SECRET,
  type TestStripe,
} from '#server/gateways/test-stripe.ts';
import type { TestObject } from '#server/gateways/test-stripe-objects.ts';
import { openCardPortal, setPlanEnds, startCardPayment } from './card-checkouts.ts';
import { reconcileCards } from './card-reconcile.ts';
import { readPlanStanding } from './plan-standing.ts';
import { takeStripeEvent } from './stripe-events.ts';
import { readStoredPlan, writePlan } from './subscription-rows.ts';
import { paymentMethods, readSubscription } from './subscriptions.ts';
import { BILLING_NOW_MS, creditsOf, enrolMembers } from './test-billing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = { nowMs: BILLING_NOW_MS };
const now = () => clock.nowMs;

describeOnBothEngines('plans by card', (database) => {
  let stripe: TestStripe;
  let cards: Cards;
  beforeAll(async () => {
    stripe = await openTestStripe({ now });
    cards = await createStripeCards({
      secretKey: TEST_STRIPE_KEY,
      webhookSecrets: [TEST_WEBHOOK_SECRET],
      apiRoot: stripe.apiRoot,
      isLive: false,
      retries: 0,
    });
  });
  afterAll(() => stripe?.close());

  async function start() {
    clock.nowMs = BILLING_NOW_MS;
    const { db } = database();
    const [memberId = 0n] = await enrolMembers(db, '11');
    const deps = { db, cards, now, publicUrl: 'https://deck.example.org', returnPath: '/s' };
    return {
      db,
      memberId,
      deps,
      buy: (tier: 'starter' | 'pro' | 'enterprise', period: 'monthly' | 'yearly' = 'monthly') =>
        startCardPayment(deps, { memberId, tier, period }),
      /** By the wire and back, as Stripe sends it. */
      async deliver(...events: TestObject[]) {
        for (const event of events) {
          const { payload, headers } = stripe.signed(event);
          const read = cards.readEvent(Buffer.from(payload), headers['stripe-signature'], now());
          await takeStripeEvent(deps, read);
        }
      },
      payUrl: async () => {
        const payments = paymentMethods({ cardRoot: stripe.apiRoot, coin: false }, 'JKC');
        const input = { memberId, nowMs: now(), currency: 'JKC', payments };
        return (await readSubscription(db, input)).payUrl;
      },
      plan: async () => {
        const found = await readPlanStanding(db, { memberId, nowMs: now() });
        if (found === null) return null;
        const { plan, period, status, isUsable, endsAtExpiry, expiresAtMs } = found;
        const until = new Date(expiresAtMs).toISOString().slice(0, 10);
        return { tier: plan.id, period, status, isUsable, endsAtExpiry, until };
      },
    };
  }

  const sessionOf = (url: string | null) => url?.split('/').at(-1) ?? '';
  const PAID = {
    ...{ tier: 'pro', period: 'monthly', status: 'active', isUsable: true },
    ...{ endsAtExpiry: false, until: '2026-04-04' },
  };

  async function paid(desk: Awaited<ReturnType<typeof start>>) {
    const { checkoutUrl } = await desk.buy('pro');
    const { events, subscription } = stripe.pay(sessionOf(checkoutUrl));
    await desk.deliver(...events);
    expect(await desk.plan()).toEqual(PAID);
    return subscription ?? {};
  }

  it('are begun once, and given when they are paid, in whatever order that is told', async () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 2, 0, 0, 1, 1],
    ];
    for (const [round, order] of orders.entries()) {
      const { db } = database();
      const desk = await start();
      const memberId = round === 0 ? desk.memberId : await another(db, String(100 + round));
      const wish = { memberId, tier: 'pro', period: 'monthly' } as const;
      const [one, other] = await Promise.all([
        startCardPayment(desk.deps, wish),
        startCardPayment(desk.deps, wish),
      ]);
      expect(one.checkoutUrl).toBe((await startCardPayment(desk.deps, wish)).checkoutUrl);
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

  it('are given once when events come at the same time', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { events } = stripe.pay(sessionOf(checkoutUrl));
    await Promise.all([...events, ...events].map((event) => desk.deliver(event)));
    expect(await desk.plan()).toEqual(PAID);
    const { rows } = await sql`select from stripe_events`.execute(desk.db);
    expect(rows).toHaveLength(3);
  });

  it('are not given for another sum, in another mode, or for what we never asked for', async () => {
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
      ...{ checkoutId: '00000000-0000-4000-8000-000000000000', tier: 'pro', productName: 'Pro' },
      ...{ period: 'monthly', amountCents: 2999, currency: 'usd', customerId: null },
      ...{ successUrl: 'https://a.org', cancelUrl: 'https://a.org', expiresAtMs: now() + HOUR_MS },
    });
    await desk.deliver(...stripe.pay(foreign.sessionId).events);
    expect(await desk.plan()).toBeNull();
  });

  it('are found without a webhook, and after an answer that got lost', async () => {
    const desk = await start();
    stripe.order(/POST .*sessions/, 'error_after');
    await expect(desk.buy('pro')).rejects.toMatchObject({ code: 'unavailable' });
    const { checkoutUrl } = await desk.buy('pro');
    stripe.pay(sessionOf(checkoutUrl));
    clock.nowMs += 10 * 60_000;
    await reconcileCards(desk.deps);
    expect(await desk.plan()).toMatchObject({ tier: 'pro', status: 'active' });
  });

  it('close one page before another is opened', async () => {
    const desk = await start();
    const first = await desk.buy('starter');
    const second = await desk.buy('pro');
    expect(second.checkoutUrl).not.toBe(first.checkoutUrl);
    expect(stripe.find(sessionOf(first.checkoutUrl)).status).toBe('expired');
    stripe.pay(sessionOf(second.checkoutUrl));
    // Paid, and no event has told yet.
    await expect(desk.buy('enterprise')).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk.plan()).toMatchObject({ tier: 'pro' });
  });

  it('go past due with a grace, recover, and end', async () => {
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
    await expect(desk.buy('enterprise')).rejects.toMatchObject({ code: 'conflict' });
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
    // An event that is late says what was; what is, is asked for.
    await desk.deliver(stripe.eventOf('customer.subscription.deleted', subscription), ...failed);
    expect(await desk.plan()).toMatchObject({ status: 'cancelled', isUsable: false });
    expect((await desk.buy('starter')).checkoutUrl).not.toBeNull();
  });

  it('are paid on Stripe’s own page alone, whatever an answer names', async () => {
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

  it('are not renewed before the money is there', async () => {
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

  it('are suspended though the refund was told of before the payment', async () => {
    const desk = await start();
    const { checkoutUrl } = await desk.buy('pro');
    const { events, subscription } = stripe.pay(sessionOf(checkoutUrl));
    const charge = stripe.chargeOf(subscription ?? {});
    charge.refunded = true;
    const refund = stripe.eventOf('charge.refunded', charge);
    // Not taken: Stripe sends it again.
    await expect(desk.deliver(refund)).rejects.toThrow();
    await desk.deliver(...events, refund);
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
  });

  it('are refused once for another sum, however often is asked', async () => {
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

  it('are asked for though Stripe tells nothing of some', async () => {
    const desk = await start();
    const gone = await another(desk.db, '12');
    await startCardPayment(desk.deps, { memberId: gone, tier: 'pro', period: 'monthly' });
    // Of an account that was there before, or of another mode.
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

  it('hand out no page that was given up while it was made', async () => {
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
    const first = startCardPayment({ ...desk.deps, cards: slow }, wish);
    await vi.waitUntil(() => opened !== '', 20_000);
    const second = await desk.buy('pro');
    open();
    await expect(first).rejects.toMatchObject({ code: 'conflict' });
    expect(stripe.find(opened).status).toBe('expired');
    expect(stripe.find(sessionOf(second.checkoutUrl)).status).toBe('open');
  });

  it('are cancelled, resumed and changed', async () => {
    const desk = await start();
    const subscription = await paid(desk);
    const { memberId, deps } = desk;
    const portal = await openCardPortal(deps, memberId);
    expect(portal).toMatch(new RegExp(`^${stripe.apiRoot}/portal/`));
    expect(stripe.find(portal.split('/').at(-1) ?? '').return_url).toBe(
      'https://deck.example.org/s',
    );
    const elsewhere = {
      ...cards,
      openPortal: async () => 'https://billing.stripe.com.evil.example',
    };
    await expect(openCardPortal({ ...deps, cards: elsewhere }, memberId)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await setPlanEnds(deps, { memberId, actor: '11', ends: true });
    expect(await desk.plan()).toEqual({ ...PAID, endsAtExpiry: true });
    await setPlanEnds(deps, { memberId, actor: '11', ends: false });
    expect(await desk.plan()).toEqual(PAID);
    await expect(desk.buy('pro')).rejects.toMatchObject({ code: 'conflict' });
    stripe.order(/POST .*subscriptions/, 'declined');
    await expect(desk.buy('enterprise')).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk.plan()).toEqual(PAID);
    stripe.order(/POST .*subscriptions/, 'error_after');
    await expect(desk.buy('enterprise')).rejects.toMatchObject({ code: 'unavailable' });
    // The event tells what the lost answer did not.
    await desk.deliver(stripe.eventOf('customer.subscription.updated', subscription));
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'enterprise' });
    expect(await desk.buy('starter', 'monthly')).toEqual({ checkoutUrl: null });
    expect(await desk.plan()).toEqual({ ...PAID, tier: 'starter' });
    // Somebody changes the price at Stripe: nothing that we have sold.
    subscription.items.data[0].price.unit_amount = 1;
    await desk.deliver(stripe.eventOf('customer.subscription.updated', subscription));
    expect(await desk.plan()).toMatchObject({ status: 'suspended' });
  });

  it('credit the rest of a plan that coins had paid', async () => {
    const desk = await start();
    const { memberId, db } = desk;
    const { checkoutUrl } = await desk.buy('pro');
    await writePlan(db, {
      memberId,
      nowMs: now(),
      plan: {
        ...{ tier: 'starter', status: 'active', period: 'monthly', source: 'coin' },
        ...{ anchorMs: now(), expiresMs: Date.parse('2026-04-04T12:00:00Z'), endsAtExpiry: true },
      },
    });
    await expect(desk.buy('pro')).rejects.toMatchObject({ code: 'conflict' });
    const { events } = stripe.pay(sessionOf(checkoutUrl));
    await desk.deliver(...events, ...events);
    expect(await desk.plan()).toEqual(PAID);
    expect(await creditsOf(db)).toEqual({ [String(memberId)]: 47_500_000_000n });
    expect((await readStoredPlan(db, memberId))?.source).toBe('card');
  });
});

async function another(db: Db, telegramId: string): Promise<bigint> {
  await sql`
    insert into members (telegram_id, created_at) values (${telegramId}::bigint, now())`.execute(
    db,
  );
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  return rows[0]?.id ?? 0n;
}
