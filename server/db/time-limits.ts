import { AsyncLocalStorage } from 'node:async_hooks';

/** The time for a connection, and then for each statement, while somebody waits for the answer. In ms. */
export const CALL_LIMIT_MS = 10_000;
/** PostgreSQL itself ends a statement that takes longer, so that it does not hold its locks forever. In ms. */
export const STATEMENT_TIMEOUT_MS = 120_000;
/** Above PostgreSQL's own limit: only a database that does not answer at all reaches it. */
const LONG_LIMIT_MS = STATEMENT_TIMEOUT_MS + 10_000;

const limits = new AsyncLocalStorage<number>();

/**
 * Runs work that reads or writes very much, such as a start, a command or the close of a week: a statement may take two minutes.
 */
export function withLongStatements<T>(work: () => T): T {
  return withStatementLimit(LONG_LIMIT_MS, work);
}

/** Runs work whose statements may take `limitMs` each. */
export function withStatementLimit<T>(limitMs: number, work: () => T): T {
  return limits.run(limitMs, work);
}

/** The time limit of the statement that is about to run, in ms. */
export function statementLimitMs(): number {
  return limits.getStore() ?? CALL_LIMIT_MS;
}

/** Thrown if something exceeded its time limit. */
export class TooSlowError extends Error {}

/** The work's result, or `TooSlowError` after `limitMs`; the work continues, but nobody waits for it. */
export async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new TooSlowError(`no answer within ${limitMs} ms`));
    // One turn later: if this process itself stood still, the answer may be here, unread.
    timer = setTimeout(() => setImmediate(giveUp), limitMs);
  });
  try {
    return await Promise.race([work(), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
