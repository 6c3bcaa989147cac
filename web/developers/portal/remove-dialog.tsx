import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { App } from '#contract/developer-apps.ts';
import { call, errorText } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks before an app is removed: its keys stop and members' consents to it end. */
export function RemoveDialog({ app, onClose }: { app: App; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useWork();

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await call('deleteApp', { params: { appId: app.id } });
      dialog.current?.close();
      toast({ title: 'App removed', description: app.name });
      await queryClient.invalidateQueries({ queryKey: queryKeyFor('getApps', {}) });
      // The card with the button is gone.
      document.getElementById('apps-title')?.focus();
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  return (
    <Dialog title={`Remove ${app.name}?`} dialog={dialog} onClose={onClose} isBusy={isBusy}>
      <p className="mt-2 text-sm text-muted">
        It is told nothing any more, and keys that were made for it stop at once. This cannot be
        undone.
      </p>
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(remove)}>
          Remove app
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
