import type { ViewerTokens } from '#contract/site/auth.ts';
import type { Viewer } from '#contract/site/session.ts';
import { ApiError, call } from '#web/api/call.ts';
import { dropViewerToken, holdViewerToken } from '#web/api/viewer-token.ts';
import { signInMessage } from '../sign-in/sign-in-errors.ts';
import { toast } from '../toast/toast-store.ts';
import { listenToTelegram, postToTelegram } from './mini-app-bridge.ts';
import { isUsed, launchInitData, markUsed } from './mini-app-launch.ts';

/** The elements that give haptic feedback when pressed. */
const PRESSABLE = 'button, a[href], summary, select, input, label, [role=button]';

let started = false;

/**
 * Mini App behaviour: full height, confirmation before closing, bars in the page's colour, haptic feedback, viewport height.
 * Signs in the member whom Telegram names (docs/spec/site.md#17-inside-telegram).
 */
export function startMiniApp(onViewer: (viewer: Viewer) => void): void {
  if (started) return;
  started = true;
  listenToTelegram(receive);
  postToTelegram('web_app_ready');
  postToTelegram('web_app_expand');
  postToTelegram('web_app_setup_closing_behavior', { need_confirmation: true });
  postToTelegram('web_app_request_viewport');
  followTheme();
  document.addEventListener('click', tapBack, { capture: true });
  void signIn(onViewer);
}

async function signIn(onViewer: (viewer: Viewer) => void): Promise<void> {
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

function receive(eventType: string, eventData: unknown): void {
  if (eventType === 'viewport_changed') setViewport(eventData);
}

/** The visible height, which changes with the keyboard; the stable one does not. */
function setViewport(eventData: unknown): void {
  if (typeof eventData !== 'object' || eventData === null || !('height' in eventData)) return;
  const { height } = eventData;
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return;
  const { style } = document.documentElement;
  style.setProperty('--tg-viewport-height', `${height}px`);
  if ('is_state_stable' in eventData && eventData.is_state_stable === true) {
    style.setProperty('--tg-viewport-stable-height', `${height}px`);
  }
}

// Telegram draws its own bars: they get the page's colour now and after each change of theme.
function followTheme(): void {
  const root = document.documentElement;
  const tell = () => {
    const meta = document.querySelector<HTMLMetaElement>(
      `meta[data-theme-color="${root.dataset.theme}"]`,
    );
    if (meta === null) return;
    postToTelegram('web_app_set_header_color', { color: meta.content });
    postToTelegram('web_app_set_background_color', { color: meta.content });
  };
  tell();
  new MutationObserver(tell).observe(root, { attributeFilter: ['data-theme'] });
}

function tapBack(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest(PRESSABLE) === null) return;
  postToTelegram('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' });
}
