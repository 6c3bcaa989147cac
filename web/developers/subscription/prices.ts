import { formatAmountFixed, parseAmount, parseSum, UNITS_PER_COIN } from '#rules/amounts.ts';
import {
  type BillingPeriod,
  COIN_DISCOUNT_PERCENT,
  cardPriceCents,
  coinPrice,
  type Plan,
  yearlySavingCents,
} from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';

/** '29.99' for 2999. */
function dollarsOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A plan's price by card, in the form that `formatUsd` accepts. */
export function cardPrice(plan: Plan, period: BillingPeriod) {
  return {
    price: dollarsOf(cardPriceCents(plan, period)),
    yearlySaving: dollarsOf(yearlySavingCents(plan)),
  };
}

/** A plan's prices in coin units: the price, the list price, and the saving of a year. Null if plans have no prices in coins. */
export function coinPrices({ id }: Plan, period: BillingPeriod) {
  const { planPrices } = community.coin;
  if (planPrices === null) return null;
  const monthUnits = parseAmount(planPrices[id]);
  const price = coinPrice(monthUnits, period);
  return {
    price,
    list: (price * 100n) / BigInt(100 - COIN_DISCOUNT_PERCENT),
    yearlySaving: coinPrice(monthUnits, 'monthly') * 12n - coinPrice(monthUnits, 'yearly'),
  };
}

/** A plan's price: '1,425', or '1,425.50000001' if it is not whole; never rounded. */
export function coinText(units: bigint): string {
  const isWhole = units % UNITS_PER_COIN === 0n;
  return formatAmountFixed(units, isWhole ? 0 : 8, true);
}

/**
 * '1,425.50000000': payments have 8 decimals (docs/spec/developers.md#1-pages-and-access), and are the same text in every language.
 */
export function amountText(amount: string): string {
  return formatAmountFixed(parseSum(amount), 8, true);
}
