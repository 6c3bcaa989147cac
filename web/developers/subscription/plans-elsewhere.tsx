import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageFrame } from './page-frame.tsx';

/**
 * Replaces plans and invoices on the community surface, where nothing is sold for dollars or coins
 * (docs/spec/developers.md#1-pages-and-access).
 */
export function PlansElsewhere() {
  usePageTitle(m.devplan_title());
  return (
    <PageFrame title={m.devplan_title()} lead={m.devplan_lead_elsewhere()}>
      <Notice
        kind="info"
        title={m.devplan_elsewhere()}
        action={
          <PageLink href={paths.developersKeys} className={buttonClass()}>
            {m.devplan_elsewhere_keys()}
          </PageLink>
        }
      >
        {m.devplan_elsewhere_text()}
      </Notice>
    </PageFrame>
  );
}
