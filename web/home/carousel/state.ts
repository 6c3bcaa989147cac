import { CAROUSEL } from '#rules/limits.ts';

/**
 * The reasons for which autoplay stops: the mouse over the slides, keyboard focus in them, a hidden page, reduced motion, and the
 * pause button.
 */
export type Hold = 'hover' | 'focus' | 'unseen' | 'calm' | 'paused';

export type CarouselState = {
  /** The number of slides. */
  readonly slides: number;
  /** The index of the slide shown, from 0. */
  readonly index: number;
  readonly holds: readonly Hold[];
  /** The end of the pause after a manual move; null after autoplay's next move. */
  readonly restsUntilMs: number | null;
  /** The time of autoplay's next move; null while held. */
  readonly dueMs: number | null;
};

export type CarouselEvent =
  /** Ignored if it comes early. */
  | { type: 'tick' }
  /** A manual move, by a number of slides or to a given slide. */
  | { type: 'step'; by: 1 | -1 }
  | { type: 'show'; index: number }
  | { type: 'hold'; hold: Hold; on: boolean }
  | { type: 'play' };

/** As rendered by the server, before the page is visible. */
export function firstState(slides: number): CarouselState {
  return { slides, index: 0, holds: ['unseen'], restsUntilMs: null, dueMs: null };
}

/**
 * The carousel of the landing page (docs/spec/site.md#123-carousel). It moves every 4 s and wraps; a hold that ends starts a full
 * 4 s. A manual move pauses autoplay for 10 s before its next 4 s.
 *
 * @param event the event, with its time on a monotonic clock
 */
export function reduceCarousel(
  state: CarouselState,
  event: CarouselEvent & { nowMs: number },
): CarouselState {
  const { nowMs } = event;
  switch (event.type) {
    case 'tick':
      if (state.dueMs === null || nowMs < state.dueMs) return state;
      return timed({ ...state, index: wrapped(state, state.index + 1), restsUntilMs: null }, nowMs);
    case 'step':
      return movedByHand(state, state.index + event.by, nowMs);
    case 'show':
      return movedByHand(state, event.index, nowMs);
    case 'hold': {
      if (state.holds.includes(event.hold) === event.on) return state;
      const holds = event.on
        ? [...state.holds, event.hold]
        : state.holds.filter((hold) => hold !== event.hold);
      return timed({ ...state, holds }, nowMs);
    }
    case 'play': {
      // The mouse and the focus are on the pressed button: they hold again only on their next entry.
      const holds = state.holds.filter((hold) => hold === 'unseen' || hold === 'calm');
      return timed({ ...state, holds, restsUntilMs: null }, nowMs);
    }
  }
}

/** Returns whether screen readers should announce a slide change: not during autoplay. */
export function isReadOut({ holds, restsUntilMs }: CarouselState): boolean {
  return restsUntilMs !== null || holds.some((hold) => hold !== 'unseen' && hold !== 'calm');
}

/**
 * The step after a swipe by this distance: leftward next, rightward previous, null for 50 px or less or a mostly vertical move.
 */
export function swipeStep(movedXPx: number, movedYPx: number): 1 | -1 | null {
  const isWide = Math.abs(movedXPx) > CAROUSEL.swipePx;
  if (!isWide || Math.abs(movedXPx) <= Math.abs(movedYPx)) return null;
  return movedXPx < 0 ? 1 : -1;
}

function movedByHand(state: CarouselState, index: number, nowMs: number): CarouselState {
  const restsUntilMs = nowMs + CAROUSEL.resumeMs;
  return timed({ ...state, index: wrapped(state, index), restsUntilMs }, nowMs);
}

function timed(state: CarouselState, nowMs: number): CarouselState {
  const isHeld = state.holds.length > 0;
  const fromMs = Math.max(nowMs, state.restsUntilMs ?? nowMs);
  return { ...state, dueMs: isHeld ? null : fromMs + CAROUSEL.intervalMs };
}

function wrapped({ slides }: CarouselState, index: number): number {
  return (index + slides) % slides;
}
