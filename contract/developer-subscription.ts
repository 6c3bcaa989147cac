import { type Static, Type } from 'typebox';
import { BILLING_PERIODS, PLANS } from '#rules/plans.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Count, NullableText, RowId, Timestamp } from './values.ts';

/** Which plan: the rules' own ids. */
export const TierId = Type.Enum(PLANS.map(({ id }) => id));
export type TierId = Static<typeof TierId>;

export const Period = Type.Enum([...BILLING_PERIODS]);
export type Period = Static<typeof Period>;

/** A page of the card processor's. A trial by `STRIPE_API_ROOT` has its pages on this machine. */
const PayPage = Type.String({ pattern: '^https?://[^\\s\\x00-\\x1f\\x7f]+$', maxLength: 4096 });

/** In which ways a plan can be paid here, and where one cannot, why. */
export const PaymentMethods = Type.Object({
  card: Type.Boolean(),
  coin: Type.Boolean(),
  cardReason: NullableText,
  coinReason: NullableText,
  checkoutOrigin: Type.Union([Type.String({ maxLength: 300 }), Type.Null()], {
    description: 'Where buyers are sent to pay by card; null where cards are not taken',
  }),
});
export type PaymentMethods = Static<typeof PaymentMethods>;

/**
 * A request to be paid in coins at an address of its own. `status` runs new, seen, paid (enough came in time), settled
 * (and is confirmed: the plan is paid), or ends as expired; `exception` stands beside it, as a late or wrong sum does
 * not undo what was seen. `dropped`: what came was undone, or is in no block and not in the mempool any more.
 */
export const CoinInvoice = Type.Object({
  invoiceId: RowId,
  tierId: TierId,
  period: Period,
  currency: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }),
  listPrice: Amount,
  discountPercent: Count,
  credit: { ...Amount, description: 'What the member had over, taken off the amount' },
  amount: Amount,
  received: Amount,
  missing: { ...Amount, description: 'What is still to be paid until it expires' },
  credited: { ...Amount, description: 'What came too much or too late, kept for the next invoice' },
  address: Type.String({ pattern: '^[A-Za-z0-9]{20,128}$' }),
  status: Type.Enum(['new', 'seen', 'paid', 'settled', 'expired']),
  exception: Type.Union([Type.Enum(['underpaid', 'overpaid', 'late', 'dropped']), Type.Null()]),
  bought: Type.Union([Type.Enum(['plan', 'credit']), Type.Null()], {
    description: 'What a settled invoice gave: the plan, or credit where a card pays one already',
  }),
  confirmations: Type.Integer(),
  confirmationsNeeded: Count,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type CoinInvoice = Static<typeof CoinInvoice>;

const Limit = Type.Union([Count, Type.Null()], { description: 'Null: unlimited' });

/** The member's subscription (second document, section 3); without one, tier null and status 'none'. */
export const Subscription = Type.Object({
  tier: Type.Union([TierId, Type.Null()]),
  period: Type.Union([Period, Type.Null()]),
  status: Type.Enum(['none', 'active', 'past_due', 'suspended', 'expired', 'cancelled']),
  source: Type.Union([Type.Enum(['card', 'coin', 'grant']), Type.Null()]),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  endsAtExpiry: Type.Boolean({ description: 'Paid until then, and not renewed by itself' }),
  graceUntil: Type.Union([Timestamp, Type.Null()], {
    description: 'Until when the plan still works after a payment that failed',
  }),
  usage: Type.Object(
    { apiRequests: Count, webhooks: Count, apps: Count },
    { description: 'In the running billing month; the limits are those of the plan' },
  ),
  limits: Type.Union([
    Type.Object({ apiRequests: Limit, webhooks: Limit, apps: Limit }),
    Type.Null(),
  ]),
  usageResetsAt: Type.Union([Timestamp, Type.Null()]),
  credit: Type.String({
    pattern: '^-?(0|[1-9][0-9]{0,10})(\\.[0-9]{1,8})?$',
    description: 'Coins that the next invoice costs less; below 0 after a payment that was undone',
  }),
  payments: PaymentMethods,
  payUrl: Type.Union([PayPage, Type.Null()], {
    description:
      'Where a payment by card that failed can be made; null where there is none to make',
  }),
  openInvoice: Type.Union([CoinInvoice, Type.Null()], {
    description: 'A payment in coins that is under way, so that a reload still shows its address',
  }),
});
export type Subscription = Static<typeof Subscription>;

/** GET /api/developer/payment-methods: for the plans' page, before anybody has signed in. */
export const getPaymentMethods = endpoint({
  route: 'getPaymentMethods',
  summary: 'How plans can be paid on this instance',
  tag: 'developer',
  access: 'public',
  response: PaymentMethods,
  errors: [],
  sharedCacheSeconds: 60,
});

/** GET /api/developer/subscription (second document, section 7). */
export const getSubscription = endpoint({
  route: 'getSubscription',
  summary: 'The plan of the signed-in member and what is used of it',
  tag: 'developer',
  access: 'member',
  response: Subscription,
  errors: ['not_signed_in'],
});

const Order = { tierId: TierId, period: Period };

/**
 * POST /api/developer/subscription/stripe (decision 30): a repeat returns the open checkout. Null in place of an
 * address: a plan that is paid by card already was changed at once, and what it costs more or less was settled with
 * that card.
 */
export const postCardSubscription = endpoint({
  route: 'postCardSubscription',
  summary: 'Start paying a plan by card, or change the one that a card pays',
  tag: 'developer',
  access: 'member',
  body: Type.Object(Order, { additionalProperties: false }),
  response: Type.Object({
    checkoutUrl: Type.Union([PayPage, Type.Null()]),
  }),
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});

/**
 * POST /api/developer/subscription/crypto (decision 30). `currency` must be the code of the
 * instance's coin, JKC by default; what a plan costs in it is the rules' matter. A repeat returns the open invoice.
 */
export const postCoinSubscription = endpoint({
  route: 'postCoinSubscription',
  summary: 'Start paying a plan in coins',
  tag: 'developer',
  access: 'member',
  body: Type.Object(
    { ...Order, currency: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }) },
    { additionalProperties: false },
  ),
  response: CoinInvoice,
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});

/** GET /api/developer/invoices/:id: the member's own alone. */
export const getInvoice = endpoint({
  route: 'getInvoice',
  summary: 'An invoice in coins as it stands',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  response: CoinInvoice,
  errors: ['not_signed_in', 'not_found'],
});

/** POST /api/developer/subscription/cancel: a plan that a card pays ends with what is paid. */
export const cancelSubscription = endpoint({
  route: 'cancelSubscription',
  summary: 'Have the plan end when its paid time is over',
  tag: 'developer',
  access: 'member',
  body: Type.Object({}, { additionalProperties: false }),
  response: Subscription,
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});

/** POST /api/developer/subscription/resume: takes a cancellation back while the plan still runs. */
export const resumeSubscription = endpoint({
  route: 'resumeSubscription',
  summary: 'Take a cancellation back',
  tag: 'developer',
  access: 'member',
  body: Type.Object({}, { additionalProperties: false }),
  response: Subscription,
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});

/** POST /api/developer/subscription/portal: a page of Stripe's on which the card that pays the plan is changed. */
export const openCardPortal = endpoint({
  route: 'openCardPortal',
  summary: 'A page on which the card that pays the plan can be changed',
  tag: 'developer',
  access: 'member',
  body: Type.Object({}, { additionalProperties: false }),
  response: Type.Object({ portalUrl: PayPage }),
  errors: ['not_signed_in', 'conflict', 'payments_not_configured', 'unavailable'],
});
