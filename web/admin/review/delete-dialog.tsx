import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { POINTS_CALLS, REVIEW_CALLS } from '../calls.ts';
import { useAdminWork } from '../use-admin-work.ts';
import { submitterName } from './submitter.tsx';

type DeleteDialogProps = {
  submission: AdminSubmission;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteDialog({ submission, onClose, onDeleted }: DeleteDialogProps) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { id } = submission;

  async function remove(): Promise<void> {
    try {
      const input = { params: { id }, query: { adminTelegramId } };
      const { submissionId } = await withSignIn(() => call('deleteSubmission', input));
      toast({ title: `Submission #${submissionId} has been permanently deleted successfully!` });
    } finally {
      void invalidate(REVIEW_CALLS, POINTS_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={`Delete submission #${id}?`}
      action="Delete permanently"
      act={remove}
      problemText={(error) => failureText('Failed to delete submission', error)}
      onClose={onClose}
      onDone={onDeleted}
    >
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
    </ConfirmDialog>
  );
}
