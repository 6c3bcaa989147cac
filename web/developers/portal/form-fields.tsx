import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import { FieldProblem } from '#web/ui/field.tsx';

type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, read out with the field. */
  problem: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'url';
  /** More than 1 makes it a field of several lines. */
  rows?: number;
  isOptional?: boolean;
  maxLength?: number;
  autoComplete?: string;
};

/** A labelled field with its hint and its problem. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, problem, hint, type = 'text', rows = 1 } = props;
  const id = useId();
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const shared = {
    ...{ id, name, value, 'aria-invalid': problem !== undefined },
    ...(notes !== '' && { 'aria-describedby': notes }),
    ...(props.maxLength !== undefined && { maxLength: props.maxLength }),
    ...(props.isOptional ? {} : { 'aria-required': true }),
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {props.isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {rows > 1 ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => props.onChange(event.target.value)}
          className={cx(BOX, 'py-2', problem ? 'border-bad' : 'border-edge')}
        />
      ) : (
        <input
          {...shared}
          type={type}
          autoComplete={props.autoComplete ?? 'off'}
          onChange={(event) => props.onChange(event.target.value)}
          className={cx(BOX, 'h-11', problem ? 'border-bad' : 'border-edge')}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

/* 16 px letters on phones: below that, iOS zooms the page into the field. */
const BOX =
  'w-full rounded-md border bg-raised px-3 text-base text-ink transition-colors hover:border-ink sm:text-sm pointer-coarse:text-base';
