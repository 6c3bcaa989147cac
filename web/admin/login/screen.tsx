import { useCallback, useEffect, useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import { isLoopbackHost } from '#rules/public-address.ts';
import { useCall } from '#web/api/queries.ts';
import { community } from '#web/community.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useSetViewer, useViewer } from '#web/shell/viewer/viewer.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { contactHref } from '#web/ui/contact-href.ts';
import { clearSession, storeSession, viewerOf } from '../stored-session.ts';
import { DemoLogin } from './demo.tsx';
import { LegacyLogin } from './legacy.tsx';
import { LoginWidget } from './widget.tsx';

type LoginScreenProps = {
  /** Called once the signed-in administrator is the page's viewer. */
  onSignedIn(session: AdminSession): void;
};

/** 'Admin Authentication' (docs/spec/portal.md#5-the-login-screen). */
export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  const { viewer, instance, publicUrl } = useViewer();
  const [widgetFailed, setWidgetFailed] = useState(false);
  const noteProblem = useCallback(() => setWidgetFailed(true), []);
  const setViewer = useSetViewer();
  const { data: config } = useCall('getAdminConfig', {});
  const bot = config?.adminBotUsername ?? null;
  // If no approval can arrive, asking for one would only fail.
  const takesId = config?.manualLogin !== false;
  // Telegram's login needs a public domain, and the internet. The demo's own people need neither.
  const isLocal = isLoopbackHost(new URL(publicUrl).hostname);
  const idLeads = takesId && !instance.demo && (isLocal || widgetFailed);
  // The server has no administrator signed in here, so any stored session is over.
  useEffect(clearSession, []);

  function enter(session: AdminSession): void {
    storeSession(session);
    const signedIn = viewerOf(session);
    setViewer(signedIn);
    toast({ title: `Welcome aboard, ${signedIn.displayName}`, description: 'You are signed in.' });
    onSignedIn(session);
  }

  return (
    <div className="relative isolate flex grow flex-col overflow-hidden">
      <ChartPattern />
      <section
        aria-labelledby="admin-login"
        className="mx-auto my-8 w-[calc(100%-2rem)] max-w-md rounded-lg border bg-surface p-5 sm:my-14 sm:p-7"
      >
        <h1 id="admin-login" className="text-2xl">
          Admin Authentication
        </h1>
        <p className="mt-2 text-muted">
          Only authorised administrators may enter. For access, contact the bot owner in{' '}
          <a
            href={contactHref(community.contact)}
            target="_blank"
            rel="noopener noreferrer"
            className="underline"
          >
            {community.contact.includes('://') ? 'the community’s chat' : community.contact}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
        {viewer !== null && <SignedInAsMember name={viewer.displayName} />}
        {idLeads && instance.signIn !== null && <IdHint />}
        <div className="mt-6">
          {instance.signIn !== null && (
            <LoginWidget
              offer={instance.signIn}
              bot={bot}
              leads={!idLeads}
              onProblem={noteProblem}
              onSignedIn={enter}
            />
          )}
          {instance.signIn === null && !instance.demo && <NotConfigured />}
          {instance.demo && <DemoLogin onSignedIn={enter} />}
        </div>
        {takesId && (
          <>
            <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              Or use legacy login
            </p>
            <LegacyLogin bot={bot} leads={idLeads} onSignedIn={enter} />
          </>
        )}
      </section>
    </div>
  );
}

function IdHint() {
  return (
    <p className="mt-4 text-sm text-muted">
      Telegram’s login needs the internet and a public domain. Without them, enter your Telegram ID
      below: the bot asks you to approve.
    </p>
  );
}

function SignedInAsMember({ name }: { name: string }) {
  return (
    <p className="mt-4 rounded-md border border-warn/50 bg-warn-wash px-3 py-2 text-sm text-warn">
      You are signed in as {name}, who is not an administrator.
    </p>
  );
}

function NotConfigured() {
  return (
    <p className="text-sm text-muted">Signing in with Telegram is not set up on this site yet.</p>
  );
}
