import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';

/** The current step and how much of it is done, 0 to 1. */
export type Progress = { step: string; share: number };

export type CheckOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };

export type CheckState<T> =
  | { kind: 'idle' }
  | ({ kind: 'running' } & Progress)
  | { kind: 'failed'; problem: string }
  | { kind: 'done'; outcome: T };

/**
 * A check by the browser; leaving the page ends it.
 *
 * @param check throws an error with a readable text if it could not be completed
 */
export function useCheck<T>(check: (options: CheckOptions) => Promise<T>): {
  state: CheckState<T>;
  start: () => void;
} {
  const [state, setState] = useState<CheckState<T>>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (progress: Progress) => setState({ kind: 'running', ...progress });
    onProgress({ step: m.check_fetching(), share: 0 });
    try {
      const outcome = await check({ signal: controller.signal, onProgress });
      setState({ kind: 'done', outcome });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ kind: 'failed', problem: errorText(error) });
    }
  }

  return { state, start: () => void run() };
}
