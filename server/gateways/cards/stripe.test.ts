import { ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openTestStripe,
  TEST_STRIPE_KEY,
  TEST_WEBHOOK_SECRET,
  type TestStripe,
} from '#server/fakes/stripe/stripe.ts';
import { type Cards, CardsForged, CardsRefused, CardsUnavailable } from './cards.ts';
import { createStripeCards } from './stripe.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const OTHER_SECRET = 'whsec_another0123456789abcd';

describe('cards by Stripe', () => {
  let stripe: TestStripe;
  let cards: Cards;
  beforeAll(async () => {
    stripe = await openTestStripe({ now: () => NOW_MS });
    cards = await createStripeCards({
      secretKey: TEST_STRIPE_KEY,
      webhookSecrets: [OTHER_SECRET, TEST_WEBHOOK_SECRET],
      apiRoot: stripe.apiRoot,
      isLive: false,
      // No answer here takes long, but a busy machine may.
      timeoutMs: 60_000,
      retries: 0,
    });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => stripe?.close());

  /**
   * Runs work that ends with an unanswered request, whose timeout starts once the request has arrived: on a busy machine a short
   * timeout could expire before.
   */
  async function whileSilent<Result>(
    [method, path]: [method: string, path: RegExp],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const over: (() => void)[] = [];
    const setTimeout = vi.spyOn(ClientRequest.prototype, 'setTimeout');
    setTimeout.mockImplementation(function (this: ClientRequest, _ms, callback) {
      if (callback) over.push(callback);
      return this;
    });
    const before = stripe.requests.length;
    const result = work();
    const isHere = () =>
      stripe.requests.slice(before).some((each) => each.method === method && path.test(each.path));
    await vi.waitUntil(isHere, { timeout: 20_000, interval: 5 });
    for (const end of over) end();
    return result;
  }

  const order = (checkoutId: string, amountCents = 999) => ({
    checkoutId,
    tier: 'starter',
    productName: 'Starter',
    period: 'monthly' as const,
    amountCents,
    currency: 'usd',
    customerId: null,
    expiresAtMs: NOW_MS + 3_600_000,
    successUrl: 'https://deck.example.org/a',
    cancelUrl: 'https://deck.example.org/b',
  });

  it('opens one page per order, however often it is asked', async () => {
    const [one, other] = [
      await cards.openCheckout(order('a')),
      await cards.openCheckout(order('a')),
    ];
    expect(other.sessionId).toBe(one.sessionId);
    expect(one).toMatchObject({ status: 'open', isPaid: false, checkoutId: 'a', amountCents: 999 });
    await expect(cards.openCheckout(order('a', 1))).rejects.toThrow(CardsRefused);
    expect(await cards.readCheckout(one.sessionId)).toEqual(one);
    await cards.endCheckout(one.sessionId);
    expect(await cards.readCheckout(one.sessionId)).toMatchObject({ status: 'expired', url: null });
    await expect(cards.endCheckout(one.sessionId)).rejects.toThrow(CardsRefused);
  });

  it('reads what was paid', async () => {
    const { sessionId } = await cards.openCheckout(order('b'));
    const { subscription } = stripe.pay(sessionId);
    const paid = await cards.readCheckout(sessionId);
    expect(paid).toMatchObject({
      status: 'complete',
      isPaid: true,
      subscriptionId: subscription?.id,
    });
    expect(await cards.readSubscription(String(subscription?.id))).toMatchObject({
      status: 'active',
      checkoutId: 'b',
      amountCents: 999,
      period: 'monthly',
      periodStartMs: NOW_MS,
      periodEndMs: Date.parse('2026-04-04T12:00:00Z'),
      isInvoicePaid: true,
      endsAtPeriodEnd: false,
      isLive: false,
    });
    const charge = stripe.chargeOf(subscription ?? {});
    expect(await cards.readCharge(charge.id)).toEqual({
      id: charge.id,
      subscriptionId: subscription?.id,
      isRefunded: false,
      isDisputed: false,
      paidUntilMs: Date.parse('2026-04-04T12:00:00Z'),
      isLive: false,
    });
    const dispute = stripe.dispute(charge);
    expect((await cards.readCharge(charge.id)).isDisputed).toBe(true);
    dispute.status = 'won';
    expect((await cards.readCharge(charge.id)).isDisputed).toBe(false);
    expect(await cards.readSubscription('sub_none')).toBeNull();
  });

  it('distinguishes unclear from refused', async () => {
    stripe.order(/GET .*subscriptions/, 'error');
    await expect(cards.readSubscription('sub_1')).rejects.toThrow(CardsUnavailable);
    stripe.order(/GET .*subscriptions/, 'hangs_before');
    const read = whileSilent(['GET', /subscriptions/], () => cards.readSubscription('sub_1'));
    await expect(read).rejects.toThrow(CardsUnavailable);
    stripe.order(/POST .*sessions/, 'hangs_after');
    const opened = whileSilent(['POST', /sessions/], () => cards.openCheckout(order('c')));
    await expect(opened).rejects.toThrow(CardsUnavailable);
    expect((await cards.openCheckout(order('c'))).checkoutId).toBe('c');
  });

  it('accepts exactly the events recently signed with one of our secrets', () => {
    const event = stripe.eventOf('checkout.session.completed', { id: 'cs_1' });
    const read = (payload: string, signature: string, nowMs = NOW_MS) =>
      cards.readEvent(Buffer.from(payload), signature, nowMs);
    for (const secret of [TEST_WEBHOOK_SECRET, OTHER_SECRET]) {
      const { payload, headers } = stripe.signed(event, { secret });
      const signature = headers['stripe-signature'];
      expect(read(payload, signature)).toMatchObject({ subject: { kind: 'checkout', id: 'cs_1' } });
      expect(() => read(`${payload} `, signature)).toThrow(CardsForged);
      expect(() => read(payload, signature, NOW_MS + 301_000)).toThrow(CardsForged);
      expect(() => read(payload, signature.replace('v1=', 'v0='))).toThrow(CardsForged);
      expect(() => read(payload, '')).toThrow(CardsForged);
    }
    const { payload, headers } = stripe.signed(event, { secret: 'whsec_stranger' });
    expect(() => read(payload, headers['stripe-signature'])).toThrow(CardsForged);
  });
});
