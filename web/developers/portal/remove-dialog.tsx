import { useQueryClient } from '@tanstack/react-query';
import type { App } from '#contract/developer/apps.ts';
import { call } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';

/** Asks for confirmation before an app is removed: its keys stop working and members' consents to it end. */
export function RemoveDialog({ app, onClose }: { app: App; onClose: () => void }) {
  const queryClient = useQueryClient();

  async function remove(): Promise<void> {
    await call('deleteApp', { params: { appId: app.id } });
    toast({ title: m.devapp_removed(), description: app.name });
  }

  // Only now, because the dialog disappears with the app's card.
  function removed(): void {
    document.getElementById('apps-title')?.focus();
    void queryClient.invalidateQueries({ queryKey: queryKeyFor('getApps', {}) });
  }

  return (
    <ConfirmDialog
      title={m.devapp_remove_title({ app: app.name })}
      action={m.devapp_remove_do()}
      act={remove}
      onClose={onClose}
      onDone={removed}
    >
      <p className="mt-2 text-sm text-muted">{m.devapp_remove_text()}</p>
    </ConfirmDialog>
  );
}
