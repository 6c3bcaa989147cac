import type { Db } from '#server/db/connect.ts';
import type { TestObject } from '#server/fakes/stripe/objects.ts';
import {
  openTestStripe,
  TEST_STRIPE_KEY,
  TEST_WEBHOOK_SECRET,
} from '#server/fakes/stripe/stripe.ts';
import { createStripeCards } from '#server/gateways/cards/stripe.ts';
import { openCardCheckout } from '#server/services/plans/cards/checkouts.ts';
import { takeStripeEvent } from '#server/services/plans/cards/stripe-events.ts';
import { readPlanStanding } from '#server/services/plans/standing.ts';
import { paymentMethods, readSubscription } from '#server/services/plans/subscriptions.ts';
import { enrolMembers } from '../billing.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';

/** A fake Stripe with the real client, and members who buy plans by card. */
export async function openCardDesks({ now }: { now: () => number }) {
  const stripe = await openTestStripe({ now });
  const cards = await createStripeCards({
    secretKey: TEST_STRIPE_KEY,
    webhookSecrets: [TEST_WEBHOOK_SECRET],
    apiRoot: stripe.apiRoot,
    isLive: false,
    retries: 0,
  });

  /** A member who buys plans, and what the member sees of them. */
  async function open(db: Db) {
    const [memberId = 0n] = await enrolMembers(db, '11');
    const deps = { db, cards, now, publicUrl: 'https://deck.example.org', returnPath: '/s' };
    return {
      db,
      memberId,
      deps,
      buy: (tier: 'starter' | 'pro' | 'enterprise', period: 'monthly' | 'yearly' = 'monthly') =>
        openCardCheckout(deps, { memberId, tier, period }),
      /** Passes through JSON, as Stripe sends it. */
      async deliver(...events: TestObject[]) {
        for (const event of events) {
          const { payload, headers } = stripe.signed(event);
          const read = cards.readEvent(Buffer.from(payload), headers['stripe-signature'], now());
          await takeStripeEvent(deps, read);
        }
      },
      payUrl: async () => {
        const configured = paymentMethods({ cardRoot: stripe.apiRoot, coin: false }, 'JKC');
        const payments = { ...configured, freeRequests: 0, arrangement: false };
        const input = { memberId, nowMs: now(), coin: JUNKCOIN_ON.main, payments };
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

  return { stripe, cards, open, close: () => stripe.close() };
}

export type CardDesks = Awaited<ReturnType<typeof openCardDesks>>;
