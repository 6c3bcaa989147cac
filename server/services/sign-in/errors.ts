import { AppError } from '#contract/errors.ts';

// The page picks its words by these: `outdated`, `not found`, `Invalid Telegram authentication data`
// (docs/spec/portal.md#6-errors-of-a-sign-in). None says more, so that nobody learns which part of a forgery failed.

/** Anything that Telegram did not sign for this bot, whatever is wrong with it. */
export function invalidSignIn(): AppError {
  return new AppError('invalid_sign_in', 'Invalid Telegram authentication data');
}

/** Signed too long ago, or already used: signing in again helps. */
export function outdatedSignIn(): AppError {
  return new AppError('invalid_sign_in', 'Telegram authentication data is outdated');
}

/** A link of the bot's that is unknown, expired, used, or followed by a newer one. */
export function expiredLink(): AppError {
  return new AppError(
    'invalid_sign_in',
    'This link has expired or was used. Ask the bot for a new one.',
  );
}

/** A malformed login by id: the page's own words if it is about the id (docs/spec/portal.md#6-errors-of-a-sign-in). */
export function badLoginForm(
  errors: readonly { instancePath: string; message?: string; params: Record<string, unknown> }[],
): AppError {
  const isAboutId = errors.some(
    ({ instancePath, params }) =>
      instancePath === '/telegramId' || params.missingProperty === 'telegramId',
  );
  if (isAboutId) return new AppError('bad_request', 'Please enter your Telegram ID');
  return new AppError('bad_request', `body ${errors[0]?.message ?? 'cannot be read'}`);
}

export function unknownAccount(): AppError {
  return new AppError('not_found', 'User not found. Please interact with the bot first.');
}

export function bannedAccount(): AppError {
  return new AppError('forbidden', 'This account is banned.');
}
