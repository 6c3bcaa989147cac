import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { m } from '#web/messages.ts';
import type { CheckStep } from './check-hunt.ts';

/** The result of the check, step by step. */
export function CheckSteps({ steps }: { steps: readonly CheckStep[] }) {
  return (
    <>
      <p className="mt-4 font-medium">{verdictOf(steps)}</p>
      <ol aria-label={m.hunt_check_steps()} className="mt-2 grid gap-2">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </>
  );
}

function verdictOf(steps: readonly CheckStep[]): string {
  if (steps.some(({ result }) => result === 'wrong')) return m.hunt_check_differs();
  return steps.some(({ result }) => result === 'open')
    ? m.hunt_check_so_far()
    : m.hunt_check_agrees();
}

const LOOKS = {
  ok: { icon: CircleCheck, ink: 'text-good', word: () => m.hunt_step_ok() },
  wrong: { icon: CircleX, ink: 'text-bad', word: () => m.hunt_step_wrong() },
  open: { icon: Circle, ink: 'text-muted', word: () => m.hunt_step_open() },
} as const;

function Step({ step: { name, result, lines } }: { step: CheckStep }) {
  const { icon: Icon, ink, word } = LOOKS[result];
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className={`shrink-0 ${ink}`} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-medium">{name}</span>: <span className={ink}>{word()}</span>
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
