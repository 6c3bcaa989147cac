import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CONTENT_TYPES, contentTypeFor } from '#rules/content-types.ts';
import { errorText } from '#web/api/call.ts';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Expectation } from './expectation.tsx';
import { type Draft, useDraft } from './submission-draft.ts';
import { TextField } from './text-field.tsx';
import { useLinkPreview } from './use-link-preview.ts';

type SubmissionFormProps = {
  /** Names what is written, so that it is found again. */
  draftName: string;
  initial: Draft;
  sendLabel: string;
  /** Of an own one that is being changed: that it is known is no news. */
  knownUrl?: string;
  /** Throws what went wrong; what was typed then stays. */
  onSend: (draft: Draft) => Promise<void>;
  onCancel?: () => void;
};

/** A link with kind, title and description; what it can earn, how long it takes, and whether it is known already. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { draft, change, clear } = useDraft(props.draftName, props.initial);
  const { preview, problem: linkProblem } = useLinkPreview(draft.url);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useWork();
  const link = useRef<HTMLInputElement>(null);
  const type = draft.contentType || (preview?.contentType ?? '');
  const isKnown = preview?.duplicate != null && draft.url.trim() !== props.knownUrl;

  // Opened by a press, whose button may be gone.
  useEffect(() => {
    link.current?.focus();
  }, []);

  async function send(): Promise<void> {
    setProblem(null);
    try {
      await props.onSend({ ...draft, url: draft.url.trim(), contentType: type });
      clear();
    } catch (error) {
      setProblem(`${errorText(error)} What you wrote is still here.`);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = missingText(draft.url, type) ?? linkProblem;
    if (missing === null) void run(send);
    else {
      setProblem(missing);
      if (draft.url.trim() === '' || linkProblem !== null) link.current?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate={true} className="grid gap-4">
      <TextField
        ref={link}
        label="Link"
        type="url"
        placeholder="https://"
        maxLength={2048}
        value={draft.url}
        onChange={(url) => change({ url })}
        problem={linkProblem}
      />
      <SelectField
        label="Content type"
        value={type}
        options={[
          { value: '', label: 'Choose a type' },
          ...CONTENT_TYPES.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ...otherType(type),
        ]}
        onChange={(contentType) => change({ contentType })}
      />
      <TextField
        label="Title (optional)"
        maxLength={200}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <Description value={draft.description} onChange={(description) => change({ description })} />
      <Expectation type={type} preview={preview} isKnown={isKnown} />
      {problem !== null && (
        <p role="alert" className="text-sm text-bad wrap-anywhere">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={isBusy}>
          {isKnown ? `${props.sendLabel} anyway` : props.sendLabel}
        </Button>
        {props.onCancel && (
          <Button
            disabled={isBusy}
            onClick={() => {
              clear();
              props.onCancel?.();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function missingText(url: string, type: string): string | null {
  if (url.trim() === '') return 'Please enter the link to your content.';
  return type === '' ? 'Please choose what kind of content it is.' : null;
}

// What the bot handed in may be of a kind that is not in the list.
function otherType(type: string) {
  const isListed = type === '' || CONTENT_TYPES.some(({ id }) => id === type);
  return isListed ? [] : [{ value: type, label: contentTypeFor(type).displayName }];
}

const MAX_DESCRIPTION = 2000;

function Description({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Description (optional)
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_DESCRIPTION}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="block w-full rounded-md border border-edge bg-raised p-3 text-base text-ink hover:border-ink sm:text-sm pointer-coarse:text-base"
      />
      <p className="mt-1 text-right text-xs text-muted">
        {value.length} of {MAX_DESCRIPTION}
      </p>
    </div>
  );
}
