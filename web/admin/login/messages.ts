import { ApiError, errorText, sentenceOf } from '#web/api/call.ts';
import {
  type SignInMessage,
  signInMessage,
  widgetNotLoaded,
} from '#web/shell/sign-in/sign-in-errors.ts';
import { BlockedWindow, MissingLogin } from '#web/shell/sign-in/telegram-login.ts';

/** The login screen's messages about failures (docs/spec/portal.md#6-errors-of-a-sign-in). */

export const MISSING_ID: SignInMessage = {
  title: 'Missing Information',
  description: 'Please enter your Telegram ID',
};

export const NO_ADMIN: SignInMessage = {
  title: 'Access Denied',
  description: "You don't have admin privileges. Contact the bot owner for access.",
};

export const NO_CONTAINER: SignInMessage = {
  title: 'Widget Container Error',
  description: 'Widget container not found. Please refresh the page.',
};

const NO_WIDGET: SignInMessage = {
  title: 'Domain Validation Failed',
  description:
    "Telegram's login did not appear. This site's domain may not be set for the bot in BotFather.",
};

/** The message for a widget that did not load, or whose window did not open; null for any other failure of a login. */
export function widgetProblem(error: unknown): SignInMessage | null {
  if (error instanceof MissingLogin) return NO_WIDGET;
  return error instanceof BlockedWindow ? widgetNotLoaded() : null;
}

/** The message for a widget login that the server refused. */
export function widgetLoginMessage(error: unknown): SignInMessage {
  const status = answeredWithoutWords(error);
  if (status === null) return signInMessage(error);
  const { status: code, statusText } = status;
  return {
    title: 'Authentication Failed',
    description:
      statusText === ''
        ? `Authentication failed with status ${code}`
        : `Server error: ${code} ${statusText}`,
  };
}

/** The message for a legacy login that failed. */
export function legacyLoginMessage(error: unknown): SignInMessage {
  const hasWords = answeredWithoutWords(error) === null;
  return {
    title: 'Authentication Failed',
    description: hasWords ? errorText(error) : 'Authentication failed',
  };
}

/** The error if the response is not the server's JSON but, for example, a proxy's page; otherwise null. */
function answeredWithoutWords(error: unknown): ApiError | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  return sentenceOf(error.bodyText) === undefined ? error : null;
}
