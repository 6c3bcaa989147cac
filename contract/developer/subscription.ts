import { type Static, Type } from 'typebox';
import { BILLING_PERIODS, PLANS } from '#rules/plans/plans.ts';
import { endpoint } from '../endpoint.ts';
import { Amount, Count, EmptyBody, NullableText, RowId, shape, Timestamp } from '../values.ts';

/** The means by which a plan was paid; `grant`: not paid here. */
export const PlanSource = Type.Enum(['card', 'coin', 'grant'], { title: 'PlanSource' });

/** A plan's id, as in the rules. */
export const TierId = Type.Enum(
  PLANS.map(({ id }) => id),
  { title: 'TierId' },
);
export type TierId = Static<typeof TierId>;

const Period = Type.Enum([...BILLING_PERIODS], { title: 'BillingPeriod' });
export type Period = Static<typeof Period>;

/** A page of the card processor. With a test server at `STRIPE_API_ROOT` it is on this machine. */
const PayPage = Type.String({ pattern: '^https?://[^\\s\\x00-\\x1f\\x7f]+$', maxLength: 4096 });

/** The ways to pay for a plan here, with the reason why a method is not available, and the limits without a plan. */
export const PaymentMethods = shape('PaymentMethods', {
  card: Type.Boolean(),
  coin: Type.Boolean(),
  cardReason: NullableText,
  coinReason: NullableText,
  arrangement: Type.Boolean({
    description: 'Whether there is an owner with whom other coins can be arranged',
  }),
  checkoutOrigin: Type.Union([Type.String({ maxLength: 300 }), Type.Null()], {
    description: 'Where buyers pay by card; null if cards are not accepted',
  }),
  freeRequests: {
    ...Count,
    description: 'API requests per month without a plan, on one’s own account alone; 0: none',
  },
});
export type PaymentMethods = Static<typeof PaymentMethods>;

/**
 * A request for payment in coins, at an address of its own. `status` goes from new to seen, paid (enough arrived in time) and
 * settled (also confirmed: the plan is paid), or ends as expired. `exception` is separate, because a late or wrong amount does
 * not undo an earlier payment. `dropped`: the payment was undone, or is in no block and no longer in the mempool.
 */
export const CoinInvoice = shape('CoinInvoice', {
  invoiceId: RowId,
  tierId: TierId,
  period: Period,
  currency: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }),
  listPrice: Amount,
  discountPercent: Count,
  credit: { ...Amount, description: 'Credit deducted from the amount' },
  amount: Amount,
  received: Amount,
  missing: { ...Amount, description: 'Still to be paid before it expires' },
  credited: { ...Amount, description: 'Paid too much or too late; credited to the next invoice' },
  address: Type.String({ pattern: '^[A-Za-z0-9]{20,128}$' }),
  status: Type.Enum(['new', 'seen', 'paid', 'settled', 'expired'], { title: 'CoinInvoiceStatus' }),
  exception: Type.Union([Type.Enum(['underpaid', 'overpaid', 'late', 'dropped']), Type.Null()]),
  bought: Type.Union([Type.Enum(['plan', 'credit']), Type.Null()], {
    description:
      'What a settled invoice bought: the plan, or credit if a card already pays for one',
  }),
  confirmations: Type.Integer(),
  confirmationsNeeded: Count,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type CoinInvoice = Static<typeof CoinInvoice>;

const Limit = Type.Union([Count, Type.Null()], { description: 'Null means unlimited' });

