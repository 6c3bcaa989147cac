import { ApiError, errorText, sentenceOf } from '#web/api/call.ts';
import { m } from '#web/messages.ts';

export type SignInMessage = { title: string; description: string };

/** Shown when Telegram's response lacks a required field; nothing is sent then (docs/spec/portal.md#6-errors-of-a-sign-in). */
export const incompleteAnswer = (): SignInMessage => ({
  title: m.shell_sign_in_error(),
  description: m.shell_sign_in_error_why(),
});

/** Shown when Telegram's window cannot be opened (docs/spec/portal.md#6-errors-of-a-sign-in). */
export const widgetNotLoaded = (): SignInMessage => ({
  title: m.shell_widget_error(),
  description: m.shell_widget_error_why(),
});

// Chosen by words in the server's message; the first match counts (docs/spec/portal.md#6-errors-of-a-sign-in).
const byWords = (): [words: string, title: string, description: string][] => [
  ['outdated', m.shell_session_expired(), m.shell_session_expired_why()],
  ['admin privileges', m.shell_access_denied(), m.shell_access_denied_why()],
  ['not found', m.shell_no_account(), m.shell_no_account_why()],
  ['Invalid Telegram authentication data', m.shell_unverified(), m.shell_unverified_why()],
];

/** The message about a failed sign-in. */
export function signInMessage(error: unknown): SignInMessage {
  const english = error instanceof ApiError ? (sentenceOf(error.bodyText) ?? '') : '';
  const known = byWords().find(([words]) => english.includes(words));
  const [, title, description] = known ?? ['', m.shell_sign_in_failed(), errorText(error)];
  return { title, description };
}
