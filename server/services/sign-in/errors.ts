import { AppError } from '#contract/errors.ts';

// The page chooses its texts by these words: `outdated`, `not found`, `Invalid Telegram authentication data`
// (docs/spec/portal.md#6-errors-of-a-sign-in). The errors say no more, so that nobody learns which part of a forgery failed.

/** The error for anything that Telegram did not sign for this bot, whatever the fault. */
export function invalidSignIn(): AppError {
  return new AppError('invalid_sign_in', (m) => m.refusal_sign_in_invalid());
}

/** The error for a sign-in that was signed too long ago, or was used already. Signing in again helps. */
export function outdatedSignIn(): AppError {
  return new AppError('invalid_sign_in', (m) => m.refusal_sign_in_outdated());
}

/** The error for a link of the bot's that is unknown, expired, used, or replaced by a newer one. */
export function expiredLink(): AppError {
  return new AppError('invalid_sign_in', (m) => m.refusal_link_used());
}

/**
 * The error for a malformed login by id, with the page's own words if the id is the problem
 * (docs/spec/portal.md#6-errors-of-a-sign-in).
 */
export function badLoginForm(
  errors: readonly { instancePath: string; message?: string; params: Record<string, unknown> }[],
): AppError {
  const isAboutId = errors.some(
    ({ instancePath, params }) =>
      instancePath === '/telegramId' || params.missingProperty === 'telegramId',
  );
  if (isAboutId) return new AppError('bad_request', (m) => m.refusal_enter_id());
  return new AppError('bad_request', `body ${errors[0]?.message ?? 'cannot be read'}`);
}

export function unknownAccount(): AppError {
  return new AppError('not_found', (m) => m.refusal_no_account());
}

export function bannedAccount(): AppError {
  return new AppError('forbidden', (m) => m.refusal_account_banned());
}
