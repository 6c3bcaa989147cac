import type { Subscription } from '#contract/developer/subscription.ts';
import { useCall } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { canBuyPlans, withoutPlanText } from '../free-requests.ts';

/** Tells a member without an active plan what keys can do, because the key cards do not show it. */
export function PlanNote({ nowMs }: { nowMs: number }) {
  // If this fails, the page works without it.
  const { data: subscription } = useCall('getSubscription', {}, { staleMs: 0 });
  if (!subscription || isUsable(subscription, nowMs)) return null;
  const { payments, tier } = subscription;
  const sandbox = withoutPlanText(payments);
  const isWarning = sandbox === null;
  return (
    <div
      role="note"
      aria-label={m.dev_keys_plan()}
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border px-4 py-3 text-sm',
        isWarning ? 'border-warn/40 bg-warn-wash' : 'bg-surface',
      )}
    >
      <p className="min-w-0 measure">
        <strong className={cx('font-medium', isWarning && 'text-warn')}>
          {tier === null ? m.dev_keys_plan_none() : m.dev_keys_plan_stopped()}
        </strong>{' '}
        {sandbox ?? m.dev_keys_plan_needed()}
      </p>
      <PageLink href={paths.developersSubscription} className={buttonClass({ size: 'sm' })}>
        {canBuyPlans(payments) ? m.dev_keys_plan_choose() : m.dev_keys_plan_see()}
      </PageLink>
    </div>
  );
}

function isUsable({ status, graceUntil }: Subscription, nowMs: number): boolean {
  return status === 'active' || (graceUntil !== null && Date.parse(graceUntil) > nowMs);
}
