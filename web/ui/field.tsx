import { Check, ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { m } from '#web/messages.ts';
import { cx } from './cx.ts';

type SearchFieldProps = {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  className?: string;
};

export function SearchField(props: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const tellTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? props.value;
    if (typed !== props.value) props.onChange(typed);
  });
  // Text typed before hydration is in the field, but React does not know of it.
  useEffect(() => tellTyped(), []);
  return (
    <div className={props.className}>
      <FieldLabel id={id} label={props.label} hidden={props.hideLabel ?? false} />
      <div className="relative">
        <Search
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          placeholder={props.placeholder}
          name={props.name}
          dir={props.value === '' ? undefined : 'auto'}
          className={cx(BOX, 'border-edge ps-10 pe-11')}
        />
        {props.value !== '' && (
          <button
            type="button"
            aria-label={m.ui_clear_search()}
            onClick={() => {
              props.onChange('');
              input.current?.focus();
            }}
            className="absolute end-0 top-0 grid size-11 place-items-center rounded-md text-muted hover:text-ink"
          >
            <X aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        )}
      </div>
    </div>
  );
}

type SelectFieldProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  name?: string;
  /** The problem with the choice, read out with it. */
  problem?: string | undefined;
  className?: string;
};

/** A native select, for keyboard, touch and screen readers. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={props.className}>
      <FieldLabel id={id} label={props.label} hidden={props.hideLabel ?? false} />
      <div className="relative">
        <select
          id={id}
          value={props.value}
          onChange={(event) => {
            const chosen = props.options.find((option) => option.value === event.target.value);
            if (chosen) props.onChange(chosen.value);
          }}
          name={props.name}
          aria-invalid={props.problem === undefined ? undefined : true}
          aria-describedby={props.problem === undefined ? undefined : `${id}-problem`}
          className={cx(
            BOX,
            'appearance-none truncate ps-3 pe-10',
            props.problem === undefined ? 'border-edge' : 'border-bad',
          )}
        >
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
        />
      </div>
      <FieldProblem id={`${id}-problem`} text={props.problem} />
    </div>
  );
}

/** The problem with a field; renders nothing while it is valid. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className="mt-1 text-sm text-bad">
      {text}
    </p>
  );
}

type CheckboxFieldProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  className?: string;
};

export function CheckboxField({ label, checked, onChange, name, className }: CheckboxFieldProps) {
  return (
    <label className={cx('inline-flex min-h-11 items-center gap-2.5 text-sm', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          name={name}
          className="peer absolute inset-0 appearance-none rounded-sm border border-edge bg-raised transition-colors checked:border-brass checked:bg-brass hover:border-ink"
        />
        <Check
          aria-hidden="true"
          size={14}
          strokeWidth={2.5}
          className="pointer-events-none invisible relative text-brass-ink peer-checked:visible"
        />
      </span>
      {label}
    </label>
  );
}

function FieldLabel({ id, label, hidden }: { id: string; label: string; hidden: boolean }) {
  return (
    <label
      htmlFor={id}
      className={hidden ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
    >
      {label}
    </label>
  );
}

/* 16 px text on phones: below that, iOS zooms into the field. */
const BOX =
  'h-11 w-full rounded-md border bg-raised text-base text-ink transition-colors hover:border-ink sm:text-sm pointer-coarse:text-base';
