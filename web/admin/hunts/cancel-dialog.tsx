import type { AdminHunt } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { HUNT_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';

/** Asks for the reason why an announced hunt is cancelled. */
export function CancelDialog({ hunt, onClose }: { hunt: AdminHunt; onClose: () => void }) {
  const { id, title } = hunt;
  const typed = useTyped(`cancelled hunt ${id}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();

  async function cancel(): Promise<void> {
    const body = { adminTelegramId, reason: typed.text.trim() };
    try {
      await withSignIn(() => call('cancelHunt', { params: { id }, body }));
      typed.clear();
      toast({ title: m.portal_hunts_cancelled(), description: title });
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_hunts_cancel_ask()}
      action={m.portal_hunts_cancel_do()}
      check={() => (typed.text.trim() === '' ? m.portal_hunts_cancel_why() : null)}
      act={cancel}
      problemText={(error) => failureText(m.portal_hunts_cancel_failed(), error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_hunts_cancel_text({ title })}</p>
      <div className="mt-4">
        <CommentsField
          label={m.week_reason()}
          hint={m.portal_hunts_cancel_hint()}
          value={typed.text}
          onChange={typed.change}
          maxLength={HUNT_LIMITS.cancelReasonLength}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
