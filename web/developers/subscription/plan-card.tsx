import { type BillingPeriod, COIN_DISCOUNT_PERCENT, type Plan } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatUsd } from '#web/ui/coin/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { shownNumber } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import type { PayWith } from './page-state.ts';
import { PlanFeatures } from './plan-features.tsx';
import { cardPrice, coinPrices, coinText } from './prices.ts';

type PlanCardProps = {
  plan: Plan;
  period: BillingPeriod;
  payWith: PayWith;
  /** True for the member's active plan. */
  isCurrent: boolean;
  /** No plan can be chosen while a payment request is pending (docs/spec/developers.md#5-subscription-page). */
  isPending: boolean;
  isThisPending: boolean;
  /** True if plans can be bought on this site; otherwise the card only informs. */
  isForSale: boolean;
  isUnavailable: boolean;
  onChoose: () => void;
};

export function PlanCard(props: PlanCardProps) {
  const { plan, period, isCurrent, isPending, isThisPending, isForSale, isUnavailable } = props;
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={cx(
        'flex min-w-0 flex-col rounded-lg border bg-surface p-5',
        plan.mostPopular && 'border-brass',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="text-xl">
          {plan.name}
        </h2>
        {plan.mostPopular && <Badge tone="brass">{m.devplan_popular()}</Badge>}
      </div>
      {props.payWith === 'card' ? (
        <CardPrice plan={plan} period={period} />
      ) : (
        <CoinPrice plan={plan} period={period} />
      )}
      <PlanFeatures plan={plan} className="mt-4 mb-6 flex-1 space-y-2 text-sm" />
      {(isForSale || isCurrent) && (
        <Button
          variant={plan.mostPopular && !isCurrent ? 'primary' : 'secondary'}
          className="w-full"
          disabled={isCurrent || isUnavailable || (isPending && !isThisPending)}
          loading={isThisPending}
          onClick={props.onChoose}
          aria-describedby={`plan-${plan.id}`}
        >
          {isCurrent ? m.devplan_current() : m.dev_choose_plan({ plan: plan.name })}
        </Button>
      )}
    </section>
  );
}

type PriceProps = { plan: Plan; period: BillingPeriod };

function CardPrice({ plan, period }: PriceProps) {
  const { price, yearlySaving } = cardPrice(plan, period);
  return (
    <Price period={period} saving={formatUsd(yearlySaving)} note={null}>
      {formatUsd(price)}
    </Price>
  );
}

function CoinPrice({ plan, period }: PriceProps) {
  const { code } = community.coin;
  const prices = coinPrices(plan, period);
  if (prices === null)
    return <p className="mt-3 text-muted">{m.devplan_no_price({ coin: code })}</p>;
  // List prices are not paid as written, so they have the marks of the page's language, like prices in dollars.
  const coins = (units: bigint) => `${shownNumber(coinText(units))} ${code}`;
  return (
    <Price
      period={period}
      saving={coins(prices.yearlySaving)}
      note={rich(
        m.devplan_off({
          list: () => <ListPrice price={coins(prices.list)} />,
          percent: String(COIN_DISCOUNT_PERCENT),
        }),
      )}
    >
      {coins(prices.price)}
    </Price>
  );
}

function ListPrice({ price }: { price: string }) {
  return (
    <s>
      {rich(
        m.devplan_instead({
          hidden: (text) => <span className="sr-only">{text}</span>,
          price: () => <bdi>{price}</bdi>,
        }),
      )}
    </s>
  );
}

function Price(props: {
  period: BillingPeriod;
  saving: string;
  note: React.ReactNode;
  children: React.ReactNode;
}) {
  const { period, saving, note, children } = props;
  const priceParts = {
    price: () => (
      <bdi dir="ltr" className="font-display text-3xl">
        {children}
      </bdi>
    ),
    note: (text: string) => <span className="text-sm text-muted">{text}</span>,
  };
  return (
    <div className="mt-3">
      <p>
        {rich(period === 'yearly' ? m.dev_price_year(priceParts) : m.dev_price_month(priceParts))}
      </p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <p className="mt-1 text-sm text-good">
        {period === 'yearly'
          ? m.devplan_saves_year({ saving })
          : m.devplan_yearly_saves({ saving })}
      </p>
    </div>
  );
}
