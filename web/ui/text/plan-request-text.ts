import { ARRANGED_COINS, type ArrangedCoin } from '#rules/plans/arrangements.ts';
import { type PlanId, planFor } from '#rules/plans/plans.ts';
import { m } from '#web/messages.ts';

/** A short description of a request: 'Pro, 3 months, USDC'. */
export function planRequestText(request: {
  tierId: PlanId;
  months: number;
  coin: ArrangedCoin;
}): string {
  const { tierId, months, coin } = request;
  return m.portal_plans_request({
    plan: planFor(tierId)?.name ?? tierId,
    months,
    coin: ARRANGED_COINS.find(({ id }) => id === coin)?.name ?? coin,
  });
}
