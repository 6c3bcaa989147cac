import { within } from '#server/db/time-limits.ts';

/**
 * The answer if it arrives within `patienceMs`, otherwise the previous one, or undefined: a page must not be as slow as its
 * slowest part.
 *
 * @param ask does not reject
 */
export function answerOrLast<T>(
  ask: () => Promise<T>,
  patienceMs: number,
): () => Promise<T | undefined> {
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
 * Shares one run of `work` among all calls within `freshMs`, so that measuring does not become more frequent with more visitors.
 * No second run starts during one. A failure is shared like an answer.
 *
 * @param now in ms; if it goes back, the last answer counts as stale
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
