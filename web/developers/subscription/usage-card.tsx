import type { Subscription, TierId } from '#contract/developer/subscription.ts';
import { type BillingPeriod, planFor } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { useNow } from '#web/shell/now.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { FreeKeyLink } from '../free-key-link.tsx';
import { canBuyPlans, withoutPlanText } from '../free-requests.ts';
import { checkedCheckoutUrl } from './checkout-url.ts';
import { amountText } from './prices.ts';

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
          Current Usage
        </h2>
        {name !== null && (
          <Badge tone={status === 'active' ? 'good' : 'warn'}>
            {name}: {status.replace('_', ' ')}
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
        <UsageMeter label="API requests" used={usage.apiRequests} limit={limits.apiRequests} />
        <UsageMeter label="Webhooks" used={usage.webhooks} limit={limits.webhooks} />
        <UsageMeter label="Apps" used={usage.apps} limit={limits.apps} />
      </div>
      <p className="mt-3 text-sm text-muted">
        API requests and webhooks start again from zero on <UtcTime at={usageResetsAt} />.
      </p>
      {credit !== '0' && (
        <p className="mt-3 text-sm">
          Credit: {amountText(credit)} {community.coin.code}.{' '}
          {credit.startsWith('-')
            ? 'A credited payment was undone on the chain.'
            : 'It is taken off your next invoice in coins.'}
        </p>
      )}
      <CardBilling {...props} />
      <Extension {...props} />
    </section>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const { tier, status, expiresAt, endsAtExpiry, graceUntil, payUrl, payments } = subscription;
  const nowMs = useNow(60_000);
  if (tier === null || expiresAt === null) {
    const choose = canBuyPlans(payments) ? ' Choose one below.' : '';
    return `You have no plan yet.${choose} ${withoutPlanText(payments) ?? ''}`;
  }
  if (status === 'active') {
    return (
      <>
        Your subscription is active. {endsAtExpiry ? 'It ends on ' : 'It renews on '}
        <UtcTime at={expiresAt} />
        {endsAtExpiry ? ' and does not renew by itself.' : '.'}
      </>
    );
  }
  return (
    <>
      Your subscription requires attention.{' '}
      {payUrl === null && graceUntil === null ? WORDS[status] : 'The last payment failed. '}
      {graceUntil !== null && (
        <>
          {nowMs < Date.parse(graceUntil)
            ? 'Everything works until '
            : 'Your plan stopped working on '}
          <UtcTime at={graceUntil} />
          {'. '}
        </>
      )}
      {payUrl !== null
        ? 'Pay on Stripe’s page, with this card or another.'
        : graceUntil !== null && 'Stripe has sent you an email about how to pay.'}
    </>
  );
}

const WORDS: Record<Subscription['status'], string> = {
  none: '',
  active: '',
  past_due: 'The last payment failed.',
  suspended: 'Its payment was refunded, disputed, or undone on the chain.',
  expired: 'It has expired. Choose a plan to continue.',
  cancelled: 'It was cancelled. Choose a plan to continue.',
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
          Pay now
        </a>
      )}
      <Button size="sm" loading={pending === 'portal'} onClick={onManage}>
        Manage billing
      </Button>
      <p className="text-sm text-muted">
        Change, cancel or resume your plan, or use another card, on Stripe’s page.
      </p>
    </div>
  );
}

/** A plan paid in coins does not renew automatically. */
function Extension({ subscription, onExtend, period, pending }: UsageCardProps) {
  const { tier, source, status, payments } = subscription;
  if (tier === null || source !== 'coin' || status !== 'active' || !payments.coin) return null;
  return (
    <div className="mt-4">
      <Button
        size="sm"
        loading={pending === tier}
        disabled={pending !== null && pending !== tier}
        onClick={() => onExtend(tier)}
      >
        Extend {planFor(tier)?.name} by {period === 'yearly' ? 'a year' : 'a month'}
      </Button>
    </div>
  );
}

function UsageMeter(props: { label: string; used: number; limit: number | null }) {
  const { label, used, limit } = props;
  const shown = used.toLocaleString('en-US');
  if (limit === null || limit === 0) {
    return (
      <dl className="flex items-baseline justify-between gap-3 text-sm">
        <dt className="text-muted">{label}</dt>
        <dd className="font-medium">
          {limit === null ? `${shown} of unlimited` : 'None without a plan'}
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
        valueText={`${shown} of ${limit.toLocaleString('en-US')}`}
        tone={share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'brass'}
      />
      {share >= 0.8 && (
        <p className="mt-1 text-xs text-warn">{share >= 1 ? 'Used up.' : '80% or more used.'}</p>
      )}
    </div>
  );
}
