import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/api/call.ts';

/** The named error of an answer that was not OK; undefined for any other failure. */
function errorCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    // The server's own error body, typed by the contract; anything else has no code.
    return (JSON.parse(error.bodyText) as Partial<ErrorBody> | null)?.code;
  } catch {
    return undefined;
  }
}

/** Whether a new sign-in would help: the session has ended, or is too old for this call. */
export function wantsSignIn(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'sign_in_again' || code === 'not_signed_in';
}
