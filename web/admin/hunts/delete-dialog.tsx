import type { AdminHunt } from '#contract/admin/hunts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { HUNT_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useHuntDraft } from './draft/use-hunt-draft.ts';

type DeleteDialogProps = {
  hunt: AdminHunt;
  onClose: () => void;
  onGone?: (() => void) | undefined;
};

/** Asks before a draft is deleted, with what was typed in it. */
export function DeleteDialog({ hunt, onClose, onGone }: DeleteDialogProps) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const typed = useHuntDraft(hunt);
  const { id, title } = hunt;

  async function remove(): Promise<void> {
    try {
      await withSignIn(() => call('deleteHunt', { params: { id }, body: { adminTelegramId } }));
      typed.clear();
      toast({ title: m.portal_hunts_deleted(), description: title });
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_hunts_delete_ask()}
      action={m.portal_hunts_delete_do()}
      act={remove}
      problemText={(error) => failureText(m.portal_hunts_delete_failed(), error)}
      onDone={() => {
        onGone?.();
        focusSection();
      }}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_hunts_delete_text({ title })}</p>
    </ConfirmDialog>
  );
}
