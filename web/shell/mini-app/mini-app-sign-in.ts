import type { ViewerTokens } from '#contract/site/auth.ts';
import type { Viewer } from '#contract/site/session.ts';
import { ApiError, call } from '#web/api/call.ts';
import { dropViewerToken, holdViewerToken } from '#web/api/viewer-token.ts';
import { signInMessage } from '../sign-in/sign-in-errors.ts';
import { toast } from '../toast/toast-store.ts';
import { isUsed, launchInitData, markUsed } from './mini-app-launch.ts';

/** Signs in the member whom Telegram names (docs/spec/site.md#17-inside-telegram). */
export async function signIn(onViewer: (viewer: Viewer) => void): Promise<void> {
  const initData = launchInitData();
  if (initData === null) return;
  let isSignedIn = false;
  try {
    // The signed text works for one sign-in: after a reload that session still exists. When opened again, the app signs in again,
    // also because irreversible actions require a sign-in within the last half hour.
    const { viewer, instance } = await call('getSession', {});
    isSignedIn = viewer?.telegramId === openedBy(initData);
    if (instance.signIn === null || (isSignedIn && isUsed(initData))) return;
    const answer = await call('postMiniAppSignIn', { body: { initData } });
    markUsed(initData);
    holdViewerToken(answer, renew);
    onViewer(answer.viewer);
  } catch (error) {
    if (!isSignedIn) toast(signInMessage(error));
  }
}

async function renew(renewalToken: string): Promise<ViewerTokens> {
  try {
    return await call('renewViewerToken', { body: { renewalToken } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      dropViewerToken();
      toast({
        title: 'Your sign-in has ended',
        description: 'Close the app and open it again to sign in.',
      });
    }
    throw error;
  }
}

/** The person who opened the app, to compare with the session; only the server verifies it. */
function openedBy(initData: string): string | null {
  const user = new URLSearchParams(initData).get('user') ?? '';
  return /"id":(\d+)/.exec(user)?.[1] ?? null;
}
