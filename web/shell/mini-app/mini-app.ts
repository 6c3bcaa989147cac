import type { Viewer } from '#contract/site/session.ts';
import { followHistory, goBack } from './back-button.ts';
import { confirmClosing } from './closing.ts';
import { giveFeedback } from './haptics.ts';
import { setInsets, setViewport } from './insets.ts';
import { listenToTelegram, postToTelegram } from './mini-app-bridge.ts';
import { signIn } from './mini-app-sign-in.ts';
import { followTheme, setTelegramTheme } from './telegram-theme.ts';

export { BottomBar } from './bottom-bar.tsx';

/** Telegram's events and what they do here. */
const RECEIVERS = new Map<string, (eventData: unknown) => void>([
  ['viewport_changed', setViewport],
  ['safe_area_changed', (eventData) => setInsets('device', eventData)],
  ['content_safe_area_changed', (eventData) => setInsets('bars', eventData)],
  ['theme_changed', setTelegramTheme],
  ['back_button_pressed', goBack],
]);

let started = false;

/** Behaves as a Mini App, and signs in the member whom Telegram names (docs/spec/site.md#17-inside-telegram). */
export function startMiniApp(onViewer: (viewer: Viewer) => void): void {
  if (started) return;
  started = true;
  listenToTelegram((eventType, eventData) => RECEIVERS.get(eventType)?.(eventData));
  postToTelegram('web_app_ready');
  postToTelegram('web_app_expand');
  // Clients that do not know one of these ignore it.
  postToTelegram('web_app_request_viewport');
  postToTelegram('web_app_request_safe_area');
  postToTelegram('web_app_request_content_safe_area');
  postToTelegram('web_app_request_theme');
  followTheme();
  followHistory();
  giveFeedback();
  confirmClosing();
  void signIn(onViewer);
}
