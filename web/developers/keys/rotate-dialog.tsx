import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { useRefetchKeys } from './calls.ts';

const GRACES = [
  { value: '0', label: 'Not at all: end it now' },
  { value: '1', label: 'One hour' },
  { value: '24', label: 'One day' },
  { value: '168', label: 'Seven days' },
] as const;

type Grace = (typeof GRACES)[number]['value'];

type RotateDialogProps = {
  apiKey: ApiKey;
  onRotated: (key: ApiKey) => void;
  onClose: () => void;
};

/** Asks how long the old key keeps working beside the new one. */
export function RotateDialog({ apiKey, onRotated, onClose }: RotateDialogProps) {
  const [grace, setGrace] = useState<Grace>('24');
  const refetchKeys = useRefetchKeys();

  async function rotate(): Promise<void> {
    try {
      const body = { graceHours: Number(grace) };
      onRotated(await call('rotateApiKey', { params: { id: apiKey.id }, body }));
      toast({
        title: 'API Key Created',
        description: 'Your new API key has been generated successfully.',
      });
    } finally {
      await refetchKeys();
    }
  }

  return (
    <ConfirmDialog
      title={`Rotate ${apiKey.name}?`}
      action="Rotate Key"
      variant="primary"
      act={rotate}
      onClose={onClose}
      onDone={focusKeys}
    >
      <p className="mt-2 text-muted">
        You get a new key with the same name and permissions. Put it into your program before the
        old one ends.
      </p>
      <SelectField
        label="The old key keeps working for"
        value={grace}
        options={GRACES}
        onChange={setGrace}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}

// A replaced key has no Rotate button to return to.
function focusKeys(): void {
  document.getElementById('keys-title')?.focus();
}
