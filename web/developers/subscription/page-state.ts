import type { BillingPeriod } from '#rules/plans.ts';
import type { Printed } from '#web/shell/search-state.ts';

export type PayWith = 'card' | 'crypto';

export type PageState = {
  period: BillingPeriod;
  payWith: PayWith;
  /** How a visit to the card's page ended, as it says itself: it proves nothing. */
  payment: 'done' | 'cancelled' | null;
};

export function parsePageState(search: URLSearchParams): PageState {
  const payment = search.get('payment');
  return {
    period: search.get('period') === 'yearly' ? 'yearly' : 'monthly',
    payWith: search.get('pay') === 'crypto' ? 'crypto' : 'card',
    payment: payment === 'done' || payment === 'cancelled' ? payment : null,
  };
}

export function printPageState({ period, payWith, payment }: PageState): Printed {
  return {
    period: period === 'yearly' ? period : undefined,
    pay: payWith === 'crypto' ? payWith : undefined,
    payment: payment ?? undefined,
  };
}
