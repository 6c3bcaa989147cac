import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AllowedApp } from '#contract/my-consents.ts';
import { CONSENT_WORDS } from '#rules/app-messages.ts';
import { call, errorText } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';

/** One app, with what it may and the way to end that. */
export function AppCard({ app }: { app: AllowedApp }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useChange();
  async function unblock(): Promise<void> {
    const params = { appId: app.appId };
    const done = `${app.name} may ask you again`;
    const problem = await run(() => call('deleteOwnBlock', { params }), done);
    if (problem === null) return;
    toast({ title: 'Nothing was changed', description: problem, tone: 'destructive' });
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
          It cannot ask you anything, since <UtcTime at={app.blockedAt} show="date" />.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {app.permissions.length > 0 && (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Take back
          </Button>
        )}
        {app.blockedAt !== null && (
          <Button loading={isBusy} onClick={() => void unblock()}>
            Let it ask again
          </Button>
        )}
      </div>
      {isAsking && <TakeBack app={app} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function TakeBack({ app, onClose }: { app: AllowedApp; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, isBusy } = useChange();
  const [problem, setProblem] = useState<string | null>(null);

  async function takeBack(): Promise<void> {
    const params = { appId: app.appId };
    const failure = await run(() => call('deleteOwnConsents', { params }), 'Taken back');
    if (failure === null) dialog.current?.close();
    else setProblem(`Nothing was changed: ${failure}`);
  }

  return (
    <Dialog
      title={
        <>
          Take back everything from <bdi>{app.name}</bdi>?
        </>
      }
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
    >
      <p className="mt-2">
        The app loses its access at once. It can ask you again through the bot, unless you block it
        there.
      </p>
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void takeBack()}>
          Take back
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Makes one change at a time, and has the list read anew. Gives what went wrong in words, or null and says that it is done. */
function useChange() {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function run(change: () => Promise<unknown>, done: string): Promise<string | null> {
    setIsBusy(true);
    try {
      await change();
      toast({ title: done });
      return null;
    } catch (error) {
      return errorText(error);
    } finally {
      setIsBusy(false);
      // After a refusal too: it says that things stand otherwise than shown.
      void queryClient.invalidateQueries({ predicate: isOfOwnApps });
    }
  }

  return { run, isBusy };
}

function isOfOwnApps({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'getOwnConsents';
}
