import { ArrowRight } from 'lucide-react';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';

/** Links to the bot and back home; renders nothing if the site does not link to a wallet bot. */
export function CallsToAction() {
  const { bot, botHandle } = community.links;
  if (bot === null) return null;
  return (
    <section
      aria-label={m.board_onward()}
      className="grid gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-[3fr_2fr]"
    >
      <div className="flex flex-col items-start gap-4 bg-surface p-5 sm:p-6">
        <div>
          <h2 className="text-xl">{m.board_join()}</h2>
          <p className="mt-1 max-w-prose text-muted">
            {m.board_join_text({ bot: botHandle ?? m.home_the_bot() })}
          </p>
        </div>
        <OutwardLink
          href={bot}
          className={buttonClass({ variant: 'primary', className: 'mt-auto' })}
        >
          {m.board_open_bot()}
        </OutwardLink>
      </div>
      <div className="flex flex-col items-start gap-4 bg-surface p-5 sm:p-6">
        <div>
          <h2 className="text-xl">{m.board_new()}</h2>
          <p className="mt-1 text-muted">{m.board_new_text()}</p>
        </div>
        <PageLink href={paths.home} className={buttonClass({ className: 'mt-auto' })}>
          {m.board_back_home()}
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
        </PageLink>
      </div>
    </section>
  );
}
