import { useRef, useState } from 'react';
import type { AdminSubmission } from '#contract/admin-submissions.ts';
import { call } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { useAdmin } from '../admin-context.ts';
import { POINTS_CALLS, REVIEW_CALLS, useAskAgain } from '../calls.ts';
import { failureText } from '../error-code.ts';
import { useWithSignIn } from '../sign-in-again.tsx';
import { submitterName } from './submitter.tsx';

type DeleteDialogProps = {
  submission: AdminSubmission;
  onClose: () => void;
  onDeleted: () => void;
};

/** The confirmation that the specification asks for: what goes, and that it does not come back. */
export function DeleteDialog({ submission, onClose, onDeleted }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDeleted = useRef(false);
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const askAgain = useAskAgain();
  const { run, isBusy } = useWork();
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = submission;

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      const input = { params: { id }, query: { adminTelegramId } };
      const { submissionId } = await withSignIn(() => call('deleteSubmission', input));
      toast({ title: `Submission #${submissionId} has been permanently deleted successfully!` });
      isDeleted.current = true;
      dialog.current?.close();
    } catch (error) {
      setProblem(failureText('Failed to delete submission', error));
    } finally {
      void askAgain(REVIEW_CALLS, POINTS_CALLS);
    }
  }

  function closed(): void {
    onClose();
    if (isDeleted.current) onDeleted();
  }

  return (
    <Dialog title={`Delete submission #${id}?`} dialog={dialog} onClose={closed} isBusy={isBusy}>
      <p className="mt-2">
        This is permanent. It removes the record
        {submission.status === 'approved' ? (
          <>
            {' and subtracts '}
            <strong className="font-semibold">
              {quantityText(pointsText(submission.points), 'point')}
            </strong>
            {' from '}
            <bdi className="font-medium wrap-anywhere">{submitterName(submission)}</bdi>
          </>
        ) : (
          <>
            {' of '}
            <bdi className="font-medium wrap-anywhere">{submitterName(submission)}</bdi>
            {'; it has no points to subtract'}
          </>
        )}
        . It cannot be undone.
      </p>
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(remove)}>
          Delete permanently
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
