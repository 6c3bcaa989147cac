import type { AdminApp } from '#contract/admin/apps.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
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
      toast({
        title: isApproval ? m.portal_apps_did_approve() : m.portal_apps_did_send_back(),
        description: app.name,
      });
    } finally {
      void invalidate(APP_CALLS);
    }
  }

  const common = {
    act: judge,
    problemText: (error: unknown) =>
      failureText(
        isApproval ? m.portal_apps_approve_failed() : m.portal_apps_send_back_failed(),
        error,
      ),
    onClose,
  };
  return isApproval ? (
    // The approval removes the button that had the focus.
    <ConfirmDialog
      {...common}
      title={m.portal_apps_approve_title({ app: app.name })}
      action={m.portal_apps_approve_do()}
      variant="primary"
      onDone={focusSection}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_apps_approve_text()}</p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={m.portal_apps_send_back_title({ app: app.name })}
      action={m.portal_apps_send_back()}
      check={() => (reason.text.trim() === '' ? m.portal_apps_why() : null)}
    >
      <div className="mt-4">
        <CommentsField
          label={m.week_reason()}
          hint={m.portal_apps_reason_hint()}
          value={reason.text}
          onChange={reason.change}
          maxLength={REASON_MAX_LENGTH}
        />
      </div>
    </ConfirmDialog>
  );
}
