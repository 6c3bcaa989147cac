import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/call.ts';
import { signInMessage } from './sign-in-errors.ts';

const answer = (status: number, error: string) =>
  new ApiError(status, JSON.stringify({ error }), 'Status');

describe('signInMessage', () => {
  it.each([
    [answer(401, 'The sign-in is outdated.'), 'Session Expired'],
    [answer(403, "You don't have admin privileges."), 'Access Denied'],
    [answer(404, 'Account not found'), 'Account Not Found'],
    [answer(401, 'Invalid Telegram authentication data'), 'Authentication Verification Failed'],
    [answer(403, 'You are banned.'), 'Authentication Failed'],
  ])('%s', (error, title) => {
    expect(signInMessage(error)).toMatchObject({ title });
  });

  it('is the server’s own text otherwise', () => {
    expect(signInMessage(answer(403, 'You are banned.')).description).toBe('You are banned.');
    expect(signInMessage(new ApiError(0, 'No connection to the server')).description).toBe(
      'No connection to the server',
    );
  });
});
