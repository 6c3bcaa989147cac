import type { AdminHunt } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
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
      toast({ title: 'Treasure hunt cancelled', description: title });
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title="Cancel this treasure hunt?"
      action="Cancel the hunt"
      check={() => (typed.text.trim() === '' ? 'Say why it is cancelled.' : null)}
      act={cancel}
      problemText={(error) => failureText('Failed to cancel the treasure hunt', error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        “{title}” ends at once, nobody wins anything, and its coins are free again. It cannot be
        opened again.
      </p>
      <div className="mt-4">
        <CommentsField
          label="Reason"
          hint="Everybody reads it on the hunt’s page."
          value={typed.text}
          onChange={typed.change}
          maxLength={HUNT_LIMITS.cancelReasonLength}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
