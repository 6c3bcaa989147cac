/** Something took longer than it may. */
export class TooSlowError extends Error {}

/** The work's answer, or `TooSlowError` after `limitMs`. What is too slow goes on and is not waited for. */
export async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new TooSlowError(`no answer within ${limitMs} ms`));
    // A turn later: where this process itself stood still, the answer may be here and only has to be read.
    timer = setTimeout(() => setImmediate(giveUp), limitMs);
  });
  try {
    return await Promise.race([work(), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The answer if it comes within `patienceMs`, else the one before, else undefined: what pages wait
 * for must not become as slow as the slowest of what they show.
 *
 * @param ask does not reject
 */
export function lately<T>(ask: () => Promise<T>, patienceMs: number): () => Promise<T | undefined> {
  let last: T | undefined;
  return async () => {
    const asked = ask().then((answer) => {
      last = answer;
      return answer;
    });
    try {
      return await within(patienceMs, () => asked);
    } catch {
      return last;
    }
  };
}

/**
 * Shares one run of `work` among all who ask within `freshMs`, so that however many look at the
 * monitor, what it measures is asked at a pace of ours. While a run is under way nobody starts
 * another one. A failure is shared like an answer.
 *
 * @param now in ms; when it goes back, what was measured counts as stale
 */
export function measured<T>(
  work: () => Promise<T>,
  { freshMs, now }: { freshMs: number; now: () => number },
): () => Promise<T> {
  let latest: { answer: Promise<T>; atMs: number; isRunning: boolean } | null = null;
  return () => {
    const ageMs = latest ? now() - latest.atMs : Number.POSITIVE_INFINITY;
    if (latest && (latest.isRunning || (ageMs >= 0 && ageMs < freshMs))) return latest.answer;
    const run = { answer: work(), atMs: now(), isRunning: true };
    const ended = () => {
      run.isRunning = false;
    };
    run.answer.then(ended, ended);
    latest = run;
    return run.answer;
  };
}
