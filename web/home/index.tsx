import { m } from '#web/messages.ts';
import { PanelBoundary, Panels } from '#web/shell/load/panel-boundary.tsx';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { usePageTitle } from '#web/shell/page-title.ts';
import { cx } from '#web/ui/cx.ts';
import { Carousel } from './carousel/carousel.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero.tsx';
import { LinkGroups } from './link-groups.tsx';
import { Reasons } from './reasons.tsx';
import { Security } from './security.tsx';
import { TryIt } from './try-it.tsx';

/** The landing page (docs/spec/site.md#12-the-landing-page). The community surface leaves out everything about the wallet bot. */
export function HomePage() {
  usePageTitle('');
  const isFull = useSurface() === 'full';
  return (
    <>
      <Hero />
      <PanelBoundary name={m.home_tour()}>{isFull && <Carousel />}</PanelBoundary>
      <div
        className={cx(
          'mx-auto flex w-full max-w-6xl flex-col gap-16 px-4 pb-16 sm:px-6 lg:gap-24 lg:pb-24',
          isFull ? 'pt-4' : 'pt-12 lg:pt-16',
        )}
      >
        <Panels
          of={{
            [m.home_features()]: <Features />,
            [m.home_reasons()]: <Reasons />,
            [m.home_security()]: isFull && <Security />,
            [m.home_links_name()]: <LinkGroups />,
          }}
        />
      </div>
      <TryIt />
    </>
  );
}
