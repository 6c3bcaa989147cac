import type { AdminApp } from '#contract/admin/apps.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { APP_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';

/** The longest reason that the call accepts (contract/admin/apps.ts). */
const REASON_MAX_LENGTH = 500;

export type Judgement = 'production' | 'sandbox';

/** Confirms an approval, or asks for the reason why an app is sent back. The bot tells the app's owner. */
export function JudgeDialog(props: { app: AdminApp; to: Judgement; onClose: () => void }) {
  const { app, to, onClose } = props;
  const reason = useTyped(`send back ${app.id}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const isApproval = to === 'production';

  async function judge(): Promise<void> {
    const params = { appId: app.id };
    try {
      if (isApproval) {
        await withSignIn(() =>
          call('approveApp', { params, body: { adminTelegramId, version: app.version } }),
        );
      } else {
        const body = { adminTelegramId, reason: reason.text.trim() };
        await withSignIn(() => call('returnApp', { params, body }));
        reason.clear();
      }
      toast({ title: isApproval ? 'App approved' : 'App sent back', description: app.name });
    } finally {
      void invalidate(APP_CALLS);
    }
  }

  const common = {
    act: judge,
    problemText: (error: unknown) =>
      failureText(`Failed to ${isApproval ? 'approve the app' : 'send the app back'}`, error),
    onClose,
  };
  return isApproval ? (
    // The approval removes the button that had the focus.
    <ConfirmDialog
      {...common}
      title={`Approve ${app.name}?`}
      action="Approve app"
      variant="primary"
      onDone={focusSection}
    >
      <p className="mt-2 text-sm text-muted">
        In production it may ask every member for the permissions it has. Its owner is told.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={`Send ${app.name} back to sandbox?`}
      action="Send back"
      check={() => (reason.text.trim() === '' ? 'Tell the app’s owner why.' : null)}
    >
      <div className="mt-4">
        <CommentsField
          label="Reason"
          hint="The owner sees it in My Apps and gets it from the bot."
          value={reason.text}
          onChange={reason.change}
          maxLength={REASON_MAX_LENGTH}
        />
      </div>
    </ConfirmDialog>
  );
}
