import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AllowedApp } from '#contract/site/my-consents.ts';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** The action that each permission allows, as in the bot's question: the end of 'It may'. */
const MAY: Readonly<Record<ApiKeyPermissionId, () => string>> = {
  read_balance: () => m.apps_may_read_balance(),
  read_history: () => m.apps_may_read_history(),
  request_payments: () => m.apps_may_request_payments(),
  send_notifications: () => m.apps_may_send_notifications(),
  access_profile: () => m.apps_may_access_profile(),
  manage_escrow: () => m.apps_may_manage_escrow(),
};

const dateOf = (at: string) => () => <UtcTime at={at} show="date" />;

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
      await change(() => call('deleteOwnBlock', { params }), m.apps_unblocked({ app: app.name }));
    } catch (error) {
      toast({ title: m.ui_unchanged(), description: errorText(error), tone: 'destructive' });
    }
  }

  return (
    <li className="rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 className="text-xl wrap-anywhere">
          <bdi>{app.name}</bdi>
        </h2>
        {app.blockedAt !== null && <Badge tone="warn">{m.apps_blocked()}</Badge>}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {rich(m.apps_by({ developer: () => <bdi>{app.developer}</bdi> }))}
      </p>
      {app.permissions.length > 0 && (
        <>
          <p className="mt-4 text-sm font-medium">{m.apps_may()}</p>
          <ul className="mt-1 grid gap-1">
            {app.permissions.map(({ permission, since }) => (
              <li key={permission} className="flex flex-wrap items-baseline gap-x-2">
                <span>{MAY[permission]()}</span>
                <span className="text-sm text-muted">
                  {rich(m.apps_since({ date: dateOf(since) }))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {app.blockedAt !== null && (
        <p className="mt-4">{rich(m.apps_blocked_on({ date: dateOf(app.blockedAt) }))}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {app.permissions.length > 0 && (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {m.apps_withdraw()}
          </Button>
        )}
        {app.blockedAt !== null && (
          <Button loading={isBusy} onClick={() => void run(unblock)}>
            {m.apps_unblock()}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={rich(m.apps_withdraw_ask({ app: () => <bdi>{app.name}</bdi> }))}
          action={m.apps_withdraw()}
          act={() => change(() => call('deleteOwnConsents', { params }), m.apps_withdrawn())}
          problemText={(error) => m.apps_unchanged({ problem: errorText(error) })}
          onClose={() => setIsAsking(false)}
        >
          <p className="mt-2">{m.apps_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
