import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { English } from '../english.tsx';
import type { RunState } from './use-run.ts';

/** Status, duration and body of a call, or why there was no answer; nothing before the first. */
export function RunResult({ answer, problem }: RunState) {
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {problem !== null && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      {answer !== null && (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Badge tone={answer.isOk ? 'good' : 'warn'}>
              <English>{answer.status}</English>
            </Badge>
            <span className="text-muted">{m.dev_run_duration({ ms: answer.durationMs })}</span>
          </p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled with the keyboard
            tabIndex={0}
            aria-label={m.dev_answer()}
            dir="ltr"
            className="max-h-96 overflow-auto rounded-lg border bg-sunken p-4"
          >
            <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{answer.text}</pre>
          </section>
          {answer.isCut && <p className="text-xs text-muted">{m.dev_run_cut()}</p>}
        </>
      )}
    </div>
  );
}
