import { type Static, Type } from 'typebox';
import { BILLING_PERIODS, PLANS } from '#rules/plans.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Count, HttpsUrl, RowId, Timestamp } from './values.ts';

/** Which plan: the rules' own ids. */
export const TierId = Type.Enum(PLANS.map(({ id }) => id));
export type TierId = Static<typeof TierId>;

export const Period = Type.Enum([...BILLING_PERIODS]);
export type Period = Static<typeof Period>;

/**
 * A request to be paid in coins at an address of its own. `status` runs new, seen, paid, settled, or
 * ends as expired; `exception` stands beside it, as a late or wrong sum does not undo what was seen.
 */
export const CoinInvoice = Type.Object({
  invoiceId: RowId,
  tierId: TierId,
  period: Period,
  currency: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }),
  amount: Amount,
  received: Amount,
  address: Type.String({ pattern: '^[A-Za-z0-9]{20,128}$' }),
  status: Type.Enum(['new', 'seen', 'paid', 'settled', 'expired']),
  exception: Type.Union([Type.Enum(['underpaid', 'overpaid', 'late']), Type.Null()]),
  confirmations: Count,
  confirmationsNeeded: Count,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type CoinInvoice = Static<typeof CoinInvoice>;

/** The member's subscription (second document, section 3); without one, tier null and status 'none'. */
export const Subscription = Type.Object({
  tier: Type.Union([TierId, Type.Null()]),
  status: Type.Enum(['none', 'active', 'past_due', 'suspended', 'expired', 'cancelled']),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  usage: Type.Object(
    { apiRequests: Count, webhooks: Count, apps: Count },
    { description: 'In the running billing month; the limits are those of the plan' },
  ),
  openInvoice: Type.Union([CoinInvoice, Type.Null()], {
    description: 'A payment in coins that is under way, so that a reload still shows its address',
  }),
});
export type Subscription = Static<typeof Subscription>;

/** GET /api/developer/subscription (second document, section 7). */
export const getSubscription = endpoint({
  route: 'getSubscription',
  summary: 'The plan of the signed-in member and what is used of it',
  tag: 'developer',
  access: 'member',
  response: Subscription,
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/** POST /api/developer/subscription/stripe (decision 30): a repeat returns the open checkout. */
export const postCardSubscription = endpoint({
  route: 'postCardSubscription',
  summary: 'Start paying a plan by card',
  tag: 'developer',
  access: 'member',
  body: Type.Object({ tierId: TierId, period: Period }, { additionalProperties: false }),
  response: Type.Object({ checkoutUrl: HttpsUrl }),
  errors: ['not_signed_in', 'forbidden', 'conflict', 'payments_not_configured', 'unavailable'],
  planned: true,
});

/**
 * POST /api/developer/subscription/crypto (decision 30). `currency` must be the code of the
 * instance's coin, JKC by default; what a plan costs in it is the rules' matter.
 */
export const postCoinSubscription = endpoint({
  route: 'postCoinSubscription',
  summary: 'Start paying a plan in coins',
  tag: 'developer',
  access: 'member',
  body: Type.Object(
    {
      tierId: TierId,
      period: Period,
      currency: Type.String({ pattern: '^[A-Z0-9]{2,10}$' }),
    },
    { additionalProperties: false },
  ),
  response: CoinInvoice,
  errors: ['not_signed_in', 'forbidden', 'conflict', 'payments_not_configured', 'unavailable'],
  planned: true,
});
