/** What Telegram puts behind the `#` of a Mini App's address. */
const INIT_DATA = 'tgWebAppData';

type TelegramWindow = { TelegramWebviewProxy?: unknown };

/** Read at load, before anything changes the address. */
const launchHash = typeof location === 'undefined' ? '' : location.hash;

/**
 * Whether the page stands in Telegram: as a Mini App, or in its own browser (public document, section
 * 4: 'detect the embedded or in-app browser'). Separate, so that other visitors load nothing more.
 */
export function isInTelegram(): boolean {
  return launchHash.includes(`${INIT_DATA}=`) || hasProxy();
}

/** The signed text that says who opened the app, unchanged; null if there is none. */
export function launchInitData(hash = launchHash): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(INIT_DATA) || null;
}

function hasProxy(): boolean {
  return (window as TelegramWindow).TelegramWebviewProxy !== undefined;
}
