import { useRef, useState } from 'react';
import type { ApiKey } from '#contract/developer-keys.ts';
import { call, errorText } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { useAskForKeys } from './calls.ts';

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

/** Asks for how long the old key goes on working beside the new one. */
export function RotateDialog({ apiKey, onRotated, onClose }: RotateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [grace, setGrace] = useState<Grace>('24');
  const [problem, setProblem] = useState<string | null>(null);
  const askForKeys = useAskForKeys();
  const { run, isBusy } = useWork();

  async function rotate(): Promise<void> {
    setProblem(null);
    try {
      const body = { graceHours: Number(grace) };
      const key = await call('rotateApiKey', { params: { id: apiKey.id }, body });
      await askForKeys();
      onRotated(key);
      toast({
        title: 'API Key Created',
        description: 'Your new API key has been generated successfully.',
      });
      dialog.current?.close();
      // A key that is replaced has no button to rotate it.
      document.getElementById('keys-title')?.focus();
    } catch (error) {
      setProblem(errorText(error));
      void askForKeys();
    }
  }

  return (
    <Dialog title={`Rotate ${apiKey.name}?`} dialog={dialog} onClose={onClose} isBusy={isBusy}>
      <p className="mt-2 text-muted">
        You get a new key with the same name and permissions. Put it into your program before the
        old one ends.
      </p>
      <SelectField
        label="The old key goes on working for"
        value={grace}
        options={GRACES}
        onChange={setGrace}
        className="mt-4"
      />
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button variant="primary" loading={isBusy} onClick={() => void run(rotate)}>
          Rotate Key
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
