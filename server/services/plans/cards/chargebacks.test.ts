import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BillingPeriod, coinPrice, JUNKCOIN_PRICES, type PlanId } from '#rules/plans/plans.ts';
import type { PortalChange } from '#server/fakes/stripe/objects.ts';
import { BILLING_NOW_MS } from '#server/testing/billing.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { type CardDesks, openCardDesks } from '#server/testing/plans/card-desk.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { settleInvoice } from '../coins/settling.ts';
import { writePrices } from '../coins/terms.ts';
import { readCredit } from '../credits.ts';
import { readPlanStanding } from '../standing.ts';
import { lockBilling } from '../subscription-rows.ts';

const DAY_MS = 24 * 3_600_000;
const clock = { nowMs: BILLING_NOW_MS };
const now = () => clock.nowMs;

describeOnPostgres('a plan paid in coins after a card', (database) => {
  let desks: CardDesks;
  let stripe: CardDesks['stripe'];
  let desk: Awaited<ReturnType<CardDesks['open']>>;
  let memberId: bigint;
  beforeAll(async () => {
    desks = await openCardDesks({ now });
    stripe = desks.stripe;
  });
  afterAll(() => desks?.close());
  beforeEach(async () => {
    clock.nowMs = BILLING_NOW_MS;
    desk = await desks.open(database().db);
    memberId = desk.memberId;
  });

  /** Buys Pro by card, without renewal. */
  async function payByCard(period: BillingPeriod = 'yearly') {
    const page = await desk.buy('pro', period);
    const paid = stripe.pay(page.checkoutUrl.split('/').at(-1) ?? '');
    const subscription = paid.subscription ?? {};
    const ends: PortalChange = { ends: true };
    await desk.deliver(...paid.events, ...stripe.manage(subscription, ends));
    return { subscription, charge: stripe.chargeOf(subscription) };
  }

  /** An invoice for a month, and its payment; without confirmations, the payment was undone. */
  async function payInCoins(tier: PlanId, { confirmations = 100, invoice = 0n } = {}) {
    const { db } = database();
    const price = String(coinPrice(JUNKCOIN_PRICES[tier], 'monthly'));
    const at = new Date(now()).toISOString();
    await db.transaction().execute(async (tx) => {
      await lockBilling(tx, memberId);
      let id = invoice;
      if (id === 0n) {
        const { rows } = await sql<{ id: bigint }>`
          insert into coin_invoices (member_id, tier, period, address, list_prices, price, credit, amount, status, created_at,
            watched_at, expires_at)
          values (${memberId}, ${tier}, 'monthly', ${at}, ${writePrices(JUNKCOIN_PRICES)}::jsonb, ${price}::bigint, 0, ${price}::bigint, 'new',
            ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz + interval '1 hour')
          returning id`.execute(tx);
        id = rows[0]?.id ?? 0n;
      }
      await sql`
        insert into coin_payments (txid, vout, invoice_id, units, confirmations, received_at)
        values (${`of ${id}`}, 0, ${id}, ${price}::bigint, ${confirmations}, ${at}::timestamptz)
        on conflict (txid, vout) do update set confirmations = excluded.confirmations`.execute(tx);
      await settleInvoice(tx, { invoiceId: id, coin: JUNKCOIN_ON.main, nowMs: now() });
      invoice = id;
    });
    return invoice;
  }

  async function plan() {
    const found = await readPlanStanding(database().db, { memberId, nowMs: now() });
    const until = new Date(found?.expiresAtMs ?? 0).toISOString().slice(0, 10);
    return `${found?.plan.id} ${found?.source} ${found?.status} ${until}`;
  }

  it.each(['refunded', 'disputed'])(
    'loses what a %s payment had bought of it, once',
    async (what) => {
      const { charge } = await payByCard();
      clock.nowMs += DAY_MS;
      await payInCoins('enterprise');
      expect(await plan()).toBe('enterprise coin active 2026-07-07');
      const dispute = what === 'disputed' ? stripe.dispute(charge) : null;
      charge.refunded = dispute === null;
      const event = dispute
        ? stripe.eventOf('charge.dispute.created', dispute)
        : stripe.eventOf('charge.refunded', charge);
      clock.nowMs += DAY_MS;
      await desk.deliver(event, event);
      // The plan paid by the coins alone, from their payment on.
      expect(await plan()).toBe('enterprise coin active 2026-04-05');
      clock.nowMs += DAY_MS;
      await payInCoins('enterprise');
      expect(await plan()).toBe('enterprise coin active 2026-05-05');
      if (dispute === null) return;
      dispute.status = 'won';
      await desk.deliver(stripe.eventOf('charge.dispute.closed', dispute));
      expect(await plan()).toBe('enterprise coin active 2026-08-07');
    },
  );

  it('ends at once if the coins’ own time is over by then', async () => {
    const { charge } = await payByCard();
    await payInCoins('starter');
    clock.nowMs += 40 * DAY_MS;
    expect(await plan()).toMatch(/^starter coin active 202[7-9]/);
    charge.refunded = true;
    await desk.deliver(stripe.eventOf('charge.refunded', charge));
    expect(await plan()).toBe('starter coin expired 2026-04-04');
  });

  it('leaves no plan behind if its coins are undone too', async () => {
    const { charge } = await payByCard();
    const invoice = await payInCoins('enterprise');
    charge.refunded = true;
    await desk.deliver(stripe.eventOf('charge.refunded', charge));
    await payInCoins('enterprise', { invoice, confirmations: -1 });
    expect(await plan()).toBe('pro card suspended 2027-03-04');
  });

  it('gives credit for its rest when a card comes, as far as its coins stand', async () => {
    const page = await desk.buy('starter');
    const invoice = await payInCoins('enterprise');
    clock.nowMs += 60 * 60_000;
    await desk.deliver(...stripe.pay(page.checkoutUrl.split('/').at(-1) ?? '').events);
    expect(await plan()).toMatch(/^starter card active/);
    const credit = await readCredit(database().db, memberId);
    expect(credit).toBeGreaterThan(0n);
    clock.nowMs += DAY_MS;
    await payInCoins('enterprise', { invoice, confirmations: 0 });
    expect(await readCredit(database().db, memberId)).toBe(0n);
    await payInCoins('enterprise', { invoice });
    expect(await readCredit(database().db, memberId)).toBe(credit);
    expect(await plan()).toMatch(/^starter card active/);
  });

  it('leaves no credit for what a disputed payment had bought of it when the card came back', async () => {
    const { subscription, charge } = await payByCard('monthly');
    clock.nowMs += DAY_MS;
    await payInCoins('enterprise');
    expect(await plan()).toBe('enterprise coin active 2026-04-14');
    await desk.deliver(...stripe.manage(subscription, { ends: false }));
    clock.nowMs += 30 * DAY_MS;
    await desk.deliver(...stripe.renew(subscription, true));
    expect(await plan()).toBe('pro card active 2026-05-04');
    const credit = await readCredit(database().db, memberId);
    expect(credit).toBeGreaterThan(0n);
    const dispute = stripe.dispute(charge);
    const event = stripe.eventOf('charge.dispute.created', dispute);
    await desk.deliver(event, event);
    // The plan that the coins alone had bought lasted a day longer.
    const month = coinPrice(JUNKCOIN_PRICES.enterprise, 'monthly');
    expect(await readCredit(database().db, memberId)).toBe(month / 31n);
    expect(await plan()).toBe('pro card active 2026-05-04');
    dispute.status = 'won';
    await desk.deliver(stripe.eventOf('charge.dispute.closed', dispute));
    expect(await readCredit(database().db, memberId)).toBe(credit);
  });

  it('becomes credit though its coins were undone when the card came', async () => {
    const page = await desk.buy('starter');
    const invoice = await payInCoins('enterprise');
    await payInCoins('enterprise', { invoice, confirmations: 0 });
    clock.nowMs += 60 * 60_000;
    await desk.deliver(...stripe.pay(page.checkoutUrl.split('/').at(-1) ?? '').events);
    expect(await readCredit(database().db, memberId)).toBe(0n);
    clock.nowMs += DAY_MS;
    await payInCoins('enterprise', { invoice });
    expect(await readCredit(database().db, memberId)).toBeGreaterThan(0n);
  });

  it('keeps what other payments bought', async () => {
    const { subscription, charge } = await payByCard();
    charge.refunded = true;
    // The refunded period is over: another year of the same card has begun.
    clock.nowMs += 366 * DAY_MS;
    await desk.deliver(stripe.eventOf('charge.refunded', charge));
    await desk.deliver(
      ...stripe.manage(subscription, { ends: false }),
      ...stripe.renew(subscription, true),
      ...stripe.manage(subscription, { ends: true }),
    );
    await payInCoins('enterprise');
    const before = await plan();
    await desk.deliver(stripe.eventOf('charge.refunded', charge));
    expect(await plan()).toBe(before);
    expect(before).toMatch(/^enterprise coin active 2027-0[6-9]/);
  });
});
