import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/call.ts';
import { BlockedWindow, MissingLogin } from '#web/shell/sign-in/telegram-login.ts';
import { legacyLoginMessage, widgetLoginMessage, widgetProblem } from './messages.ts';

const answer = (status: number, error: string) =>
  new ApiError(status, JSON.stringify({ error }), 'Status');
const GATEWAY = new ApiError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway');
// HTTP/2 has no status text.
const WORDLESS = new ApiError(504, '', '');
const NO_CONNECTION = new ApiError(0, 'No connection to the server');

describe('the message for a failed widget login', () => {
  it.each<[ApiError, string, string]>([
    [
      answer(401, 'Telegram authentication data is outdated'),
      'Session Expired',
      'Please try logging in again. The authentication session has expired.',
    ],
    [
      answer(403, "You don't have admin privileges."),
      'Access Denied',
      "You don't have admin privileges. Contact the bot owner for access.",
    ],
    [
      answer(404, 'User not found. Please interact with the bot first.'),
      'Account Not Found',
      'Please interact with the bot first to create your account.',
    ],
    [
      answer(401, 'Invalid Telegram authentication data'),
      'Authentication Verification Failed',
      'The authentication data could not be verified. This may indicate a domain configuration issue.',
    ],
    [answer(403, 'This account is banned.'), 'Authentication Failed', 'This account is banned.'],
    [GATEWAY, 'Authentication Failed', 'Server error: 502 Bad Gateway'],
    [WORDLESS, 'Authentication Failed', 'Authentication failed with status 504'],
    [NO_CONNECTION, 'Authentication Failed', 'No connection to the server'],
  ])('%s', (error, title, description) => {
    expect(widgetLoginMessage(error)).toEqual({ title, description });
  });
});

describe('the message for a failed legacy login', () => {
  it.each<[ApiError, string]>([
    [answer(403, 'Login was not approved'), 'Login was not approved'],
    [answer(400, 'Please enter your Telegram ID'), 'Please enter your Telegram ID'],
    [GATEWAY, 'Authentication failed'],
    [WORDLESS, 'Authentication failed'],
    [NO_CONNECTION, 'No connection to the server'],
  ])('%s', (error, description) => {
    expect(legacyLoginMessage(error)).toEqual({ title: 'Authentication Failed', description });
  });
});

describe('the message for a widget that does not load', () => {
  it('tells a window that is blocked from one that stays empty', () => {
    expect(widgetProblem(new BlockedWindow())).toEqual({
      title: 'Widget Loading Error',
      description: 'Failed to load Telegram login widget. Please refresh the page.',
    });
    expect(widgetProblem(new MissingLogin())).toMatchObject({ title: 'Domain Validation Failed' });
    expect(widgetProblem(new Error('refused'))).toBeNull();
  });
});
