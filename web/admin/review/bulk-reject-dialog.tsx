import { useRef, useState } from 'react';
import { EMPTY_REJECT_REASON } from '#rules/review.ts';
import { call } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { quantityText } from '#web/ui/figures.ts';
import { useAdmin } from '../admin-context.ts';
import { REVIEW_CALLS, useAskAgain } from '../calls.ts';
import { failureText } from '../error-code.ts';
import { focusSection } from '../section-parts.tsx';
import { useWithSignIn } from '../sign-in-again.tsx';
import { CommentsField } from './comments-field.tsx';
import type { PendingSelection } from './selection.ts';

type BulkRejectDialogProps = { selection: PendingSelection; onClose: () => void };
type Refusal = { submissionId: string; error: string };

/** One reason for all that are chosen. Each is decided by itself: what is refused stays chosen, with why. */
export function BulkRejectDialog({ selection, onClose }: BulkRejectDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  // As it was when it was asked for: a refresh must not change what is about to be confirmed.
  const [chosen, setChosen] = useState(selection.selected);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const askAgain = useAskAgain();
  const { run, isBusy } = useWork();

  async function reject(): Promise<void> {
    setProblem(null);
    const text = reason.trim();
    const body = {
      submissions: toSend().map(({ id, version }) => ({ submissionId: id, version })),
      adminTelegramId,
      ...(text !== '' && { reason: text }),
    };
    try {
      const { results } = await withSignIn(() => call('rejectSubmissions', { body }));
      const refused = results.flatMap(({ submissionId, error }) =>
        error === null ? [] : [{ submissionId, error }],
      );
      finish(results.length - refused.length, refused);
    } catch (error) {
      setProblem(failureText('Failed to reject submission', error));
    } finally {
      void askAgain(REVIEW_CALLS);
    }
  }

  // After a refusal the list was asked for again: another try decides about what is shown by now.
  function toSend() {
    if (refusals.length === 0) return chosen;
    return chosen.map((each) => selection.selected.find(({ id }) => id === each.id) ?? each);
  }

  function finish(rejected: number, refused: readonly Refusal[]): void {
    const left = refused.map(({ submissionId }) => submissionId);
    selection.keep(left);
    setRefusals(refused);
    setChosen(chosen.filter(({ id }) => left.includes(id)));
    if (rejected > 0) toast({ title: `${quantityText(String(rejected), 'submission')} rejected` });
    if (refused.length > 0) return;
    isDone.current = true;
    dialog.current?.close();
  }

  function closed(): void {
    onClose();
    // The button that opened it is gone with the selection.
    if (isDone.current) focusSection();
  }

  return (
    <Dialog
      title={`Reject ${quantityText(String(chosen.length), 'submission')}?`}
      dialog={dialog}
      onClose={closed}
      isBusy={isBusy}
    >
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {chosen.map(({ id }) => `#${id}`).join(', ')}
      </p>
      <div className="mt-4">
        <CommentsField
          label="Reason for all of them"
          hint={`Left empty: “${EMPTY_REJECT_REASON}”`}
          value={reason}
          onChange={setReason}
        />
      </div>
      {refusals.length > 0 && (
        <ul role="alert" className="mt-3 grid gap-1 text-sm text-bad">
          {refusals.map(({ submissionId, error }) => (
            <li key={submissionId} className="wrap-anywhere">
              #{submissionId} was not rejected: {error}
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          {refusals.length > 0 ? 'Close' : 'Cancel'}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(reject)}>
          Reject {chosen.length} selected
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
