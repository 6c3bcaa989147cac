import type Stripe from 'stripe';
import { traced } from '#server/trace/trace.ts';
import * as answers from './answers.ts';
import {
  type CardCharge,
  type CardOrder,
  type Cards,
  CardsForged,
  CardsRefused,
  CardsUnavailable,
} from './cards.ts';

const TIMEOUT_MS = 10_000;
/** All tries have the same idempotency key, by which Stripe recognizes a retry. */
const RETRIES = 2;
/** The greatest age of a signature, in seconds. */
const TOLERANCE_SECONDS = 300;
const OUR_PRODUCT = 'quarterdeck_plan_';
const INTERVAL = { monthly: 'month', yearly: 'year' } as const;

export type StripeOptions = {
  secretKey: string;
  webhookSecrets: readonly string[];
  apiRoot: string;
  isLive: boolean;
  timeoutMs?: number;
  retries?: number;
};

/** Cards through Stripe's own library. Only this file loads it, so servers without cards do not. */
export async function createStripeCards(options: StripeOptions): Promise<Cards> {
  const { default: StripeClient } = await import('stripe');
  const root = new URL(options.apiRoot);
  const stripe = new StripeClient(options.secretKey, {
    host: root.hostname.replace(/^\[|\]$/g, ''),
    protocol: root.protocol === 'http:' ? 'http' : 'https',
    ...(root.port === '' ? {} : { port: root.port }),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: options.retries ?? RETRIES,
    telemetry: false,
  });
  const { errors } = StripeClient;

  /** Runs a call. The text of the library's errors is not passed on: it may quote the request. */
  async function ask<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    const attributes = { 'server.address': root.hostname };
    try {
      return await traced({ name: root.hostname, kind: 'client', attributes }, work);
    } catch (error) {
      const isUnclear =
        error instanceof errors.StripeConnectionError ||
        error instanceof errors.StripeAPIError ||
        error instanceof errors.StripeRateLimitError ||
        !(error instanceof errors.StripeError);
      if (isUnclear) throw new CardsUnavailable(`Stripe gave no answer: ${what}`);
      throw new CardsRefused(`Stripe refused: ${what} (${error.code ?? error.type})`);
    }
  }

  function verify(payload: Buffer, signature: string, nowMs: number): unknown {
    for (const secret of options.webhookSecrets) {
      try {
        return stripe.webhooks.constructEvent(
          payload,
          signature,
          secret,
          TOLERANCE_SECONDS,
          undefined,
          nowMs,
        );
      } catch (error) {
        const isOther = error instanceof errors.StripeSignatureVerificationError;
        if (!isOther) throw new CardsForged('no event of Stripe');
      }
    }
    throw new CardsForged('not signed by a secret of the webhook, or too old');
  }

  const isMissing = (error: unknown) =>
    error instanceof errors.StripeError && error.code === 'resource_missing';

  async function ensureProduct({ tier, productName }: CardOrder): Promise<string> {
    const id = `${OUR_PRODUCT}${tier}`;
    return ask('the product', async () => {
      try {
        await stripe.products.retrieve(id);
      } catch (error) {
        if (!isMissing(error)) throw error;
        await stripe.products.create({ id, name: productName }, { idempotencyKey: id });
      }
      return id;
    });
  }

  return {
    isLive: options.isLive,
    apiRoot: options.apiRoot,

    readEvent(payload, signature, nowMs) {
      const event = answers.readEvent(verify(payload, signature, nowMs));
      const subject = answers.readSubject(event.type, event.data.object);
      return { id: event.id, type: event.type, isLive: event.livemode, subject };
    },

    async openCheckout(order) {
      const price = {
        currency: order.currency,
        product: await ensureProduct(order),
        recurring: { interval: INTERVAL[order.period] },
        unit_amount: order.amountCents,
      };
      const metadata = { quarterdeck_checkout: order.checkoutId };
      const session = await ask('a checkout', () =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            client_reference_id: order.checkoutId,
            line_items: [{ price_data: price, quantity: 1 }],
            metadata,
            subscription_data: { metadata },
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: Math.floor(order.expiresAtMs / 1000),
            ...(order.customerId === null ? {} : { customer: order.customerId }),
          },
          { idempotencyKey: order.checkoutId },
        ),
      );
      return answers.readCheckout(session);
    },

    readCheckout: async (sessionId) =>
      answers.readCheckout(
        await ask('the checkout', () => stripe.checkout.sessions.retrieve(sessionId)),
      ),

    async endCheckout(sessionId) {
      await ask('ending a checkout', () => stripe.checkout.sessions.expire(sessionId));
    },

    readSubscription: (id) =>
      ask('the subscription', async () => {
        try {
          return answers.readSubscription(
            await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
          );
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),

    openPortal: async (customerId, returnUrl) =>
      answers.readPortal(
        await ask('the portal', () =>
          stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
        ),
      ),

    readCharge: (id) => ask('the charge', () => readChargeOf(stripe, id)),

    listHeldCharges: async (customerId) =>
      answers.readHeldCharges(
        await ask('the charges', () => stripe.charges.list({ customer: customerId, limit: 100 })),
      ),
  };
}

// A charge no longer names its invoice, so the invoice is found through the payment.
async function readChargeOf(stripe: Stripe, id: string): Promise<CardCharge> {
  const charge = answers.readCharge(await stripe.charges.retrieve(id));
  const disputes = charge.disputed
    ? answers.readDisputes(await stripe.disputes.list({ charge: id, limit: 10 }))
    : [];
  const payments =
    charge.paymentIntentId === null
      ? []
      : answers.readInvoicePayments(
          await stripe.invoicePayments.list({
            payment: { type: 'payment_intent', payment_intent: charge.paymentIntentId },
            limit: 1,
          }),
        );
  const [invoiceId] = payments;
  const paid =
    invoiceId === undefined
      ? { subscriptionId: null, paidUntilMs: 0 }
      : answers.readPaidInvoice(await stripe.invoices.retrieve(invoiceId));
  return {
    id,
    ...paid,
    isRefunded: charge.refunded,
    // Without the list of disputes, the charge still counts as disputed.
    isDisputed:
      charge.disputed &&
      (disputes.length === 0 || disputes.some((status) => !SETTLED_DISPUTES.includes(status))),
    isLive: charge.livemode,
  };
}

const SETTLED_DISPUTES = ['won', 'warning_closed', 'prevented'];
