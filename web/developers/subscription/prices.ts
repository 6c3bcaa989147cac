import { formatAmountFixed, parseSum, UNITS_PER_COIN } from '#rules/amounts.ts';
import {
  type BillingPeriod,
  COIN_DISCOUNT_PERCENT,
  coinPrice,
  type Plan,
  yearlySavingCents,
} from '#rules/plans.ts';

/** '29.99' of 2999. */
function dollarsOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Of a plan by card, as formatUsd takes it. */
export function cardPrice(plan: Plan, period: BillingPeriod) {
  return {
    price: dollarsOf(period === 'yearly' ? plan.yearlyCents : plan.monthlyCents),
    yearlySaving: dollarsOf(yearlySavingCents(plan)),
  };
}

/** Of a plan in coins, in units: what is paid, what it lists for, and what a year saves. */
export function coinPrices(plan: Plan, period: BillingPeriod) {
  const price = coinPrice(plan, period);
  return {
    price,
    list: (price * 100n) / BigInt(100 - COIN_DISCOUNT_PERCENT),
    yearlySaving: coinPrice(plan, 'monthly') * 12n - coinPrice(plan, 'yearly'),
  };
}

/** A plan's price: '1,425' of units, and '1,425.50000001' where there is more to say; never rounded. */
export function coinText(units: bigint): string {
  const isWhole = units % UNITS_PER_COIN === 0n;
  return formatAmountFixed(units, isWhole ? 0 : 8, true);
}

/** '1,425.50000000' of an answer's amount: what is paid and what was paid has 8 decimals (second document, section 9). */
export function amountText(amount: string): string {
  return formatAmountFixed(parseSum(amount), 8, true);
}
