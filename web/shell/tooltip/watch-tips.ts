import { TOOLTIP } from '#rules/limits.ts';

export type ShownTip = { target: Element; text: string; place: DOMRect };

/** How long the pointer may be between the element and its tooltip, in ms. */
const CROSSING_MS = 150;

/**
 * Tells `show` which tooltip to show, or null: for a mouse after `TOOLTIP.delayMs`, or at once within `TOOLTIP.skipMs` of the
 * last one; for keyboard focus and a finger's tap at once. Returns the function that stops watching.
 */
export function watchTips(show: (tip: ShownTip | null) => void): () => void {
  const listening = new AbortController();
  let target: Element | null = null;
  /** The pressed button or link under the pointer. Its tooltip stays away until the pointer leaves, even if its content changes. */
  let pressed: Element | null = null;
  let isShown = false;
  let closedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(element: Element): void {
    clearTimeout(timer);
    target = element;
    isShown = true;
    const text = element.getAttribute('data-tip') ?? '';
    show({ target: element, text, place: element.getBoundingClientRect() });
  }

  function close(): void {
    clearTimeout(timer);
    if (isShown) closedAtMs = performance.now();
    target = null;
    isShown = false;
    show(null);
  }

  function point(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    if (isInContent(event.target)) {
      clearTimeout(timer);
      return;
    }
    const element = tipAt(event.target);
    if (element !== null && element === pressed) return;
    pressed = null;
    if (element === target) {
      if (isShown) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    if (element === null) {
      timer = setTimeout(close, isShown ? CROSSING_MS : 0);
      return;
    }
    const isSkipping = isShown || performance.now() - closedAtMs <= TOOLTIP.skipMs;
    target = element;
    timer = setTimeout(() => open(element), isSkipping ? 0 : TOOLTIP.delayMs);
  }

  function press(event: PointerEvent): void {
    if (isInContent(event.target)) return;
    const element = tipAt(event.target);
    // Its tooltip would cover the effect of the press.
    pressed = element?.closest('a, button') ? element : null;
    const isTap = event.pointerType === 'touch' && element !== null && element !== target;
    if (isTap && pressed === null) open(element);
    else close();
  }

  function focus({ target: focused }: FocusEvent): void {
    if (!(focused instanceof Element) || !focused.matches(':focus-visible')) return;
    const element = tipAt(focused);
    if (element !== null) open(element);
    else if (isShown) close();
  }

  function leave(): void {
    if (isShown) close();
  }

  // Moving the focus may scroll the page: the tooltip of the focused element follows.
  function follow(): void {
    if (isShown && target !== null && target === document.activeElement && isInView(target)) {
      open(target);
    } else leave();
  }

  const options = { signal: listening.signal };
  document.addEventListener('pointerover', point, options);
  document.addEventListener('pointerup', press, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('focusout', leave, options);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && leave(), options);
  document.addEventListener('scroll', follow, { ...options, capture: true, passive: true });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

function tipAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isInContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-tip-content]') !== null;
}
