import { useEffect, useRef, useState } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import { type CheckedWeek, checkFile, type Progress } from './check-file.ts';

export type CheckState =
  | { kind: 'idle' }
  | ({ kind: 'running' } & Progress)
  | { kind: 'failed'; problem: string }
  | { kind: 'done'; outcome: CheckedWeek };

/** The check of a week; leaving the page ends it. */
export function useCheck(week: WeekPage): { state: CheckState; start: () => void } {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running', step: 'Fetching the file', share: 0 });
    try {
      const outcome = await checkFile(week, {
        signal: controller.signal,
        onProgress: (progress) => setState({ kind: 'running', ...progress }),
      });
      setState({ kind: 'done', outcome });
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = error instanceof Error ? error.message : 'something went wrong';
      setState({ kind: 'failed', problem });
    }
  }

  return { state, start: () => void run() };
}
