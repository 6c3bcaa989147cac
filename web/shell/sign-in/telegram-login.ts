import type { IdTokenFields, WidgetFields } from '#contract/site/auth.ts';
import type { SignInOffer } from '#contract/site/session.ts';
import { call } from '#web/api/call.ts';
import {
  readIdToken,
  readWidgetFields,
  readWindowAnswer,
  type WindowAnswer,
} from './telegram-answer.ts';

/** The data sent to the server once Telegram has responded. */
export type TelegramAnswer = WidgetFields | IdTokenFields;

export type TelegramAsk = () => Promise<TelegramAnswer | 'cancelled' | 'incomplete'>;

const TELEGRAM = 'https://oauth.telegram.org';

/**
 * Prepares a login at Telegram and returns the function that starts it. Call that directly from a press, because it opens a
 * window: the only page of another site that this one opens by itself.
 *
 * Both of Telegram's scripts only open this window and wait for its message. They are not loaded, because a script on this origin
 * could take the members' wallets (docs/wallet.md). The widget's frame is not loaded either: it cannot be read, and it stays
 * empty in browsers that block third-party cookies.
 */
export async function prepareTelegramLogin({ clientId, botId }: SignInOffer): Promise<TelegramAsk> {
  const { origin } = location;
  if (clientId === null) {
    return async () => {
      const answer = await askInWindow({ bot_id: botId ?? '', origin });
      return answer === 'declined'
        ? 'cancelled'
        : (readWidgetFields(answer.result) ?? 'incomplete');
    };
  }
  const { nonce } = await call('postSignInNonce', { body: {} });
  const asked = {
    response_type: 'post_message',
    client_id: clientId,
    redirect_uri: `${origin}/`,
    scope: 'openid profile',
    nonce,
    origin,
  };
  return async () => {
    const answer = await askInWindow(asked);
    if (answer === 'declined') return 'cancelled';
    const idToken = readIdToken(answer.result);
    return idToken === null ? 'incomplete' : { id_token: idToken, nonce };
  };
}

/** The browser opened no window. */
export class BlockedWindow extends Error {
  override name = 'BlockedWindow';
}

/** The window opened, but Telegram's login did not appear in it. */
export class MissingLogin extends Error {
  override name = 'MissingLogin';
}

/** How often the window is checked for the login before it counts as missing (docs/spec/portal.md#6-errors-of-a-sign-in). */
const LOGIN_CHECKS = 5;
const CHECK_PAUSE_MS = 1000;
const WINDOW = 'width=550,height=650,status=0,location=0,menubar=0,toolbar=0';

/** Opens Telegram's window and waits for its message. A window that closes without one means declined. */
function askInWindow(asked: Record<string, string>): Promise<WindowAnswer> {
  const popup = open(`${TELEGRAM}/auth?${new URLSearchParams(asked)}`, 'telegram_login', WINDOW);
  if (popup === null) return Promise.reject(new BlockedWindow('the browser opened no window'));
  popup.focus();
  return new Promise((resolve, reject) => {
    let checks = 0;
    let wasClosed = false;
    const end = () => {
      clearInterval(looks);
      removeEventListener('message', hear);
      popup.close();
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== TELEGRAM || source !== popup) return;
      const answer = readWindowAnswer(data);
      if (answer === null) return;
      end();
      resolve(answer);
    };
    const looks = setInterval(() => {
      checks += 1;
      // The message of a window that closes itself can arrive after it has closed, so it is checked twice.
      if (popup.closed && wasClosed) {
        end();
        resolve('declined');
      } else if (checks === LOGIN_CHECKS && isEmpty(popup)) {
        end();
        reject(new MissingLogin('the window stayed empty'));
      }
      wasClosed = popup.closed;
    }, CHECK_PAUSE_MS);
    addEventListener('message', hear);
  });
}

/** True while a window is empty. Telegram's page in it cannot be read from here. */
function isEmpty(popup: Window): boolean {
  try {
    return popup.location.href === 'about:blank';
  } catch {
    return false;
  }
}
