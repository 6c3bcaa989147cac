import { WITHOUT_PLAN } from '#rules/apps/webhooks.ts';
import { COIN_DISCOUNT_PERCENT, PLANS, type Plan } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { formatUsd } from '#web/ui/coin/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { shownNumber } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { withoutPlanText } from '../free-requests.ts';
import { usePaymentMethods } from '../subscription/calls.ts';
import { PlanFeatures } from '../subscription/plan-features.tsx';
import { cardPrice, coinPrices, coinText } from '../subscription/prices.ts';

/** The plans from the rules. They are bought on the subscription page. */
export function Pricing() {
  const { data: methods } = usePaymentMethods();
  return (
    <section aria-labelledby="pricing-title">
      <h2 id="pricing-title" className="text-2xl">
        {m.dev_pricing()}
      </h2>
      <p className="mt-1.5 measure text-muted">
        {community.coin.planPrices === null
          ? m.dev_by_card()
          : m.dev_by_card_or_coin({
              coin: community.coin.code,
              percent: String(COIN_DISCOUNT_PERCENT),
            })}{' '}
        {m.dev_without_plan({ apps: WITHOUT_PLAN.apps })} {methods && withoutPlanText(methods)}
      </p>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <li
            key={plan.id}
            className={cx(
              'flex flex-col rounded-lg border bg-surface p-5',
              plan.mostPopular && 'border-brass',
            )}
          >
            <div className="flex min-h-6 items-center justify-between gap-3">
              <h3 className="text-xl">{plan.name}</h3>
              {plan.mostPopular && <Badge tone="brass">{m.dev_most_popular()}</Badge>}
            </div>
            <Prices plan={plan} />
            <PlanFeatures plan={plan} className="mt-4 mb-5 grid gap-1.5 text-sm" />
            <PageLink
              href={paths.developersSubscription}
              className={buttonClass({
                variant: plan.mostPopular ? 'primary' : 'secondary',
                className: 'mt-auto',
              })}
            >
              {m.dev_choose_plan({ plan: plan.name })}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prices({ plan }: { plan: Plan }) {
  const yearly = cardPrice(plan, 'yearly');
  const coins = coinPrices(plan, 'monthly');
  const { code } = community.coin;
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        {rich(
          m.dev_price_month({
            price: () => (
              <bdi dir="ltr" className="font-display text-3xl text-ink tabular-nums">
                {formatUsd(cardPrice(plan, 'monthly').price)}
              </bdi>
            ),
            note: (text) => <span>{text}</span>,
          }),
        )}
      </p>
      <p className="mt-1 text-sm text-muted">
        {m.dev_price_yearly({
          price: formatUsd(yearly.price),
          saving: formatUsd(yearly.yearlySaving),
        })}
      </p>
      {coins && (
        <p className="text-sm text-muted">
          {m.dev_price_coin({
            price: `${shownNumber(coinText(coins.price))} ${code}`,
            list: shownNumber(coinText(coins.list)),
          })}
        </p>
      )}
    </>
  );
}
