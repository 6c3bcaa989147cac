import type { Subscription } from '#contract/developer-subscription.ts';
import { useCall } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** Says that keys are refused, where their owner has no plan that works: nothing on the cards does. */
export function PlanNote({ nowMs }: { nowMs: number }) {
  // When this fails nothing is missing that the page is for.
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
        You can make keys, but until you have a plan the API refuses every call with them.
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
