/** What Telegram puts behind the `#` of a Mini App's address. */
const INIT_DATA = 'tgWebAppData';

/** Read at load, before anything changes the address. */
const launchHash = typeof location === 'undefined' ? '' : location.hash;

/**
 * Whether the page stands in Telegram: as a Mini App, or in its own browser (public document, section 4: 'detect the
 * embedded or in-app browser'). The page's head found out before anything was shown (web/index.html).
 */
export function isInTelegram(): boolean {
  return document.documentElement.dataset.embedded === 'telegram';
}

/** The signed text that says who opened the app, unchanged; null if there is none. */
export function launchInitData(hash = launchHash): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(INIT_DATA) || null;
}
