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
  usePageTitle('Developer Plans');
  return (
    <PageFrame title="Developer Plans" lead="Build on the bot.">
      <Notice
        kind="info"
        title="Plans are managed outside Telegram"
        action={
          <PageLink href={paths.developersKeys} className={buttonClass()}>
            Your API keys
          </PageLink>
        }
      >
        Open this site in your browser to choose or change a plan. Your plan stays as it is.
      </Notice>
    </PageFrame>
  );
}
