import type { SiteSlide } from '#contract/community/site-community.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { CarouselArrows, CarouselDots } from './controls.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { isReadOut } from './state.ts';
import { useCarousel } from './use-carousel.ts';

/**
 * Screens of the bot, one at a time. All are stacked in one place, so nothing moves when
 * they change; without scripts they are listed one below another.
 */
export function Carousel() {
  const { slides } = community;
  const { state, send, frameHandlers, stageHandlers } = useCarousel(slides.length);
  return (
    <section
      aria-labelledby="tour-title"
      aria-roledescription={m.home_tour_carousel()}
      className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 lg:py-16"
      {...frameHandlers}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="tour-title" className="text-3xl">
          {m.home_tour()}
        </h2>
        {slides.length > 1 && (
          <CarouselArrows isPaused={state.holds.includes('paused')} send={send} />
        )}
      </div>
      <div
        aria-live={isReadOut(state) ? 'polite' : 'off'}
        className="mt-5 grid touch-pan-y touch-pinch-zoom noscript:gap-12"
        {...stageHandlers}
      >
        {slides.map((slide, position) => (
          <SlideView
            key={slide.title}
            slide={slide}
            position={position}
            isShown={position === state.index}
          />
        ))}
      </div>
      {slides.length > 1 && <CarouselDots index={state.index} send={send} />}
    </section>
  );
}

type SlideViewProps = { slide: SiteSlide; position: number; isShown: boolean };

function SlideView({ slide, position, isShown }: SlideViewProps) {
  const titleId = `slide-${position + 1}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields, and a slide is none.
    <div
      role="group"
      aria-roledescription={m.home_tour_slide()}
      aria-labelledby={titleId}
      className={cx(
        'col-start-1 row-start-1 grid items-center gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-8 lg:gap-12',
        'noscript:visible noscript:row-auto',
        !isShown && 'invisible',
      )}
    >
      {/* Pictures cross-fade; two overlapping texts would be unreadable. */}
      <div
        className={cx(
          'overflow-hidden rounded-lg border transition-[opacity,visibility] duration-240 noscript:opacity-100',
          !isShown && 'opacity-0',
        )}
      >
        <SlidePicture slide={slide} number={position + 1} theme="light" />
        <SlidePicture slide={slide} number={position + 1} theme="dark" />
      </div>
      <div className="max-md:self-start">
        <p className="text-sm font-medium text-brass">
          {m.home_tour_feature({
            number: String(position + 1),
            count: String(community.slides.length),
          })}
        </p>
        <h3 id={titleId} dir="auto" className="mt-2 text-2xl">
          {slide.title}
        </h3>
        <p dir="auto" className="mt-2 text-muted lg:text-lg">
          {slide.text}
        </p>
        {slide.link && <SlideLink {...slide.link} />}
      </div>
    </div>
  );
}

function SlideLink({ label, href }: { label: string; href: string }) {
  const className = buttonClass({ className: 'mt-4' });
  return href.startsWith('/') ? (
    <PageLink href={href} className={className}>
      {label}
    </PageLink>
  ) : (
    <OutwardLink href={href} className={className}>
      {label}
    </OutwardLink>
  );
}
