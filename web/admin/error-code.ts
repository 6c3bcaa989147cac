import { errorCode } from '#web/api/api-error.ts';

/** True if a new sign-in would help: the session has ended, or is too old for this call. */
export function wantsSignIn(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'sign_in_again' || code === 'not_signed_in';
}
