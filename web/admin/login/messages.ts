import { ApiError, errorText, sentenceOf } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import {
  type SignInMessage,
  signInMessage,
  widgetNotLoaded,
} from '#web/shell/sign-in/sign-in-errors.ts';
import { BlockedWindow, MissingLogin } from '#web/shell/sign-in/telegram-login.ts';

/** The login screen's messages about failures (docs/spec/portal.md#6-errors-of-a-sign-in). */

export const missingId = (): SignInMessage => ({
  title: m.portal_login_no_id(),
  description: m.portal_login_no_id_why(),
});

export const noAdmin = (): SignInMessage => ({
  title: m.shell_access_denied(),
  description: m.shell_access_denied_why(),
});

export const noContainer = (): SignInMessage => ({
  title: m.portal_login_no_place(),
  description: m.portal_login_no_place_why(),
});

const noWidget = (): SignInMessage => ({
  title: m.portal_login_domain(),
  description: m.portal_login_domain_why(),
});

/** The message for a widget that did not load, or whose window did not open; null for any other failure of a login. */
export function widgetProblem(error: unknown): SignInMessage | null {
  if (error instanceof MissingLogin) return noWidget();
  return error instanceof BlockedWindow ? widgetNotLoaded() : null;
}

/** The message for a widget login that the server refused. */
export function widgetLoginMessage(error: unknown): SignInMessage {
  const status = answeredWithoutWords(error);
  if (status === null) return signInMessage(error);
  const { status: code, statusText } = status;
  return {
    title: m.shell_sign_in_failed(),
    description:
      statusText === ''
        ? m.portal_login_status({ status: String(code) })
        : m.portal_login_server({ status: String(code), text: statusText }),
  };
}

/** The message for a legacy login that failed. */
export function legacyLoginMessage(error: unknown): SignInMessage {
  const hasWords = answeredWithoutWords(error) === null;
  return {
    title: m.shell_sign_in_failed(),
    description: hasWords ? errorText(error) : m.portal_login_failed(),
  };
}

/** The error if the response is not the server's JSON but, for example, a proxy's page; otherwise null. */
function answeredWithoutWords(error: unknown): ApiError | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  return sentenceOf(error.bodyText) === undefined ? error : null;
}
