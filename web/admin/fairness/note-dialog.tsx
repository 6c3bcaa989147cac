import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { FAIRNESS_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';
import { titleOf } from './words.ts';

/** The contract's limit (contract/admin/fairness.ts). */
const NOTE_MAX_LENGTH = 500;

type NoteDialogProps = { signal: FairnessSignal; onClose: () => void };

/** Adds a note about a signal for the other administrators. */
export function NoteDialog({ signal, onClose }: NoteDialogProps) {
  const typed = useTyped(`signal note ${signal.id}`, signal.note?.text ?? '');
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();

  async function save(): Promise<void> {
    const note = typed.text.trim();
    const params = { id: signal.id };
    try {
      await withSignIn(() => call('postFairnessNote', { params, body: { adminTelegramId, note } }));
      typed.clear();
      toast({
        title: note === '' ? m.portal_fairness_note_removed() : m.portal_fairness_note_saved(),
      });
    } finally {
      void invalidate(FAIRNESS_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_fairness_note_title({ title: titleOf(signal) })}
      action={m.portal_fairness_note_save()}
      variant="primary"
      act={save}
      problemText={(error) => failureText(m.portal_fairness_note_failed(), error)}
      onClose={onClose}
    >
      <div className="mt-4">
        <CommentsField
          label={m.portal_fairness_note()}
          hint={m.portal_fairness_note_hint()}
          value={typed.text}
          onChange={typed.change}
          maxLength={NOTE_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
