import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '#server/program/package-root.ts';
import { AddressUnreadable, ChainUnreachable } from './chain-index.ts';
import type { Asked, Found, ReadingSettings, Task } from './readings.ts';

/** The memory limit of the thread in MB: several times what all look-ups at the same time need. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };
/** The thread enforces the deadline of a look-up itself. If it is late by this much, it hangs. */
const GRACE_MS = 5_000;
/** A thread that is idle for this long ends and returns its memory. */
const IDLE_MS = 60_000;

export type Question<T extends Task> = {
  id: number;
  task: T;
  asked: Asked<T>;
  height: number;
};
/** Ends a question as if its time were over. */
export type Cancel = { cancels: number };
export type Answer =
  | { id: number; found: unknown }
  /** The cause of the error: the address, the index, or the thread itself. */
  | { id: number; error: unknown; kind: 'address' | 'chain' | 'fault' };
type Settle = { resolve: (found: unknown) => void; reject: (error: unknown) => void };

/**
 * A thread that reads answers of any size (index-worker.ts) and sends back only the requested parts. In the server's own thread,
 * a long answer would hold up all other calls. The thread starts with the first look-up and does not keep the process alive. If
 * it ends or hangs, its look-ups fail with `ChainUnreachable`, and the next look-up starts a new thread.
 *
 * @param report receives the error if the thread ends unexpectedly
 */
export function openIndexThread(
  settings: ReadingSettings,
  report: (error: unknown) => void,
  file: string = join(packageRoot(), 'dist/program/index-worker.mjs'),
) {
  const waiting = new Map<number, Settle>();
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(file, {
      name: 'chain index',
      // The thread gets no flags of the process, but its environment, which may name a proxy.
      execArgv: [],
      resourceLimits: MEMORY,
      workerData: settings,
    });
    started.on('message', (answer: Answer) => settle(answer));
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('it exited')));
    return started;
  }

  function settle(answer: Answer): void {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('found' in answer) asker?.resolve(answer.found);
    else asker?.reject(errorOf(answer));
  }

  function end(ended: Worker, reason: unknown): void {
    if (worker !== ended) return;
    worker = null;
    void ended.terminate();
    report(reason);
    const why = reason instanceof Error ? reason.message : String(reason);
    const error = new ChainUnreachable(`the thread that reads the chain's index ended: ${why}`);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function rest(): void {
    if (waiting.size > 0) return;
    worker?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      const rested = worker;
      worker = null;
      void rested?.terminate();
    }, IDLE_MS);
    idle.unref();
  }

  return {
    /** Throws `ChainUnreachable` or `AddressUnreadable`, the latter also soon after the signal is aborted. */
    async ask<T extends Task>(
      task: T,
      asked: Asked<T>,
      { height, signal }: { height: number; signal?: AbortSignal | undefined },
    ): Promise<Found<T>> {
      clearTimeout(idle);
      worker ??= start();
      const reader = worker;
      reader.ref();
      lastId += 1;
      const question: Question<T> = { id: lastId, task, asked, height };
      const answered = new Promise<unknown>((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
      });
      const giveUp = () => {
        if (waiting.has(question.id)) end(reader, new Error('it hangs'));
      };
      // It waits for another turn: if this process stalled, the answer may have arrived unread.
      const cancel = () => reader.postMessage({ cancels: question.id } satisfies Cancel);
      const limit = setTimeout(() => setImmediate(giveUp), settings.deadlineMs + GRACE_MS);
      try {
        reader.postMessage(question);
        if (signal?.aborted) cancel();
        signal?.addEventListener('abort', cancel);
        // `READINGS` produced it, so it has this type.
        return (await answered) as Found<T>;
      } finally {
        clearTimeout(limit);
        signal?.removeEventListener('abort', cancel);
        waiting.delete(question.id);
        rest();
      }
    },
  };
}

function errorOf({ error, kind }: Extract<Answer, { error: unknown }>): unknown {
  if (kind === 'fault' || !(error instanceof Error)) return error;
  return new (kind === 'address' ? AddressUnreadable : ChainUnreachable)(error.message);
}
