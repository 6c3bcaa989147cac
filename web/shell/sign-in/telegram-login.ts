import type { IdTokenFields, WidgetFields } from '#contract/site/auth.ts';
import type { SignInOffer } from '#contract/site/session.ts';
import { call } from '#web/api/call.ts';

/** The part of Telegram's scripts used here; both have this function. */
type TelegramLogin = {
  auth(options: Record<string, unknown>, answer: (data: unknown) => void): void;
};

/** What is sent to the server once Telegram has answered. */
export type TelegramAnswer = WidgetFields | IdTokenFields;

export type TelegramAsk = () => Promise<TelegramAnswer | 'cancelled' | 'incomplete'>;

const WIDGET_SCRIPT = 'https://telegram.org/js/telegram-widget.js?22';
const OPEN_ID_SCRIPT = 'https://oauth.telegram.org/js/telegram-login.js';
const SCRIPT_TIMEOUT_MS = 15_000;

/**
 * Fetches what asking Telegram takes: the only request to somebody else that this site makes, and
 * only when the sign-in is opened. Gives the function that asks, to be called straight from a press,
 * because it opens a window. Rejects when the script does not come.
 *
 * The function form of both scripts and not the widget's own button: that one evaluates text as code,
 * which the page's policy forbids.
 */
export async function prepareTelegramLogin(offer: SignInOffer): Promise<TelegramAsk> {
  const { clientId, botId } = offer;
  if (clientId !== null) {
    const [login, { nonce }] = await Promise.all([
      loadLogin(OPEN_ID_SCRIPT),
      call('postSignInNonce', { body: {} }),
    ]);
    return async () => {
      // Telegram's library takes a number and a list, and reports a closed window as an error.
      const asked = { client_id: Number(clientId), scope: ['openid', 'profile'], nonce };
      const data = await ask(login, asked);
      if (data === null || data.error === 'popup_closed') return 'cancelled';
      return typeof data.id_token === 'string' ? { id_token: data.id_token, nonce } : 'incomplete';
    };
  }
  const login = await loadLogin(WIDGET_SCRIPT);
  return async () => {
    const data = await ask(login, { bot_id: botId });
    if (data === null) return 'cancelled';
    return isWidgetAnswer(data) ? data : 'incomplete';
  };
}

/** Second document, section 5: id, auth_date and hash, or nothing is sent. */
function isWidgetAnswer(data: Record<string, unknown>): data is WidgetFields {
  return Boolean(data.id && data.auth_date && data.hash);
}

// The widget answers `false` when its window is closed.
function ask(login: TelegramLogin, options: Record<string, unknown>) {
  return new Promise<Record<string, unknown> | null>((resolve) => {
    login.auth(options, (data) =>
      resolve(typeof data === 'object' && data !== null ? { ...data } : null),
    );
  });
}

/** The script loaded without the login it should provide. */
export class MissingLogin extends Error {
  override name = 'MissingLogin';
}

/** How often to look for the login after the script loads (second document, section 8). */
const LOGIN_CHECKS = 5;
const CHECK_PAUSE_MS = 1000;

async function loadLogin(address: string): Promise<TelegramLogin> {
  await loadScript(address);
  for (let check = 1; check <= LOGIN_CHECKS; check++) {
    const { Telegram } = window as { Telegram?: { Login?: TelegramLogin } }; // The script's own name.
    if (Telegram?.Login !== undefined) return Telegram.Login;
    if (check < LOGIN_CHECKS) await new Promise((resolve) => setTimeout(resolve, CHECK_PAUSE_MS));
  }
  throw new MissingLogin(`${address} brought no login`);
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      // Removed, so that another try fetches it again.
      script.remove();
      reject(new Error(`${address} did not load`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
}
