import { type RefObject, useId } from 'react';
import { m } from '#web/messages.ts';
import { cx } from './cx.ts';
import { FieldProblem } from './field.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  name?: string;
  type?: 'text' | 'email' | 'url' | 'datetime-local';
  /** More than 1 makes it a field of several lines. */
  rows?: number;
  hint?: string;
  /** The problem with the value, read out with the field. */
  problem?: string | undefined;
  isRequired?: boolean;
  /** Adds '(optional)' to the label. */
  isOptional?: boolean;
  maxLength?: number;
  /** Shows how many of `maxLength` characters are used. */
  counts?: boolean;
  autoComplete?: string;
  autoCapitalize?: 'none';
  placeholder?: string;
  ref?: RefObject<HTMLInputElement | null>;
};

/** A labelled text field with its hint and its problem. */
export function TextField(props: TextFieldProps) {
  const { label, value, problem, hint, type = 'text', rows = 1, maxLength } = props;
  const id = useId();
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    'aria-invalid': problem !== undefined,
    ...(notes !== '' && { 'aria-describedby': notes }),
    ...(props.name !== undefined && { name: props.name }),
    ...(maxLength !== undefined && { maxLength }),
    ...(props.placeholder !== undefined && { placeholder: props.placeholder }),
    ...(props.autoCapitalize && { autoCapitalize: 'none', spellCheck: false }),
    ...(props.isRequired && { 'aria-required': true }),
    ...directionOf(type, value),
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {props.isOptional && <span className="font-normal text-muted"> {m.ui_optional()}</span>}
      </label>
      {rows > 1 ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => props.onChange(event.target.value)}
          className={cx(BOX, 'block py-2', problem ? 'border-bad' : 'border-edge')}
        />
      ) : (
        <input
          {...shared}
          ref={props.ref}
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
      {props.counts && (
        <p className="mt-1 text-end text-xs text-muted">
          {m.ui_of_most({ count: String(value.length), most: String(maxLength) })}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** Addresses run from left to right, other text as its own letters do; an empty field has a hint in the language of the page. */
function directionOf(type: TextFieldProps['type'], value: string): { dir?: 'ltr' | 'auto' } {
  if (type === 'email' || type === 'url') return { dir: 'ltr' };
  return type === 'text' && value !== '' ? { dir: 'auto' } : {};
}

/* 16 px text on phones: below that, iOS zooms the page into the field. */
const BOX =
  'w-full rounded-md border bg-raised px-3 text-base text-ink transition-colors hover:border-ink sm:text-sm pointer-coarse:text-base';
