import { ChevronLeft, ChevronRight } from 'lucide-react';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { CarouselEvent } from './state.ts';

type Send = (event: CarouselEvent) => void;

/**
 * Pause, and arrows from medium width up. They come before the slides, as the ARIA pattern requires, so that keyboard users can
 * stop them first. With reduced motion the slides never start by themselves.
 */
export function CarouselArrows({ isPaused, send }: { isPaused: boolean; send: Send }) {
  return (
    <div className="flex gap-2 noscript:hidden">
      <Button
        size="sm"
        aria-label={isPaused ? m.home_tour_play_slides() : m.home_tour_pause_slides()}
        onClick={() =>
          send(isPaused ? { type: 'play' } : { type: 'hold', hold: 'paused', on: true })
        }
        className="motion-reduce:hidden"
      >
        {isPaused ? m.home_tour_play() : m.home_tour_pause()}
      </Button>
      <Button
        size="sm"
        iconOnly
        aria-label={m.home_tour_previous()}
        onClick={() => send({ type: 'step', by: -1 })}
        className="max-md:hidden"
      >
        <ChevronLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      </Button>
      <Button
        size="sm"
        iconOnly
        aria-label={m.home_tour_next()}
        onClick={() => send({ type: 'step', by: 1 })}
        className="max-md:hidden"
      >
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      </Button>
    </div>
  );
}

/** The dots; the current one is also longer, because colour must not be the only sign. */
export function CarouselDots({ index, send }: { index: number; send: Send }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields, and these are buttons.
    <div
      role="group"
      aria-label={m.home_tour_choose()}
      className="mt-3 flex max-md:justify-center md:-ms-1 noscript:hidden"
    >
      {community.slides.map((slide, position) => (
        <button
          key={slide.title}
          type="button"
          aria-label={m.home_tour_show({ number: String(position + 1), title: slide.title })}
          aria-current={position === index}
          onClick={() => send({ type: 'show', index: position })}
          className="group grid h-11 w-11 place-items-center rounded-md md:w-9"
        >
          <span
            className={cx(
              'block h-1 rounded-xs transition-[width,background-color]',
              position === index ? 'w-7 bg-brass' : 'w-3.5 bg-edge group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </div>
  );
}
