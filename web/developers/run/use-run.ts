import { useState } from 'react';
import { useWork } from '#web/shell/use-work.ts';
import { type RunAnswer, runCall } from './run-call.ts';

export type RunState = { answer: RunAnswer | null; problem: string | null };

/** A call that the visitor makes from the page, and its last outcome. */
export function useRun() {
  const [state, setState] = useState<RunState>({ answer: null, problem: null });
  const { run, isBusy } = useWork();
  const start = (address: string, apiKey: string | null) =>
    run(async () => {
      try {
        setState({ answer: await runCall(address, apiKey), problem: null });
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        setState({ answer: null, problem });
      }
    });
  return { ...state, start, isBusy };
}
