/**
 * Makes calls share runs of `work`. A call that comes while a run is under way waits for the next
 * one, which begins after it: so each caller sees all that had happened when it asked.
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function start(): Promise<void> {
    const run = work().finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  }

  return () => {
    // Asked first: between the end of a run and the start of the next one, nothing is running.
    if (next) return next;
    if (!running) return start();
    next = running
      // Its own callers are told that it failed.
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
