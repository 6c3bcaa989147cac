import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { CheckStep } from './check-hunt.ts';

/** The result of the check, step by step. */
export function CheckSteps({ steps }: { steps: readonly CheckStep[] }) {
  return (
    <>
      <p className="mt-4 font-medium">{verdictOf(steps)}</p>
      <ol aria-label="Steps of the check" className="mt-2 grid gap-2">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </>
  );
}

function verdictOf(steps: readonly CheckStep[]): string {
  if (steps.some(({ result }) => result === 'wrong')) return 'It does not agree.';
  return steps.some(({ result }) => result === 'open')
    ? 'All that can be checked so far agrees.'
    : 'It agrees.';
}

const LOOKS = {
  ok: { icon: CircleCheck, ink: 'text-good', word: 'ok' },
  wrong: { icon: CircleX, ink: 'text-bad', word: 'wrong' },
  open: { icon: Circle, ink: 'text-muted', word: 'not yet' },
} as const;

function Step({ step: { name, result, lines } }: { step: CheckStep }) {
  const { icon: Icon, ink, word } = LOOKS[result];
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className={`shrink-0 ${ink}`} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-medium">{name}</span>: <span className={ink}>{word}</span>
        </p>
        {lines.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