/** The member's subscription; without one, tier null and status 'none' (docs/spec/developers.md#22-calls-of-the-portal). */
export const Subscription = shape('Subscription', {
  tier: Type.Union([TierId, Type.Null()]),
  period: Type.Union([Period, Type.Null()]),
  status: Type.Enum(['none', 'active', 'past_due', 'suspended', 'expired', 'cancelled'], {
    title: 'SubscriptionStatus',
  }),
  source: Type.Union([PlanSource, Type.Null()]),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  endsAtExpiry: Type.Boolean({ description: 'Whether the plan ends there instead of renewing' }),
  graceUntil: Type.Union([Timestamp, Type.Null()], {
    description: 'When the plan stops working after a failed payment',
  }),
  usage: Type.Object(
    { apiRequests: Count, webhooks: Count, apps: Count },
    {
      title: 'SubscriptionUsage',
      description:
        'In the current billing month; without an active plan, in the calendar month of UTC',
    },
  ),
  limits: Type.Object(
    { apiRequests: Limit, webhooks: Limit, apps: Limit },
    { title: 'SubscriptionLimits', description: 'Of the active plan, or of no plan' },
  ),
  usageResetsAt: Timestamp,
  credit: Type.String({
    pattern: '^-?(0|[1-9][0-9]{0,10})(\\.[0-9]{1,8})?$',
    description: 'Credit towards the next invoice; below 0 after a reversed payment',
  }),
  payments: PaymentMethods,
  payUrl: Type.Union([PayPage, Type.Null()], {
    description: 'Where to make a card payment that failed; null if none is due',
  }),
  openInvoice: Type.Union([CoinInvoice, Type.Null()], {
    description: 'The open coin invoice, if any, so that a reload still shows its address',
  }),
});
export type Subscription = Static<typeof Subscription>;

/** GET /api/developer/payment-methods: for the plans page, before sign-in. */
export const getPaymentMethods = endpoint({
  route: 'getPaymentMethods',
  summary: 'The payment methods of this instance',
  tag: 'developer',
  access: 'public',
  response: PaymentMethods,
  errors: [],
  sharedCacheSeconds: 60,
});

/** GET /api/developer/subscription (docs/spec/developers.md#22-calls-of-the-portal). */
export const getSubscription = endpoint({
  route: 'getSubscription',
  summary: "The signed-in member's plan and its usage",
  tag: 'developer',
  access: 'member',
  response: Subscription,
  errors: ['not_signed_in'],
  viewerToken: true,
});

const Order = { tierId: TierId, period: Period };

/**
 * POST /api/developer/subscription/stripe: a repeat returns the open checkout. If a card already pays for a plan, the address is
 * Stripe's portal, where the plan can be changed: nobody gets a second subscription (docs/spec/developers.md#6-payment-by-card).
 */
export const postCardSubscription = endpoint({
  route: 'postCardSubscription',
  summary: 'Pay for a plan by card, or manage the one a card pays for',
  tag: 'developer',
  access: 'member',
  body: Type.Object(Order, { title: 'CardSubscriptionBody', additionalProperties: false }),
  response: shape('CardCheckout', { checkoutUrl: PayPage }),
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});

/**
 * POST /api/developer/subscription/crypto: `currency` must be the code of the community's coin; the rules set the price. A repeat
 * returns the open invoice (docs/spec/developers.md#7-payment-in-coins).
 */
export const postCoinSubscription = endpoint({
  route: 'postCoinSubscription',
  summary: 'Pay for a plan in coins',
  tag: 'developer',
  access: 'member',
  body: Type.Object(
    { ...Order, currency: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }) },
    { title: 'CoinSubscriptionBody', additionalProperties: false },
  ),
  response: CoinInvoice,
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});

/** GET /api/developer/invoices/:id: only the member's own. */
export const getInvoice = endpoint({
  route: 'getInvoice',
  summary: 'A coin invoice',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  response: CoinInvoice,
  errors: ['not_signed_in', 'not_found'],
  viewerToken: true,
});

/**
 * POST /api/developer/subscription/portal: a Stripe page on which the member changes, cancels or resumes a card plan, or changes
 * the card.
 */
export const openCardPortal = endpoint({
  route: 'openCardPortal',
  summary: 'A page to manage the plan that a card pays for',
  tag: 'developer',
  access: 'member',
  body: EmptyBody,
  response: shape('CardPortal', { portalUrl: PayPage }),
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});
