import {
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { type CarouselEvent, firstState, reduceCarousel, swipeStep } from './state.ts';

/** Passes page events and the time to the reducer of a carousel with this number of slides. */
export function useCarousel(slides: number) {
  const [state, dispatch] = useReducer(reduceCarousel, slides, firstState);
  const send = useCallback((event: CarouselEvent) => dispatch({ ...event, nowMs: clockMs() }), []);
  const touchStart = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (state.dueMs === null) return;
    const { dueMs } = state;
    // A timer may fire slightly early by this clock, and the tick would be ignored.
    const tick = () => dispatch({ type: 'tick', nowMs: Math.max(clockMs(), dueMs) });
    const timer = setTimeout(tick, dueMs - clockMs());
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => followPage(send), [send]);

  return {
    state,
    send,
    frameHandlers: {
      // A finger counts as hovering until something else is touched.
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'hold', hold: 'hover', on: true });
      },
      onPointerLeave: () => send({ type: 'hold', hold: 'hover', on: false }),
      // Only keyboard focus: the focus left by a click would hold the slides forever.
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) send({ type: 'hold', hold: 'focus', on: true });
      },
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        send({ type: 'hold', hold: 'focus', on: false });
      },
    },
    stageHandlers: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        const isAlone = finger !== undefined && touches.length === 1;
        touchStart.current = isAlone ? { x: finger.clientX, y: finger.clientY } : null;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const from = touchStart.current;
        const finger = changedTouches[0];
        touchStart.current = null;
        if (!from || !finger) return;
        const by = swipeStep(finger.clientX - from.x, finger.clientY - from.y);
        if (by !== null) send({ type: 'step', by });
      },
    },
  };
}

/** Follows reduced motion, the tab's visibility and the arrow keys; returns the function that stops following. */
function followPage(send: (event: CarouselEvent) => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const noteCalm = () => send({ type: 'hold', hold: 'calm', on: calm.matches });
  const noteSeen = () => send({ type: 'hold', hold: 'unseen', on: document.hidden });
  const noteKey = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by !== null) send({ type: 'step', by });
  };
  noteCalm();
  noteSeen();
  calm.addEventListener('change', noteCalm);
  document.addEventListener('visibilitychange', noteSeen);
  document.addEventListener('keydown', noteKey);
  return () => {
    calm.removeEventListener('change', noteCalm);
    document.removeEventListener('visibilitychange', noteSeen);
    document.removeEventListener('keydown', noteKey);
  };
}

/** The left and right keys move the slides unless a form field has the focus. */
function arrowStep(event: KeyboardEvent): 1 | -1 | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return null;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : null;
}

const FIELDS = 'input, select, textarea, [contenteditable]';

// Monotonic, unlike `Date.now`.
function clockMs(): number {
  return performance.now();
}
