import { Activity, useEffect, useState } from 'react';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { LoginScreen } from './login-screen.tsx';
import { Portal } from './portal.tsx';
import { clearSession, restoreSession } from './stored-session.ts';

/** The admin portal; its login screen until an administrator is signed in (second document, section 2). */
export function AdminPage() {
  usePageTitle('Admin Portal');
  const { viewer } = useViewer();
  const admin = viewer?.isAdmin ? viewer : null;
  // Who was here stays in memory when a session ends by itself: what was typed is there again after the sign-in.
  const [last, setLast] = useState(admin);
  if (admin !== null && admin !== last) setLast(admin);
  useEffect(() => {
    if (admin !== null) keepStoredSessionOf(admin.telegramId);
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

// The button that had the focus goes with the login screen.
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

// What the browser's storage holds is for display, and the server has said who this is: what is over, or somebody
// else's, goes (second document, section 4).
function keepStoredSessionOf(telegramId: string): void {
  if (restoreSession(Date.now())?.telegramId !== telegramId) clearSession();
}
