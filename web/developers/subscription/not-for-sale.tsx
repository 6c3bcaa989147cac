import type { PaymentMethods } from '#contract/developer/subscription.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { contactHref } from '#web/ui/contact-href.ts';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { withoutPlanText } from '../free-requests.ts';

/** Shown if plans cannot be bought: the alternatives, instead of buttons that do nothing. */
export function NotForSale({ methods }: { methods: PaymentMethods }) {
  const sandbox = withoutPlanText(methods);
  return (
    <div
      role="note"
      aria-label={m.devplan_buying()}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0 measure">
        {methods.arrangement ? m.devplan_by_arrangement() : m.devplan_not_sold()}{' '}
        {sandbox ?? (methods.arrangement ? null : m.devplan_operator_gives())}
      </p>
      {sandbox === null ? (
        <OutwardLink
          href={contactHref(community.developerContact)}
          className={buttonClass({ size: 'sm' })}
        >
          {m.portal_apps_contact()}
        </OutwardLink>
      ) : (
        <PageLink href={paths.developersKeys} className={buttonClass({ size: 'sm' })}>
          {m.devplan_create_key()}
        </PageLink>
      )}
    </div>
  );
}
