/** A page that nobody touches gets its last parts too, before its countdown, in minutes, is wrong for long. */
const AT_LATEST_MS = 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Runs at the first sign of somebody being there, once: for what a page can show without, and wants as soon as it is
 * used. Gives what takes the wish back.
 */
export function atFirstSign(run: () => void): () => void {
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    run();
  };
  const timer = setTimeout(start, AT_LATEST_MS);
  for (const sign of SIGNS) {
    // What scrolls may be a part of the page: that does not bubble.
    addEventListener(sign, start, { capture: true, passive: true, signal: listening.signal });
  }
  return stop;
}
