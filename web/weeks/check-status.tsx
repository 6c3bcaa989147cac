import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Meter } from '#web/ui/meter.tsx';
import type { CheckState } from './use-check.ts';

type CheckStatusProps<T> = { state: CheckState<T>; children: (outcome: T) => ReactNode };

/** The progress of a check, its failure, or its outcome. */
export function CheckStatus<T>({ state, children }: CheckStatusProps<T>) {
  return (
    <>
      {state.kind === 'running' && (
        <Meter
          role="progressbar"
          className="mt-4 max-w-md"
          label={state.step}
          value={state.share}
          max={1}
          valueText={`${Math.floor(state.share * 100)} %`}
        />
      )}
      <div aria-live="polite">
        {state.kind === 'failed' && (
          <p className="mt-4 text-sm text-bad">{m.check_failed({ reason: state.problem })}</p>
        )}
        {state.kind === 'done' && children(state.outcome)}
      </div>
    </>
  );
}
