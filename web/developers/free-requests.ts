import type { PaymentMethods } from '#contract/developer/subscription.ts';
import { m } from '#web/messages.ts';

/**
 * A sentence about the use of keys without a plan (docs/spec/developers.md#4-plans-and-prices); null if the operator allows none.
 */
export function withoutPlanText({ freeRequests }: PaymentMethods): string | null {
  if (freeRequests === 0) return null;
  return m.dev_sandbox_requests({ requests: freeRequests });
}

/** True if plans can be bought on this site. */
export function canBuyPlans({ card, coin }: PaymentMethods): boolean {
  return card || coin;
}
