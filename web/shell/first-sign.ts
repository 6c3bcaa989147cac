/** A page that nobody touches gets its last parts too, before its countdown, in minutes, is wrong for long. */
const AT_LATEST_MS = 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

let isSeen = false;
const waiting = new Set<() => void>();

/** Begins to look out for somebody; once, before the page is taken over. */
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
    // What scrolls may be a part of the page: that does not bubble.
    addEventListener(sign, see, { capture: true, passive: true, signal: listening.signal });
  }
}

/**
 * Runs at the first sign of somebody being there, or at once when there has been one: for what a page can
 * show without, and wants as soon as it is used. Gives what takes the wish back.
 */
export function atFirstSign(run: () => void): () => void {
  if (isSeen) run();
  else waiting.add(run);
  return () => {
    waiting.delete(run);
  };
}
