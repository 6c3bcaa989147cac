import type { BillingPeriod } from '#rules/plans/plans.ts';
import type { Printed } from '#web/shell/search/search-state.ts';

export type PayWith = 'card' | 'crypto';

const PAYMENTS = ['done', 'cancelled', 'managed'] as const;

export type PageState = {
  period: BillingPeriod;
  payWith: PayWith;
  /** The outcome of a visit to Stripe, according to the address; it proves nothing. */
  payment: (typeof PAYMENTS)[number] | null;
};

export function parsePageState(search: URLSearchParams): PageState {
  const payment = PAYMENTS.find((each) => each === search.get('payment'));
  return {
    period: search.get('period') === 'yearly' ? 'yearly' : 'monthly',
    payWith: search.get('pay') === 'crypto' ? 'crypto' : 'card',
    payment: payment ?? null,
  };
}

export function printPageState({ period, payWith, payment }: PageState): Printed {
  return {
    period: period === 'yearly' ? period : undefined,
    pay: payWith === 'crypto' ? payWith : undefined,
    payment: payment ?? undefined,
  };
}
