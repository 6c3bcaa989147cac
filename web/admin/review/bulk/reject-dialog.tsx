import { useRef, useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { listText } from '#web/ui/figures.ts';
import { DEFAULT_COMMENTS } from '#web/ui/text/review-comment.ts';
import { REVIEW_CALLS } from '../../calls.ts';
import { focusSection } from '../../section-parts.tsx';
import { useAdminWork } from '../../use-admin-work.ts';
import { useTyped } from '../../use-typed.ts';
import { CommentsField } from '../comments-field.tsx';
import { useUndoSeveral } from '../decision/use-undo.ts';
import type { PendingSelection } from './selection.ts';

type BulkRejectDialogProps = { selection: PendingSelection; onClose: () => void };
type Refusal = { submissionId: string; error: string };

/**
 * Asks for one reason for all selected submissions. Each is rejected separately: one that fails stays selected, with the reason.
 */
export function BulkRejectDialog({ selection, onClose }: BulkRejectDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  // Fixed when the dialog opens: a refresh must not change the submissions about to be confirmed.
  const [chosen, setChosen] = useState(selection.selected);
  const reason = useTyped('reject several');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const undo = useUndoSeveral();

  async function reject(): Promise<void> {
    setProblem(null);
    const text = reason.text.trim();
    const sent = toSend();
    const body = {
      submissions: sent.map(({ id, version }) => ({ submissionId: id, version })),
      adminTelegramId,
      ...(text !== '' && { reason: text }),
    };
    try {
      const { results } = await withSignIn(() => call('rejectSubmissions', { body }));
      const refused = results.flatMap(({ submissionId, error, translation }) =>
        error === null ? [] : [{ submissionId, error: translation ?? error }],
      );
      finish(sent, refused);
    } catch (error) {
      setProblem(failureText(m.portal_review_reject_failed(), error));
    } finally {
      void invalidate(REVIEW_CALLS);
    }
  }

  // A second try rejects the versions that the refreshed list shows.
  function toSend() {
    if (refusals.length === 0) return chosen;
    return chosen.map((each) => selection.selected.find(({ id }) => id === each.id) ?? each);
  }

  function finish(sent: readonly AdminSubmission[], refused: readonly Refusal[]): void {
    const left = refused.map(({ submissionId }) => submissionId);
    const rejected = sent.filter(({ id }) => !left.includes(id));
    selection.keep(left);
    setRefusals(refused);
    setChosen(chosen.filter(({ id }) => left.includes(id)));
    if (rejected.length > 0) {
      const made = rejected.map(({ id, version }) => ({ id, version: version + 1 }));
      toast({
        title: m.portal_review_rejected_several({ count: rejected.length }),
        action: { label: m.portal_review_undo(), key: 'u', run: () => void undo(made) },
      });
    }
    if (refused.length > 0) return;
    isDone.current = true;
    discard();
  }

  function discard(): void {
    reason.clear();
    dialog.current?.close();
  }

  function closed(): void {
    onClose();
    // The button that opened the dialog is gone with the selection.
    if (isDone.current) focusSection();
  }

  return (
    <Dialog
      title={m.portal_review_reject_title({ count: chosen.length })}
      dialog={dialog}
      onClose={closed}
      isBusy={isBusy}
    >
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {listText(chosen.map(({ id }) => `#${id}`))}
      </p>
      <div className="mt-4">
        <CommentsField
          label={m.portal_review_reason_for_all()}
          hint={m.portal_left_empty({ text: DEFAULT_COMMENTS.rejection() })}
          value={reason.text}
          onChange={reason.change}
        />
      </div>
      {refusals.length > 0 && (
        <ul role="alert" className="mt-3 grid gap-1 text-sm text-bad">
          {refusals.map(({ submissionId, error }) => (
            <li key={submissionId} className="wrap-anywhere">
              {m.portal_review_not_rejected({ id: `#${submissionId}`, error })}
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={discard}>
          {refusals.length > 0 ? m.shell_close() : m.shell_cancel()}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(reject)}>
          {m.portal_review_reject_selected({ count: String(chosen.length) })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
