import { m } from '#web/messages.ts';
import type { CheckOptions } from './use-check.ts';

/** The reports of a worker that checks. */
type CheckMessage<T> =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; outcome: T }
  | { kind: 'failed'; problem: string };

/**
 * Sends a worker its question, and ends it after the answer.
 *
 * @param options.moved a part of the question that is handed over instead of copied
 * @throws Error with a readable text
 */
export function askWorker<T>(
  worker: Worker,
  question: unknown,
  { signal, onProgress, moved }: CheckOptions & { moved: ArrayBuffer },
): Promise<T> {
  const step = m.check_splitting();
  onProgress({ step, share: 0 });
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error(m.check_no_worker())));
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage<T>>) => {
      if (data.kind === 'progress') onProgress({ step, share: data.share });
      else if (data.kind === 'failed') reject(new Error(data.problem));
      else resolve(data.outcome);
    });
    worker.postMessage(question, [moved]);
  }).finally(() => worker.terminate());
}

/** Inside a worker: answers the page's questions, with errors as texts. */
export function answerPage<Q, T>(
  answer: (question: Q, onProgress: (share: number) => void) => T | Promise<T>,
): void {
  const tell = (message: CheckMessage<T>) => self.postMessage(message);
  self.addEventListener('message', async ({ data }: MessageEvent<Q>) => {
    try {
      const outcome = await answer(data, (share) => tell({ kind: 'progress', share }));
      tell({ kind: 'done', outcome });
    } catch (error) {
      tell({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  });
}
