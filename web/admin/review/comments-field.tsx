import { useEffect, useId, useRef } from 'react';
import { m } from '#web/messages.ts';

/** The longest comment that the calls accept (contract/admin/submissions.ts). */
const COMMENT_MAX_LENGTH = 1000;

type CommentsFieldProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  isFocused?: boolean;
  maxLength?: number;
};

export function CommentsField(props: CommentsFieldProps) {
  const { label, hint, value, onChange, isFocused = false, maxLength = COMMENT_MAX_LENGTH } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        dir="auto"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="block w-full rounded-md border border-edge bg-surface p-3 text-base text-ink hover:border-ink"
      />
      <p id={`${id}-hint`} className="mt-1 flex justify-between gap-3 text-xs text-muted">
        <span className="min-w-0 wrap-anywhere">{hint}</span>
        <span className="shrink-0">
          {m.ui_of_most({ count: String(value.length), most: String(maxLength) })}
        </span>
      </p>
    </div>
  );
}
