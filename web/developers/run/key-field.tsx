import { useId } from 'react';
import { m } from '#web/messages.ts';
import { FieldProblem } from '#web/ui/field.tsx';

type KeyFieldProps = {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
};

/** A field for an API key, hidden like a password. It has no name, and browsers are asked not to keep it. */
export function KeyField({ value, onChange, problem }: KeyFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.dev_api_key()}
      </label>
      <input
        id={id}
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        className={`h-11 w-full rounded-md border bg-raised px-3 text-base text-ink hover:border-ink sm:text-sm pointer-coarse:text-base ${problem === undefined ? 'border-edge' : 'border-bad'}`}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {m.dev_run_key_hint()}
      </p>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
