import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AllowedApp } from '#contract/site/my-consents.ts';
import { CONSENT_WORDS } from '#rules/apps/messages.ts';
import { call, errorText } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';

/** One app, its permissions, and the buttons to end them. */
export function AppCard({ app }: { app: AllowedApp }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useWork();
  const queryClient = useQueryClient();
  const params = { appId: app.appId };

  /** Reloads the list even after a failure, because that means that the list was out of date. */
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      toast({ title: done });
    } finally {
      void queryClient.invalidateQueries({ queryKey: queryKeyFor('getOwnConsents', {}) });
    }
  }

  async function unblock(): Promise<void> {
    try {
      await change(() => call('deleteOwnBlock', { params }), `${app.name} may ask you again`);
    } catch (error) {
      toast({ title: 'Nothing was changed', description: errorText(error), tone: 'destructive' });
    }
  }

  return (
    <li className="rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 className="text-xl wrap-anywhere">
          <bdi>{app.name}</bdi>
        </h2>
        {app.blockedAt !== null && <Badge tone="warn">Blocked</Badge>}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        by <bdi>{app.developer}</bdi>
      </p>
      {app.permissions.length > 0 && (
        <>
          <p className="mt-4 text-sm font-medium">It may</p>
          <ul className="mt-1 grid gap-1">
            {app.permissions.map(({ permission, since }) => (
              <li key={permission} className="flex flex-wrap items-baseline gap-x-2">
                <span>{CONSENT_WORDS[permission]}</span>
                <span className="text-sm text-muted">
                  since <UtcTime at={since} show="date" />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {app.blockedAt !== null && (
        <p className="mt-4">
          You blocked it on <UtcTime at={app.blockedAt} show="date" />, so it cannot ask you
          anything.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {app.permissions.length > 0 && (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Withdraw access
          </Button>
        )}
        {app.blockedAt !== null && (
          <Button loading={isBusy} onClick={() => void run(unblock)}>
            Unblock
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={
            <>
              Withdraw all access from <bdi>{app.name}</bdi>?
            </>
          }
          action="Withdraw access"
          act={() => change(() => call('deleteOwnConsents', { params }), 'Access withdrawn')}
          problemText={(error) => `Nothing was changed: ${errorText(error)}`}
          onClose={() => setIsAsking(false)}
        >
          <p className="mt-2">
            The app loses its access at once. It can ask you again through the bot, unless you block
            it there.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
