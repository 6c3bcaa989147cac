import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { ARRANGED_COINS } from '#rules/plans/arrangements.ts';
import { planFor } from '#rules/plans/plans.ts';
import { m } from '#web/messages.ts';

/** A short description of a request: 'Pro, 3 months, USDC'. */
export function requestText({ tierId, months, coin }: AdminPlanRequest): string {
  return m.portal_plans_request({
    plan: planFor(tierId)?.name ?? tierId,
    months,
    coin: ARRANGED_COINS.find(({ id }) => id === coin)?.name ?? coin,
  });
}
