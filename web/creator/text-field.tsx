import { type RefObject, useId } from 'react';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'url';
  placeholder?: string;
  maxLength: number;
  /** What is wrong with it, said as soon as it is known. */
  problem?: string | null;
  ref?: RefObject<HTMLInputElement | null>;
};

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', placeholder, maxLength, problem = null } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        ref={props.ref}
        id={id}
        type="text"
        inputMode={type}
        autoComplete="off"
        autoCapitalize={type === 'url' ? 'none' : 'sentences'}
        spellCheck={type !== 'url'}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        {...(placeholder !== undefined && { placeholder })}
        className="h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink hover:border-ink aria-invalid:border-bad sm:text-sm pointer-coarse:text-base"
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
