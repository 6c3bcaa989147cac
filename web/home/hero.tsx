import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { CoinIcon } from '#web/ui/coin/coin-icon.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { ChartEdge } from './chart-edge.tsx';
import { Counters } from './counters.tsx';
import { FEATURES_ID } from './features/features.tsx';
import { WeekFigures } from './week-figures.tsx';

/** The product, the two live counters, and the time of the next payout. */
export function Hero() {
  return (
    <div className="relative isolate overflow-hidden">
      <ChartPattern />
      <div className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1fr)_27rem] lg:py-20">
        <HeroText />
        <div className="grid gap-px overflow-hidden rounded-lg border bg-line">
          <PlateTitle />
          <Panels of={{ [m.home_totals()]: <Counters />, [m.home_week()]: <WeekFigures /> }} />
        </div>
      </div>
      <ChartEdge />
    </div>
  );
}

function HeroText() {
  const { links } = community;
  const isFull = useSurface() === 'full';
  const { ownWallet } = useViewer().instance;
  return (
    <div className="min-w-0">
      <h1 className="text-4xl">{m.home_title()}</h1>
      {/* One text node: words after a JSX expression would move when the font arrives. */}
      <p className="mt-5 max-w-xl text-lg text-muted">{leadText(isFull && ownWallet)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Fixed widths: the second button must not move when the font arrives. */}
        {links.bot && (
          <OutwardLink
            href={links.bot}
            className={buttonClass({ variant: 'primary', size: 'lg', className: 'w-56' })}
          >
            {m.home_start()}
          </OutwardLink>
        )}
        {/* Scrolls by the style sheet and moves the focus, with or without scripts. */}
        <a
          href={`#${FEATURES_ID}`}
          data-glide
          className={buttonClass({ size: 'lg', className: 'w-48' })}
        >
          {m.home_discover()}
        </a>
      </div>
    </div>
  );
}

/** The product in a sentence. It depends on the wallet that pays: the one in the member's own browser requires a press. */
function leadText(ownWallet: boolean): string {
  const { coin, links, communityName } = community;
  const { code } = coin;
  if (links.botHandle === null) {
    const named = { community: communityName, code };
    return ownWallet ? m.home_lead_own_nameless(named) : m.home_lead_nameless(named);
  }
  const named = { bot: links.botHandle, coin: coin.name, code };
  return ownWallet ? m.home_lead_own(named) : m.home_lead_bot(named);
}

function PlateTitle() {
  const { coin } = community;
  return (
    <p className="flex items-center gap-2.5 bg-surface px-4 py-3 sm:px-5 text-sm font-medium">
      <CoinIcon
        picture={coin.picture}
        signPath={coin.symbolPath}
        sign={coin.symbol}
        size={24}
        className="shrink-0 text-brass"
      />
      {m.home_now()}
    </p>
  );
}
