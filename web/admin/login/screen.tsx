import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import { isLoopbackHost } from '#rules/public-address.ts';
import { useCall } from '#web/api/queries.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useSetViewer, useViewer } from '#web/shell/viewer/viewer.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { contactHref } from '#web/ui/contact-href.ts';
import { rich } from '#web/ui/text/rich.ts';
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
    toast({
      title: m.portal_login_welcome({ name: signedIn.displayName }),
      description: m.portal_login_done(),
    });
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
          {m.portal_login_title()}
        </h1>
        <p className="mt-2 text-muted">
          {rich(
            community.contact.includes('://')
              ? m.portal_login_lead_chat({ a: (text) => <ContactLink>{text}</ContactLink> })
              : m.portal_login_lead({
                  a: () => (
                    <ContactLink>
                      <bdi>{community.contact}</bdi>
                    </ContactLink>
                  ),
                }),
          )}
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
              {m.portal_login_or()}
            </p>
            <LegacyLogin bot={bot} leads={idLeads} onSignedIn={enter} />
          </>
        )}
      </section>
    </div>
  );
}

function ContactLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={contactHref(community.contact)}
      target="_blank"
      rel="noopener noreferrer"
      className="underline"
    >
      {children}
      <span className="sr-only"> {m.ui_new_tab()}</span>
    </a>
  );
}

function IdHint() {
  return <p className="mt-4 text-sm text-muted">{m.portal_login_hint()}</p>;
}

function SignedInAsMember({ name }: { name: string }) {
  return (
    <p className="mt-4 rounded-md border border-warn/50 bg-warn-wash px-3 py-2 text-sm text-warn">
      {m.portal_login_member({ name })}
    </p>
  );
}

function NotConfigured() {
  return <p className="text-sm text-muted">{m.portal_login_missing()}</p>;
}
