/** What Telegram puts behind the `#` of a Mini App's address. */
const INIT_DATA = 'tgWebAppData';

/** Read at load, before anything changes the address. */
const launchHash = typeof location === 'undefined' ? '' : location.hash;

/**
 * Tells whether the page stands in Telegram: as a Mini App, or in its own browser (docs/spec/site.md#17-inside-telegram). The
 * page's head found out before anything was shown (web/index.html).
 */
export function isInTelegram(): boolean {
  return document.documentElement.dataset.embedded === 'telegram';
}

/** The signed text that says who opened the app, unchanged; null if there is none. */
export function launchInitData(hash = launchHash): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(INIT_DATA) || null;
}

/** The signature of the launch data that this tab has signed in with. */
export const USED_LAUNCH_KEY = 'mini-app-sign-in';

/**
 * Whether this tab has signed in with these launch data. Where storage is blocked that cannot be known, and the session
 * that there is has to do.
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
