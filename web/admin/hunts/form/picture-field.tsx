import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { useAdminWork } from '../../use-admin-work.ts';
import { encodePicture } from '../draft/encode-picture.ts';
import { type ClueText, NEW_CLUE } from '../draft/hunt-text.ts';
import { DraftPicture } from './draft-picture.tsx';

type PictureFieldProps = {
  clue: ClueText;
  /** Of the stored draft; undefined if there is none. */
  huntId: string | undefined;
  onChange: (change: Partial<ClueText>) => void;
  /** The field for its description. */
  children: ReactNode;
};

/** The picture of a clue: stored with the draft when it is chosen, and the clue's once the draft is saved. */
export function PictureField({ clue, huntId, onChange, children }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const { adminTelegramId, withSignIn, run, isBusy } = useAdminWork();
  const change = useLatest(onChange);
  const hasPicture = clue.picture !== '';

  async function store(file: File, hunt: string): Promise<void> {
    try {
      const jpeg = await encodePicture(file);
      const body = { adminTelegramId, jpeg };
      const { hash, width, height } = await withSignIn(() =>
        call('addHuntPicture', { params: { id: hunt }, body }),
      );
      const size = { pictureWidth: String(width), pictureHeight: String(height) };
      change({ picture: hash, ...size });
    } catch (error) {
      setFailure(failureText(m.portal_hunts_picture_failed(), error));
    }
  }

  function choose(files: FileList | null): void {
    const file = files?.[0];
    setFailure(undefined);
    if (file && huntId !== undefined) void run(() => store(file, huntId));
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  }

  function remove(): void {
    const { picture, pictureText, pictureWidth, pictureHeight } = NEW_CLUE;
    onChange({ picture, pictureText, pictureWidth, pictureHeight });
    input.current?.focus();
  }

  if (huntId === undefined) {
    return <p className="text-sm text-muted">{m.portal_hunts_picture_save()}</p>;
  }
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {hasPicture ? m.portal_hunts_picture_another() : m.portal_hunts_picture()}
          {!hasPicture && <span className="font-normal text-muted"> {m.ui_optional()}</span>}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={failure !== undefined}
          onChange={(event) => choose(event.target.files)}
          className="block w-full text-sm text-muted file:me-3 file:h-11 file:rounded-md file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:font-medium file:text-ink hover:file:border-ink"
        />
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {m.portal_hunts_picture_hint()}
        </p>
        <div role="status">
          <FieldProblem id={`${id}-problem`} text={failure} />
          {isBusy && <p className="mt-1 text-sm text-muted">{m.portal_hunts_picture_busy()}</p>}
        </div>
      </div>
      {hasPicture && (
        <>
          <div className="max-w-md">
            <DraftPicture clue={clue} huntId={huntId} />
          </div>
          {children}
          <Button size="sm" className="w-fit" onClick={remove}>
            {m.portal_hunts_picture_remove()}
          </Button>
        </>
      )}
    </div>
  );
}

/** The newest of a function that a later render replaces; it does nothing once its component is gone. */
function useLatest<Input>(act: (input: Input) => void): (input: Input) => void {
  const latest = useRef<((input: Input) => void) | null>(null);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = null;
    };
  });
  return (input) => latest.current?.(input);
}
