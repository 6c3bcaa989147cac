import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type ObjectDialogProps = {
  week: string;
  memberId: string;
  /** The name of the share's member; null for the viewer's own share. */
  name: string | null;
  onClose: () => void;
};

/** Asks a member for the reason of an objection to a share. */
export function ObjectDialog({ week, memberId, name, onClose }: ObjectDialogProps) {
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();

  async function object(): Promise<void> {
    const params = { week, memberId };
    try {
      await call('objectToShare', { params, body: { reason: reason.trim() } });
      toast({
        title: m.week_objection_sent(),
        description: m.week_objection_sent_text(),
      });
    } finally {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'getOwnStanding' || queryKey[0] === 'getWeek',
      });
    }
  }

  return (
    <ConfirmDialog
      title={name === null ? m.week_object_hold() : m.week_object_share({ name })}
      action={m.week_objection_send()}
      variant="primary"
      check={() => (reason.trim() === '' ? m.week_objection_why() : null)}
      act={object}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        {name === null ? m.week_object_hold_text() : m.week_object_share_text()}
      </p>
      <div className="mt-4">
        <TextField
          label={m.week_reason()}
          rows={3}
          maxLength={OBJECTION_MAX_LENGTH}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}
