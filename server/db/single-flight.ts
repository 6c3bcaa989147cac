import { DatabaseOutage } from './outage.ts';

/**
 * Makes calls share runs of `work`. A call during a run waits for the next one, so each caller sees
 * everything that happened before its call, unless the database is away.
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
    // Checked first: between two runs, nothing is running.
    if (next) return next;
    if (!running) return start();
    next = running
      // Its own callers get the error. If the database is away, another run would only wait as long again.
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseOutage)) return;
        next = null;
        throw error;
      })
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
