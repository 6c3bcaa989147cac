import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import { asSentence, errorText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { Expectation } from './expectation.tsx';
import { type Draft, useDraft } from './submission-draft.ts';
import { useLinkPreview } from './use-link-preview.ts';

type SubmissionFormProps = {
  /** The name under which the draft is stored. */
  draftName: string;
  initial: Draft;
  sendLabel: string;
  /** The same for a link that somebody submitted before. */
  anywayLabel: string;
  /** The link of the submission being changed, which does not count as a duplicate. */
  knownUrl?: string;
  /** Throws if it failed; the draft then stays. */
  onSend: (draft: Draft) => Promise<void>;
  onCancel?: () => void;
};

/** A link with type, title and description, and what to expect from submitting it. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { draft, change, clear } = useDraft(props.draftName, props.initial);
  const { preview, problem: linkProblem } = useLinkPreview(draft.url);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useWork();
  const link = useRef<HTMLInputElement>(null);
  const type = draft.contentType || (preview?.contentType ?? '');
  const isKnown = preview?.duplicate != null && draft.url.trim() !== props.knownUrl;

  // The button that opened the form may be gone.
  useEffect(() => {
    link.current?.focus();
  }, []);

  async function send(): Promise<void> {
    setProblem(null);
    try {
      await props.onSend({ ...draft, url: draft.url.trim(), contentType: type });
      clear();
    } catch (error) {
      setProblem(m.creator_problem({ problem: asSentence(errorText(error)) }));
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
        label={m.creator_link()}
        isRequired
        type="url"
        placeholder="https://"
        maxLength={2048}
        value={draft.url}
        onChange={(url) => change({ url })}
        autoCapitalize="none"
        problem={linkProblem ?? undefined}
      />
      <SelectField
        label={m.creator_type()}
        value={type}
        options={[
          { value: '', label: m.creator_choose() },
          ...CONTENT_TYPES.map(({ id }) => ({ value: id, label: contentTypeName(id) })),
          ...otherType(type),
        ]}
        onChange={(contentType) => change({ contentType })}
      />
      <TextField
        label={m.creator_title()}
        isOptional
        maxLength={200}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={m.creator_description()}
        isOptional
        rows={3}
        maxLength={2000}
        counts
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <Expectation type={type} preview={preview} isKnown={isKnown} />
      {problem !== null && (
        <p role="alert" className="text-sm text-bad wrap-anywhere">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={isBusy}>
          {isKnown ? props.anywayLabel : props.sendLabel}
        </Button>
        {props.onCancel && (
          <Button
            disabled={isBusy}
            onClick={() => {
              clear();
              props.onCancel?.();
            }}
          >
            {m.shell_cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}

function missingText(url: string, type: string): string | null {
  if (url.trim() === '') return m.creator_link_missing();
  return type === '' ? m.creator_type_missing() : null;
}

// A submission through the bot may have a type that is not listed.
function otherType(type: string) {
  const isListed = type === '' || CONTENT_TYPES.some(({ id }) => id === type);
  return isListed ? [] : [{ value: type, label: contentTypeName(type) }];
}
