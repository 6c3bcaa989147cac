import type { BillingPeriod, Plan } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatUsd } from '#web/ui/coin/amount.tsx';
import { cx } from '#web/ui/cx.ts';
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
        {plan.mostPopular && <Badge tone="brass">Most Popular</Badge>}
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
          {isCurrent ? 'Current Plan' : `Choose ${plan.name}`}
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
  if (prices === null) return <p className="mt-3 text-muted">No price in {code}</p>;
  const { price, list, yearlySaving } = prices;
  return (
    <Price
      period={period}
      saving={`${coinText(yearlySaving)} ${code}`}
      note={
        <>
          <s>
            <span className="sr-only">instead of </span>
            {coinText(list)} {code}
          </s>{' '}
          5% off
        </>
      }
    >
      {coinText(price)} {code}
    </Price>
  );
}

function Price(props: {
  period: BillingPeriod;
  saving: string;
  note: React.ReactNode;
  children: React.ReactNode;
}) {
  const { period, saving, note, children } = props;
  return (
    <div className="mt-3">
      <p>
        <span className="font-display text-3xl">{children}</span>{' '}
        <span className="text-sm text-muted">{period === 'yearly' ? 'a year' : 'a month'}</span>
      </p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <p className="mt-1 text-sm text-good">
        {period === 'yearly' ? `Saves ${saving} a year` : `Yearly saves ${saving}`}
      </p>
    </div>
  );
}
