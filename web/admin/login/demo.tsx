import { useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { sessionOf } from '../stored-session.ts';

const ROLES = [
  { role: 'admin', name: () => m.shell_demo_admin() },
  { role: 'owner', name: () => m.shell_demo_owner() },
] as const;

/** Demo instances only: the demo community's own administrators (docs/spec/portal.md#7-the-demos-own-people). */
export function DemoLogin({ onSignedIn }: { onSignedIn(session: AdminSession): void }) {
  const [busy, setBusy] = useState(false);

  async function enter(role: 'admin' | 'owner'): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { viewer } = await call('postDemoSession', { body: { role } });
      // The demo's response has only the display name, in one piece.
      const firstName = viewer.username === null ? viewer.displayName : null;
      onSignedIn(sessionOf({ ...viewer, firstName, lastName: null }, Date.now()));
    } catch (error) {
      toast({
        title: m.shell_sign_in_failed(),
        description: errorText(error),
        tone: 'destructive',
      });
      setBusy(false);
    }
  }

  return (
    <fieldset aria-busy={busy}>
      <legend className="mb-2 text-sm text-muted">{m.shell_demo_sign_in()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ROLES.map(({ role, name }) => (
          <Button key={role} onClick={() => void enter(role)}>
            {name()}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
