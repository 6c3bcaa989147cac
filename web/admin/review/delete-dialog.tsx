import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { rich } from '#web/ui/text/rich.ts';
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
  const name = () => <bdi className="font-medium wrap-anywhere">{submitterName(submission)}</bdi>;

  async function remove(): Promise<void> {
    try {
      const input = { params: { id }, query: { adminTelegramId } };
      const { submissionId } = await withSignIn(() => call('deleteSubmission', input));
      toast({ title: m.portal_review_deleted({ id: `#${submissionId}` }) });
    } finally {
      void invalidate(REVIEW_CALLS, POINTS_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_review_delete_title({ id: `#${id}` })}
      action={m.portal_review_delete_do()}
      act={remove}
      problemText={(error) => failureText(m.portal_review_delete_failed(), error)}
      onClose={onClose}
      onDone={onDeleted}
    >
      <p className="mt-2">
        {rich(
          submission.status === 'approved'
            ? m.portal_review_delete_points({
                name,
                points: () => (
                  <strong className="font-semibold">
                    {m.ui_points({ points: submission.points })}
                  </strong>
                ),
              })
            : m.portal_review_delete_record({ name }),
        )}
      </p>
    </ConfirmDialog>
  );
}
