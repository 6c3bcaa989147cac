import type { AdminUser } from '#contract/admin/users.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
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
      toast({ title: 'User unbanned', description: name });
    } finally {
      void invalidate(BAN_CALLS, POINTS_CALLS, REVIEW_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={`Unban ${name}?`}
      action="Unban user"
      variant="primary"
      act={unban}
      problemText={(error) => failureText('Failed to unban user', error)}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        They can sign in and earn again right away. Weeks that closed during the ban stay as they
        are.
      </p>
      {user.banReason !== null && (
        <p className="mt-2 text-sm wrap-anywhere">Banned for: {user.banReason}</p>
      )}
    </ConfirmDialog>
  );
}
