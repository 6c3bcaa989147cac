import type { Worker } from 'node:worker_threads';
import { asOutage, DatabaseOutage } from '../outage.ts';
import { statementLimitMs, TooSlowError, within, withLongStatements } from '../time-limits.ts';

export type Answer = { id: number; rows: unknown[]; affected: number; error?: DatabaseFault };
type DatabaseFault = { message: string; code?: string; constraint?: string; detail?: string };

/** An error of the embedded database, with the fields of the `pg` driver's errors. */
class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/** Creating a database takes seconds, and repairing one after a crash perhaps a minute. In ms. */
const OPEN_LIMIT_MS = 180_000;

/** Resolves once the worker has opened the database. Throws if it cannot, or not in time. */
export function ready(worker: Worker): Promise<void> {
  const opened = new Promise<void>((resolve, reject) => {
    const failed = (error: Error) => reject(error);
    const ended = () => reject(new Error('The embedded database ended while it was opened.'));
    worker.once('message', () => {
      worker.removeListener('error', failed);
      worker.removeListener('exit', ended);
      resolve();
    });
    worker.once('error', failed);
    worker.once('exit', ended);
  });
  return within(OPEN_LIMIT_MS, () => opened);
}

export type Channel = ReturnType<typeof createChannel>;

/**
 * Sends messages to the worker, each with the time limit of the caller's statements. A worker that exceeds it, for example on a
 * full disk, is given up: its state is unknown, so only a new process may open its files again.
 *
 * @param hear receives the tables of each committed change (`tell_news`) before its writer gets an answer
 */
export function createChannel(worker: Worker, hear: (table: string) => void) {
  let nextId = 1;
  const waiting = new Map<number, { resolve(a: Answer): void; reject(e: Error): void }>();
  let endedBy: Error | null = null;
  let isClosing = false;
  let tellBroken = (_error: Error) => {};
  const broken = new Promise<Error>((resolve) => {
    tellBroken = resolve;
  });
  worker.on('message', (answer: Answer | { news: string }) => {
    if ('news' in answer) return hear(answer.news);
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) caller?.reject(asOutage(new EmbeddedDatabaseError(answer.error)) as Error);
    else caller?.resolve(answer);
  });
  // An ended worker never answers, so later callers must fail at once.
  function failAll(error: Error) {
    endedBy ??= error;
    for (const caller of waiting.values()) caller.reject(endedBy);
    waiting.clear();
    if (!isClosing) tellBroken(endedBy);
  }
  const ended = (cause?: unknown) =>
    failAll(new DatabaseOutage('no_answer', 'The embedded database has ended.', { cause }));
  worker.on('error', ended);
  worker.on('exit', () => ended());

  async function send(message: Record<string, unknown>): Promise<Answer> {
    if (endedBy) throw endedBy;
    const id = nextId++;
    const limitMs = statementLimitMs();
    const answered = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...message, id });
    });
    try {
      return await within(limitMs, () => answered);
    } catch (error) {
      if (!(error instanceof TooSlowError)) throw error;
      const text = `The embedded database has not answered within ${limitMs} ms.`;
      failAll(new DatabaseOutage('no_answer', text));
      void worker.terminate();
      throw endedBy;
    }
  }

  return {
    isOpen: () => endedBy === null,
    /** Resolves if the worker ends unexpectedly or is given up. */
    broken,
    send,
    /** Closes the database, unless it has ended already. */
    async close(): Promise<void> {
      isClosing = true;
      if (!endedBy) await withLongStatements(() => send({ kind: 'close' }));
    },
  };
}
