import { ArrowRight } from 'lucide-react';
import { community } from '#web/community.ts';
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
      aria-label="Where to go from here"
      className="grid gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-[3fr_2fr]"
    >
      <div className="flex flex-col items-start gap-4 bg-surface p-5 sm:p-6">
        <div>
          <h2 className="text-xl">Put your name on the board</h2>
          <p className="mt-1 max-w-prose text-muted">
            Points come from what you do in chat. Open {botHandle}, say /gm and send your first tip.
          </p>
        </div>
        <OutwardLink
          href={bot}
          className={buttonClass({ variant: 'primary', className: 'mt-auto' })}
        >
          Open the bot
        </OutwardLink>
      </div>
      <div className="flex flex-col items-start gap-4 bg-surface p-5 sm:p-6">
        <div>
          <h2 className="text-xl">New on deck?</h2>
          <p className="mt-1 text-muted">What the wallet does, and how its keys stay yours.</p>
        </div>
        <PageLink href={paths.home} className={buttonClass({ className: 'mt-auto' })}>
          Back to home
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.5} />
        </PageLink>
      </div>
    </section>
  );
}
