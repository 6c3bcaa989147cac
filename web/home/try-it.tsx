import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { ChartEdge } from './chart-edge.tsx';

/** The call to action at the end of the page. */
export function TryIt() {
  const { bot, botHandle } = community.links;
  const { ownWallet } = useViewer().instance;
  if (bot === null) return null;
  return (
    <section aria-labelledby="try-title" className="relative isolate overflow-hidden">
      <ChartEdge />
      <ChartPattern />
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-16 sm:px-6 lg:py-20">
        <div>
          <h2 id="try-title" className="text-3xl">
            {m.home_try()}
          </h2>
          <p className="mt-3 measure text-muted">
            {ownWallet ? m.home_try_text_own() : m.home_try_text()}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <OutwardLink href={bot} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {m.home_try_button()}
          </OutwardLink>
          {botHandle !== null && (
            <OutwardLink href={bot} className="link inline-flex min-h-11 items-center gap-1">
              <bdi>{botHandle}</bdi>
            </OutwardLink>
          )}
        </div>
      </div>
    </section>
  );
}
