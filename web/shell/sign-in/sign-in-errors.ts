import { errorText } from '#web/api/call.ts';

export type SignInMessage = { title: string; description: string };

/** Shown when Telegram's response lacks a required field; nothing is sent then (docs/spec/portal.md#6-errors-of-a-sign-in). */
export const INCOMPLETE_ANSWER: SignInMessage = {
  title: 'Authentication Error',
  description: 'Invalid authentication data received from Telegram.',
};

/** Shown when Telegram's window cannot be opened (docs/spec/portal.md#6-errors-of-a-sign-in). */
export const WIDGET_NOT_LOADED: SignInMessage = {
  title: 'Widget Loading Error',
  description: 'Failed to load Telegram login widget. Please refresh the page.',
};

// Chosen by words in the server's message; the first match counts (docs/spec/portal.md#6-errors-of-a-sign-in).
const BY_WORDS: readonly { words: string; message: SignInMessage }[] = [
  {
    words: 'outdated',
    message: {
      title: 'Session Expired',
      description: 'Please try logging in again. The authentication session has expired.',
    },
  },
  {
    words: 'admin privileges',
    message: {
      title: 'Access Denied',
      description: "You don't have admin privileges. Contact the bot owner for access.",
    },
  },
  {
    words: 'not found',
    message: {
      title: 'Account Not Found',
      description: 'Please interact with the bot first to create your account.',
    },
  },
  {
    words: 'Invalid Telegram authentication data',
    message: {
      title: 'Authentication Verification Failed',
      description:
        'The authentication data could not be verified. This may indicate a domain configuration issue.',
    },
  },
];

/** The message about a failed sign-in. */
export function signInMessage(error: unknown): SignInMessage {
  const text = errorText(error);
  const known = BY_WORDS.find(({ words }) => text.includes(words));
  return known?.message ?? { title: 'Authentication Failed', description: text };
}
