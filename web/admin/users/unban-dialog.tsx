import type { AdminUser } from '#contract/admin/users.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { banReasonText } from '#web/ui/text/review-comment.ts';
import { BAN_CALLS, POINTS_CALLS, REVIEW_CALLS } from '../calls.ts';
import { submitterName } from '../review/submitter.tsx';
import { useAdminWork } from '../use-admin-work.ts';

export function UnbanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const name = submitterName(user);

  async function unban(): Promise<void> {
    try {
      const body = { userId: user.id, adminTelegramId };
      await withSignIn(() => call('unbanUser', { body }));
      toast({ title: m.portal_unban_done(), description: name });
    } finally {
      void invalidate(BAN_CALLS, POINTS_CALLS, REVIEW_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_unban_title({ name })}
      action={m.portal_unban_do()}
      variant="primary"
      act={unban}
      problemText={(error) => failureText(m.portal_unban_failed(), error)}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_unban_text()}</p>
      {user.banReason !== null && (
        <p className="mt-2 text-sm wrap-anywhere">
          {m.portal_unban_reason({ reason: banReasonText(user.banReason) })}
        </p>
      )}
    </ConfirmDialog>
  );
}
