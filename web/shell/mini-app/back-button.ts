import { frontDialog, subscribeFrontDialog } from '../dialog/open-dialog.ts';
import { postToTelegram } from './mini-app-bridge.ts';

/** Of the Navigation API, which older web views lack. */
type NavigationWindow = { navigation?: { canGoBack: boolean } };

let isShown = false;
/** Pages opened since the load, less those left backwards. */
let depth = 0;

/** Shows Telegram's back button while there is a dialog to close or a page to go back to. */
export function followHistory(): void {
  // The router announces its own navigations by these two events.
  window.addEventListener('pushState', () => show(1));
  window.addEventListener('popstate', () => show(-1));
  subscribeFrontDialog(() => show(0));
  show(0);
}

function show(step: number): void {
  depth = Math.max(0, depth + step);
  const { navigation } = window as NavigationWindow;
  const canGoBack = navigation?.canGoBack ?? depth > 0;
  const isVisible = canGoBack || frontDialog() !== null;
  if (isVisible === isShown) return;
  isShown = isVisible;
  postToTelegram('web_app_setup_back_button', { is_visible: isVisible });
}

/** Closes the dialog in front, as Escape does; without one, goes back a page. */
export function goBack(): void {
  const dialog = frontDialog();
  if (dialog === null) {
    history.back();
    return;
  }
  // A dialog that waits for an answer stays open.
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
