import type { PaymentMethods } from '#contract/developer/subscription.ts';
import { countText } from '#web/ui/figures.ts';

/**
 * A sentence about the use of keys without a plan (docs/spec/developers.md#4-plans-and-prices); null if the operator allows none.
 */
export function withoutPlanText({ freeRequests }: PaymentMethods): string | null {
  if (freeRequests === 0) return null;
  return `Without a plan your keys work in the sandbox: on your own account alone, with ${countText(freeRequests)} requests a month.`;
}

/** True if plans can be bought on this site. */
export function canBuyPlans({ card, coin }: PaymentMethods): boolean {
  return card || coin;
}
