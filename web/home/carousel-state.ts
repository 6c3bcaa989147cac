import { CAROUSEL } from '#rules/limits.ts';

/**
 * What keeps the slides from moving by themselves: the mouse over them, the keyboard's focus in them, a page nobody
 * sees, a wish for less motion, and the pause button.
 */
export type Hold = 'hover' | 'focus' | 'unseen' | 'calm' | 'paused';

export type CarouselState = {
  /** The slide that is shown, from 0. */
  readonly index: number;
  readonly holds: readonly Hold[];
  /** After a move by hand: until when autoplay rests. Null again with the next move of its own. */
  readonly restsUntilMs: number | null;
  /** When the next slide comes by itself; null while something holds it. */
  readonly dueMs: number | null;
};

export type CarouselEvent =
  /** The time has come, or has not yet: then nothing happens. */
  | { type: 'tick' }
  /** A move by hand, by so many slides or to a certain one. */
  | { type: 'step'; by: 1 | -1 }
  | { type: 'show'; index: number }
  | { type: 'hold'; hold: Hold; on: boolean }
  | { type: 'play' };

/** As the server draws it, for a page that nobody sees yet. */
export const FIRST_STATE: CarouselState = {
  index: 0,
  holds: ['unseen'],
  restsUntilMs: null,
  dueMs: null,
};

/**
 * The carousel of the landing page (public document, section 4). Every 4 s the next slide, after the last the first;
 * whatever ends a hold begins a whole 4 s. A move by hand lets autoplay rest for 10 s before its next 4 s begin.
 *
 * @param event what happened, and when by a clock that only goes forward
 */
export function reduceCarousel(
  state: CarouselState,
  event: CarouselEvent & { nowMs: number },
): CarouselState {
  const { nowMs } = event;
  switch (event.type) {
    case 'tick':
      if (state.dueMs === null || nowMs < state.dueMs) return state;
      return timed({ ...state, index: wrapped(state.index + 1), restsUntilMs: null }, nowMs);
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
      // Who presses it is there with the mouse or the focus: those hold again when they come the next time.
      const holds = state.holds.filter((hold) => hold === 'unseen' || hold === 'calm');
      return timed({ ...state, holds, restsUntilMs: null }, nowMs);
    }
  }
}

/** Whether a change of slide should be read out: not while they change by themselves. */
export function isReadOut({ holds, restsUntilMs }: CarouselState): boolean {
  return restsUntilMs !== null || holds.some((hold) => hold !== 'unseen' && hold !== 'calm');
}

/**
 * Where a touch that moved so far leads: leftward to the next slide, rightward to the previous one, and nowhere
 * when it went 50 px or less, or more up or down than sideways.
 */
export function swipeStep(movedXPx: number, movedYPx: number): 1 | -1 | null {
  const isWide = Math.abs(movedXPx) > CAROUSEL.swipePx;
  if (!isWide || Math.abs(movedXPx) <= Math.abs(movedYPx)) return null;
  return movedXPx < 0 ? 1 : -1;
}

function movedByHand(state: CarouselState, index: number, nowMs: number): CarouselState {
  const restsUntilMs = nowMs + CAROUSEL.resumeMs;
  return timed({ ...state, index: wrapped(index), restsUntilMs }, nowMs);
}

function timed(state: CarouselState, nowMs: number): CarouselState {
  const isHeld = state.holds.length > 0;
  const fromMs = Math.max(nowMs, state.restsUntilMs ?? nowMs);
  return { ...state, dueMs: isHeld ? null : fromMs + CAROUSEL.intervalMs };
}

function wrapped(index: number): number {
  return (index + CAROUSEL.slides) % CAROUSEL.slides;
}
