import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { useRefetchKeys } from './calls.ts';

const GRACES = [
  { value: '0', text: () => m.dev_keys_grace_none() },
  { value: '1', text: () => m.dev_keys_grace_hour() },
  { value: '24', text: () => m.dev_keys_grace_day() },
  { value: '168', text: () => m.dev_keys_grace_week() },
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
        title: m.dev_keys_created(),
        description: m.dev_keys_created_text(),
      });
    } finally {
      await refetchKeys();
    }
  }

  return (
    <ConfirmDialog
      title={m.dev_keys_rotate_title({ name: apiKey.name })}
      action={m.dev_keys_rotate_do()}
      variant="primary"
      act={rotate}
      onClose={onClose}
      onDone={focusKeys}
    >
      <p className="mt-2 text-muted">{m.dev_keys_rotate_text()}</p>
      <SelectField
        label={m.dev_keys_rotate_grace()}
        value={grace}
        options={GRACES.map(({ value, text }) => ({ value, label: text() }))}
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
