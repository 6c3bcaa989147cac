import type { Viewer } from '#contract/site/session.ts';
import { call } from '#web/api/call.ts';
import { dropViewerToken } from '#web/api/viewer-token.ts';
import { setThemeChoice, storedTheme } from '../theme/theme.ts';
import { useSetViewer } from '../viewer/viewer.tsx';
import { forgetDrafts } from './stored-drafts.ts';
import type { TelegramAnswer } from './telegram-login.ts';

// Separate from `viewer.tsx`, which every page loads: only the panel needs this.

export type DemoRole = 'member' | 'admin' | 'owner';

/** Ends the session at the server, then here. Rejects with `ApiError` if the server did not end it. */
export function useSignOut(): () => Promise<void> {
  const setViewer = useSetViewer();
  return async () => {
    const theme = storedTheme();
    await call('deleteSession', {});
    // The server makes an administrator's browser clear its storage; the theme should survive.
    if (theme !== null) setThemeChoice(theme);
    dropViewerToken();
    forgetDrafts();
    setViewer(null);
  };
}

/** Signs in with the result of Telegram's login. Rejects with `ApiError` if the server refuses it. */
export function useTelegramSignIn(): (answer: TelegramAnswer) => Promise<Viewer> {
  const setViewer = useSetViewer();
  return async (answer) => {
    const { viewer } = await call('postTelegramSignIn', { body: answer });
    dropViewerToken();
    setViewer(viewer);
    return viewer;
  };
}

/** Demo instances only: signs in as one of the demo community's own people. */
export function useDemoSignIn(): (role: DemoRole) => Promise<Viewer> {
  const setViewer = useSetViewer();
  return async (role) => {
    const { viewer } = await call('postDemoSession', { body: { role } });
    dropViewerToken();
    setViewer(viewer);
    return viewer;
  };
}
