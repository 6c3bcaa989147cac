import type { Subscription } from '#contract/developer/subscription.ts';
import { useCall } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** Warns a member without a working plan that keys are refused, which the key cards do not show. */
export function PlanNote({ nowMs }: { nowMs: number }) {
  // If this fails, the page works without it.
  const { data: subscription } = useCall('getSubscription', {}, { staleMs: 0 });
  if (!subscription || isUsable(subscription, nowMs)) return null;
  return (
    <div
      role="note"
      aria-label="Your plan"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-warn/40 bg-warn-wash px-4 py-3 text-sm"
    >
      <p className="min-w-0 measure">
        <strong className="font-medium text-warn">
          {subscription.tier === null ? 'You have no plan yet.' : 'Your plan has stopped.'}
        </strong>{' '}
        You can create keys, but the API refuses their calls until you have a plan.
      </p>
      <PageLink href={paths.developersSubscription} className={buttonClass({ size: 'sm' })}>
        Choose a plan
      </PageLink>
    </div>
  );
}

function isUsable({ status, graceUntil }: Subscription, nowMs: number): boolean {
  return status === 'active' || (graceUntil !== null && Date.parse(graceUntil) > nowMs);
}
