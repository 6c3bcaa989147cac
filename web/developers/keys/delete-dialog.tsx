import { useRef } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useRefetchKeys } from './calls.ts';

type DeleteDialogProps = { apiKey: ApiKey; onDeleted: () => void; onClose: () => void };

/** Asks for confirmation before a key is deleted: programs that use it stop at once. */
export function DeleteDialog({ apiKey, onDeleted, onClose }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const refetchKeys = useRefetchKeys();
  const { run, isBusy } = useWork();

  async function remove(): Promise<void> {
    try {
      await call('deleteApiKey', { params: { id: apiKey.id } });
      dialog.current?.close();
      onDeleted();
      toast({
        title: m.dev_keys_deleted(),
        description: m.dev_keys_deleted_text(),
      });
      await refetchKeys();
      // The focused button was in the key's card, which is gone.
      document.getElementById('keys-title')?.focus();
    } catch {
      dialog.current?.close();
      const description = m.dev_keys_delete_failed();
      toast({ title: m.shell_error(), description, tone: 'destructive' });
      await refetchKeys();
    }
  }

  return (
    <Dialog
      title={m.dev_keys_delete_title({ name: apiKey.name })}
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
    >
      <p className="mt-2 text-muted">{m.dev_keys_delete_text()}</p>
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          {m.shell_cancel()}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(remove)}>
          {m.dev_keys_delete_do()}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
