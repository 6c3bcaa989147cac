import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

/** Radio buttons that look like a switch. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, value, options, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-lg border border-edge bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-4 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass',
              option.value === value ? 'bg-raised text-ink' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
