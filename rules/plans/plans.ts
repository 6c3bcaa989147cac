/**
 * The developer plans: prices, limits, features (docs/spec/developers.md#4-plans-and-prices). Dollars are whole cents, coins are
 * units of 10⁻⁸.
 */
import { UNITS_PER_COIN } from '../amounts.ts';
import type { ApiKeyPermissionId } from '../permissions.ts';

/** The ids of {@link PLANS}; the `tier` of a subscription. */
export type PlanId = 'starter' | 'pro' | 'enterprise';

/** The list prices of a month in coins, before {@link COIN_DISCOUNT_PERCENT}, in units. */
export type CoinPrices = Readonly<Record<PlanId, bigint>>;

/** The prices in Junkcoin. Another coin has none until its operator sets them: the same numbers would be worth anything there. */
export const JUNKCOIN_PRICES: CoinPrices = {
  starter: 500n * UNITS_PER_COIN,
  pro: 1500n * UNITS_PER_COIN,
  enterprise: 5000n * UNITS_PER_COIN,
};

/** The most decimals of a list price, so that no discount or year needs rounding. */
export const PRICE_DECIMALS = 6;

/** The time that one payment covers. */
export type BillingPeriod = 'monthly' | 'yearly';

/** One plan card. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  /** Per billing month (apps: at a time); null is unlimited. */
  readonly limits: {
    readonly apiRequests: number | null;
    readonly webhooks: number | null;
    readonly apps: number | null;
  };
  /** The lines of the card, limits included. */
  readonly features: readonly string[];
  readonly mostPopular: boolean;
}

/** Both periods, in the order of the toggle. */
export const BILLING_PERIODS: readonly BillingPeriod[] = ['monthly', 'yearly'];

/** The percentage on the yearly side of the toggle; the exact savings are 16.6 to 16.7 percent. */
export const YEARLY_SAVING_PERCENT = 17;

/** The discount for paying in coins, in percent. */
export const COIN_DISCOUNT_PERCENT = 5;

/** The three plans, in the order of the cards. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    monthlyCents: 999,
    yearlyCents: 9999,
    limits: { apiRequests: 10_000, webhooks: 1_000, apps: 2 },
    features: ['10,000 API requests', '1,000 webhooks', '2 apps', 'Community support'],
    mostPopular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    monthlyCents: 2999,
    yearlyCents: 29_999,
    limits: { apiRequests: 100_000, webhooks: 10_000, apps: 10 },
    features: [
      '100,000 API requests',
      '10,000 webhooks',
      '10 apps',
      'Email support',
      'Custom rate limits',
      'Escrow management',
    ],
    mostPopular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyCents: 9999,
    yearlyCents: 99_999,
    limits: { apiRequests: null, webhooks: null, apps: null },
    features: [
      'Unlimited API requests',
      'Unlimited webhooks',
      'Unlimited apps',
      'Dedicated support',
      'White-label options',
      'Account manager',
      'SLA guarantees',
    ],
    mostPopular: false,
  },
];

/**
 * The requests of a member's keys per UTC calendar month without a plan, in the sandbox, unless the operator sets another number
 * (docs/spec/developers.md#4-plans-and-prices).
 */
export const DEFAULT_FREE_API_REQUESTS = 500;

/** The numbers that may be set for it, as a pattern: 0 (keys need a plan) to a billion. */
export const FREE_REQUESTS_PATTERN = '(?:0|[1-9][0-9]{0,8}|1000000000)';

/** The name for keys without a plan, used alongside the plan ids. */
export const FREE = 'free';

/** In coins too a year costs ten months, as in dollars (give or take cents): the same 'Save 17%'. */
const MONTHS_PAID_PER_YEAR = 10n;

/** The plan with this id; undefined for any other text (`constructor` included). */
export function planFor(id: string): Plan | undefined {
  return PLANS.find((plan) => plan.id === id);
}

/**
 * The plans that allow a key to use a permission, including {@link FREE}. Escrow management requires Pro or Enterprise.
 *
 * @param permission null if none is needed
 */
export function plansAllowing(
  permission: ApiKeyPermissionId | null,
): readonly (PlanId | typeof FREE)[] {
  return permission === 'manage_escrow'
    ? ['pro', 'enterprise']
    : [...PLANS.map(({ id }) => id), FREE];
}

/** The currency of card payments, as Stripe writes it. */
export const CARD_CURRENCY = 'usd';

/** The card price of one period, in cents. */
export function cardPriceCents(plan: Plan, period: BillingPeriod): number {
  return period === 'yearly' ? plan.yearlyCents : plan.monthlyCents;
}

/** The plan with exactly this card price for a period, if any. No two plans have the same price for one period. */
export function planAtPrice(cents: number, period: BillingPeriod): Plan | undefined {
  return PLANS.find((plan) => cardPriceCents(plan, period) === cents);
}

/** The saving of a year over twelve months, in cents. */
export function yearlySavingCents(plan: Plan): number {
  return plan.monthlyCents * 12 - plan.yearlyCents;
}

/**
 * The price in coins: the period's list price less {@link COIN_DISCOUNT_PERCENT}.
 *
 * @param monthUnits the list price of a month, with at most {@link PRICE_DECIMALS} decimals
 * @returns units; exact
 */
export function coinPrice(monthUnits: bigint, period: BillingPeriod): bigint {
  const listUnits = period === 'yearly' ? monthUnits * MONTHS_PAID_PER_YEAR : monthUnits;
  return (listUnits * BigInt(100 - COIN_DISCOUNT_PERCENT)) / 100n;
}
