import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/call.ts';
import { wantsSignIn } from './error-code.ts';

const answer = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ error: 'As the server says', code }));

describe('a failed call', () => {
  it.each([
    ['one that needs a newer sign-in', answer(403, 'sign_in_again'), true],
    ['one after the session ended', answer(401, 'not_signed_in'), true],
    ['one that is not allowed at all', answer(403, 'forbidden'), false],
    ['a conflict', answer(409, 'conflict'), false],
    ['no answer', new ApiError(0, 'No connection to the server'), false],
    ['a page of a proxy', new ApiError(403, '<html>sign_in_again</html>'), false],
    ['JSON that is not an object', new ApiError(403, 'null'), false],
    ['an error of the page itself', new Error('sign_in_again'), false],
  ])('%s', (_, error, expected) => {
    expect(wantsSignIn(error)).toBe(expected);
  });
});
