import type { Subscription, TierId } from '#contract/developer/subscription.ts';
import { type BillingPeriod, planFor } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { useNow } from '#web/shell/now.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { FreeKeyLink } from '../free-key-link.tsx';
import { canBuyPlans, withoutPlanText } from '../free-requests.ts';
import { checkedCheckoutUrl } from './checkout-url.ts';
import { amountText } from './prices.ts';

type Status = Subscription['status'];

type UsageCardProps = {
  subscription: Subscription;
  /** Opens Stripe's portal, if a card pays the plan. */
  onManage: () => void;
  /** Buys another `period` of the same plan in coins. */
  onExtend: (tierId: TierId) => void;
  period: BillingPeriod;
  /** The order under way, if any. */
  pending: string | null;
};

/** The member's plan, its usage, and the ways to continue it. */
export function UsageCard(props: UsageCardProps) {
  const { subscription } = props;
  const { tier, status, usage, limits, usageResetsAt, credit } = subscription;
  const name = tier === null ? null : (planFor(tier)?.name ?? tier);
  return (
    <section aria-labelledby="usage-title" className="rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="usage-title" className="text-xl">
          {m.devplan_usage()}
        </h2>
        {name !== null && (
          <Badge tone={status === 'active' ? 'good' : 'warn'}>
            {status === 'none' ? name : STATUSES[status]({ plan: name })}
          </Badge>
        )}
      </div>
      <p className="mt-1.5 text-sm text-muted">
        <Standing subscription={subscription} />
      </p>
      {tier === null && (
        <div className="mt-4">
          <FreeKeyLink />
        </div>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <UsageMeter
          label={m.devplan_requests()}
          used={usage.apiRequests}
          limit={limits.apiRequests}
        />
        <UsageMeter label={m.devplan_webhooks()} used={usage.webhooks} limit={limits.webhooks} />
        <UsageMeter label={m.devplan_apps()} used={usage.apps} limit={limits.apps} />
      </div>
      <p className="mt-3 text-sm text-muted">
        {rich(m.devplan_resets({ time: () => <UtcTime at={usageResetsAt} /> }))}
      </p>
      {credit !== '0' && (
        <p className="mt-3 text-sm">
          {m.devplan_credit({ amount: `${amountText(credit)} ${community.coin.code}` })}{' '}
          {credit.startsWith('-') ? m.devplan_credit_undone() : m.devplan_credit_next()}
        </p>
      )}
      <CardBilling {...props} />
      <Extension {...props} />
    </section>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const { tier, status, expiresAt, endsAtExpiry, graceUntil, payUrl, payments } = subscription;
  if (tier === null || expiresAt === null) {
    const choose = canBuyPlans(payments) ? ` ${m.devplan_choose_below()}` : '';
    return `${m.dev_keys_plan_none()}${choose} ${withoutPlanText(payments) ?? ''}`;
  }
  if (status === 'active') {
    const time = () => <UtcTime at={expiresAt} />;
    return rich(endsAtExpiry ? m.devplan_active_ends({ time }) : m.devplan_active_renews({ time }));
  }
  return (
    <>
      {m.devplan_attention()}{' '}
      {payUrl === null && graceUntil === null ? REASONS[status]() : `${m.devplan_last_failed()} `}
      {graceUntil !== null && <Grace until={graceUntil} />}
      {payUrl !== null ? m.devplan_pay_stripe() : graceUntil !== null && m.devplan_stripe_mail()}
    </>
  );
}

function Grace({ until }: { until: string }) {
  const time = () => <UtcTime at={until} />;
  const isOver = useNow(60_000) >= Date.parse(until);
  return <>{rich(isOver ? m.devplan_stopped_on({ time }) : m.devplan_works_until({ time }))} </>;
}

const STATUSES: Record<Exclude<Status, 'none'>, (value: { plan: string }) => string> = {
  active: (value) => m.devplan_is_active(value),
  past_due: (value) => m.devplan_is_past_due(value),
  suspended: (value) => m.devplan_is_suspended(value),
  expired: (value) => m.devplan_is_expired(value),
  cancelled: (value) => m.devplan_is_cancelled(value),
};

const REASONS: Record<Status, () => string> = {
  none: () => '',
  active: () => '',
  past_due: () => m.devplan_last_failed(),
  suspended: () => m.devplan_suspended(),
  expired: () => m.devplan_expired(),
  cancelled: () => m.devplan_cancelled_plan(),
};

/** A plan paid by card is managed on Stripe's page. */
function CardBilling({ subscription, onManage, pending }: UsageCardProps) {
  const { source, status, payments, payUrl } = subscription;
  if (source !== 'card' || !payments.card || status === 'cancelled') return null;
  const payPage = payUrl === null ? null : checkedCheckoutUrl(payUrl, payments.checkoutOrigin);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {payPage !== null && (
        <a href={payPage} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          {m.devplan_pay_now()}
        </a>
      )}
      <Button size="sm" loading={pending === 'portal'} onClick={onManage}>
        {m.devplan_billing()}
      </Button>
      <p className="text-sm text-muted">{m.devplan_billing_text()}</p>
    </div>
  );
}

/** A plan paid in coins does not renew automatically. */
function Extension({ subscription, onExtend, period, pending }: UsageCardProps) {
  const { tier, source, status, payments } = subscription;
  if (tier === null || source !== 'coin' || status !== 'active' || !payments.coin) return null;
  const plan = planFor(tier)?.name ?? '';
  return (
    <div className="mt-4">
      <Button
        size="sm"
        loading={pending === tier}
        disabled={pending !== null && pending !== tier}
        onClick={() => onExtend(tier)}
      >
        {period === 'yearly' ? m.devplan_extend_year({ plan }) : m.devplan_extend_month({ plan })}
      </Button>
    </div>
  );
}

function UsageMeter(props: { label: string; used: number; limit: number | null }) {
  const { label, used, limit } = props;
  if (limit === null || limit === 0) {
    return (
      <dl className="flex items-baseline justify-between gap-3 text-sm">
        <dt className="text-muted">{label}</dt>
        <dd className="font-medium">
          {limit === null ? m.devplan_of_unlimited({ used }) : m.devplan_none_without()}
        </dd>
      </dl>
    );
  }
  const share = used / limit;
  return (
    <div>
      <Meter
        label={label}
        value={used}
        max={limit}
        valueText={m.devplan_used_of({ used, limit })}
        tone={share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'brass'}
      />
      {share >= 0.8 && (
        <p className="mt-1 text-xs text-warn">
          {share >= 1 ? m.devplan_used_up() : m.devplan_used_most()}
        </p>
      )}
    </div>
  );
}
