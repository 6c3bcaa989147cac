import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a connection, and then each statement, may take while somebody waits for the answer. In ms. */
export const CALL_LIMIT_MS = 10_000;
/** PostgreSQL itself ends a statement that takes longer, so that it does not hold its locks for ever. In ms. */
export const STATEMENT_TIMEOUT_MS = 120_000;
/** Beyond what PostgreSQL allows: only a database that does not answer at all gets here. */
const LONG_LIMIT_MS = STATEMENT_TIMEOUT_MS + 10_000;

const limits = new AsyncLocalStorage<number>();

/** Runs what reads or writes very much, such as a start, a command or the close of a week: a statement may take two minutes. */
export function withLongStatements<T>(work: () => T): T {
  return withStatementLimit(LONG_LIMIT_MS, work);
}

/** Runs work whose statements may take `limitMs` each. */
export function withStatementLimit<T>(limitMs: number, work: () => T): T {
  return limits.run(limitMs, work);
}

/** How long the statement that is about to run may take, in ms. */
export function statementLimitMs(): number {
  return limits.getStore() ?? CALL_LIMIT_MS;
}

/** Something exceeded its time limit. */
export class TooSlowError extends Error {}

/** The work's answer, or `TooSlowError` after `limitMs`; the work goes on unawaited. */
export async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new TooSlowError(`no answer within ${limitMs} ms`));
    // A turn later: if this process itself stood still, the answer may be here, unread.
    timer = setTimeout(() => setImmediate(giveUp), limitMs);
  });
  try {
    return await Promise.race([work(), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
