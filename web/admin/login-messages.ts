import { ApiError, errorText, sentenceOf } from '#web/api/call.ts';
import { type SignInMessage, signInMessage, WIDGET_NOT_LOADED } from '#web/shell/sign-in-errors.ts';
import { MissingLogin } from '#web/shell/telegram-login.ts';

/** What the login screen says, in the words of the second document's sections 5 and 8. */

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
    "Telegram's login did not appear. This site's domain may not be set for the bot at BotFather.",
};

/** Of a widget that did not come. */
export function widgetProblem(error: unknown): SignInMessage {
  return error instanceof MissingLogin ? NO_WIDGET : WIDGET_NOT_LOADED;
}

/** Of a widget login that the server did not take. */
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

/** Of a legacy login that came to nothing. */
export function legacyLoginMessage(error: unknown): SignInMessage {
  const hasWords = answeredWithoutWords(error) === null;
  return {
    title: 'Authentication Failed',
    description: hasWords ? errorText(error) : 'Authentication failed',
  };
}

/** The error of an answer that is not the server's own JSON, as proxies give them. */
function answeredWithoutWords(error: unknown): ApiError | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  return sentenceOf(error.bodyText) === undefined ? error : null;
}
