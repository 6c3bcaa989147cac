import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { usePaymentMethods } from './subscription/calls.ts';

/** Leads to a key without a plan, unless the operator allows none; its place is kept until that is known. */
export function FreeKeyLink() {
  const { data } = usePaymentMethods();
  if (data?.freeRequests === 0) return null;
  return (
    <PageLink
      href={paths.developersKeys}
      className={buttonClass({ variant: 'primary', className: cx(!data && 'invisible') })}
    >
      {m.dev_free_key()}
    </PageLink>
  );
}
