import { Activity, useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { LoginScreen } from './login/screen.tsx';
import { Portal } from './portal.tsx';
import { clearSession, restoreSession } from './stored-session.ts';

/** The admin portal; its login screen until an administrator is signed in (docs/spec/portal.md#5-the-login-screen). */
export function AdminPage() {
  usePageTitle(m.shell_portal());
  const { viewer } = useViewer();
  const admin = viewer?.isAdmin ? viewer : null;
  // Keeps the portal mounted when the session ends by itself, so that nothing typed is lost.
  const [last, setLast] = useState(admin);
  if (admin !== null && admin !== last) setLast(admin);
  useEffect(() => {
    if (admin !== null) dropOtherStoredSession(admin.telegramId);
  }, [admin]);

  return (
    <>
      {last && (
        <Activity mode={admin ? 'visible' : 'hidden'}>
          <Portal key={last.telegramId} admin={last} onLoggedOut={() => setLast(null)} />
        </Activity>
      )}
      {!admin && <LoginScreen onSignedIn={focusPage} />}
    </>
  );
}

// The focused button was on the login screen, which is gone.
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

// The server has identified the administrator: a stored session that is over or somebody else's is dropped
// (docs/spec/portal.md#8-data-in-the-browser).
function dropOtherStoredSession(telegramId: string): void {
  if (restoreSession(Date.now())?.telegramId !== telegramId) clearSession();
}
