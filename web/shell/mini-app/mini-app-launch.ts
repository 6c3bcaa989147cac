/** The parameter that Telegram adds after the `#` of a Mini App's address. */
const INIT_DATA = 'tgWebAppData';

/** Read at load, before anything changes the address. */
const launchHash = typeof location === 'undefined' ? '' : location.hash;

/**
 * Returns whether the page is inside Telegram: as a Mini App, or in Telegram's own browser
 * (docs/spec/site.md#17-inside-telegram). The script in the page's head found out before anything was shown (web/index.html).
 */
export function isInTelegram(): boolean {
  return document.documentElement.dataset.embedded === 'telegram';
}

/** The signed text that identifies the person who opened the app, unchanged; null if there is none. */
export function launchInitData(hash = launchHash): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(INIT_DATA) || null;
}

/** The storage key for the signature of the launch data with which this tab has signed in. */
export const USED_LAUNCH_KEY = 'mini-app-sign-in';

/** The storage key for Telegram's theme, for loads whose address does not have it any more. Repeated in `web/index.html`. */
export const TELEGRAM_THEME_KEY = 'telegram-theme';

/**
 * Returns whether this tab has signed in with these launch data. If storage is blocked this is unknown, and the existing session
 * is used.
 */
export function isUsed(initData: string): boolean {
  try {
    return sessionStorage.getItem(USED_LAUNCH_KEY) === signatureOf(initData);
  } catch {
    return true;
  }
}

/** Remembers that this tab has signed in with these launch data. */
export function markUsed(initData: string): void {
  try {
    sessionStorage.setItem(USED_LAUNCH_KEY, signatureOf(initData));
  } catch {
    // See `isUsed`.
  }
}

function signatureOf(initData: string): string {
  return new URLSearchParams(initData).get('hash') ?? '';
}
