/** In ms. An untouched page may need messages too, such as a failed refresh. */
const AT_LATEST_MS = 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

let isSeen = false;
const waiting = new Set<() => void>();

/** Starts listening; call once, before hydration. */
export function watchForFirstSign(): void {
  const listening = new AbortController();
  const see = () => {
    listening.abort();
    clearTimeout(timer);
    isSeen = true;
    for (const run of waiting) run();
    waiting.clear();
  };
  const timer = setTimeout(see, AT_LATEST_MS);
  for (const sign of SIGNS) {
    // Capturing, because the scroll of an element does not bubble.
    addEventListener(sign, see, { capture: true, passive: true, signal: listening.signal });
  }
}

/**
 * Runs at the first sign of a person, or at once if there has been one: for code that a page needs only once it is used. Returns
 * the function that cancels.
 */
export function atFirstSign(run: () => void): () => void {
  if (isSeen) run();
  else waiting.add(run);
  return () => {
    waiting.delete(run);
  };
}
