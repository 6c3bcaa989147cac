import { Badge } from '#web/ui/badge.tsx';
import { countText } from '#web/ui/figures.ts';
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
            <Badge tone={answer.isOk ? 'good' : 'warn'}>{answer.status}</Badge>
            <span className="text-muted">in {countText(answer.durationMs)} ms</span>
          </p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled with the keyboard
            tabIndex={0}
            aria-label="Answer"
            className="max-h-96 overflow-auto rounded-lg border bg-sunken p-4"
          >
            <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{answer.text}</pre>
          </section>
          {answer.isCut && <p className="text-xs text-muted">Only the beginning is shown.</p>}
        </>
      )}
    </div>
  );
}
