import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { call } from '#web/api/call.ts';
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
        title: 'Objection sent',
        description: 'An administrator decides, and the bot tells you.',
      });
    } finally {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'getOwnStanding' || queryKey[0] === 'getWeek',
      });
    }
  }

  return (
    <ConfirmDialog
      title={name === null ? 'Object to the hold?' : `Object to the share of ${name}?`}
      action="Send objection"
      variant="primary"
      check={() => (reason.trim() === '' ? 'Say why you object.' : null)}
      act={object}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        {name === null
          ? 'You can object once. An administrator other than the one who held it decides.'
          : 'Until the distribution an administrator can hold the share. Only administrators see who objected.'}
      </p>
      <div className="mt-4">
        <TextField
          label="Reason"
          rows={3}
          maxLength={OBJECTION_MAX_LENGTH}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}
