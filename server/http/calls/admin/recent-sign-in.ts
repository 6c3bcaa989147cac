import { AppError } from '#contract/errors.ts';
import { RECENT_SIGN_IN_MS } from '#rules/submissions/review.ts';
import type { Actor } from '#server/services/members/actor.ts';

/** What cannot be undone needs a recent sign-in: an open session is not enough. Throws `sign_in_again`. */
export function requireRecentSignIn({ signedInAtMs }: Actor, nowMs: number): void {
  if (nowMs - signedInAtMs > RECENT_SIGN_IN_MS) {
    throw new AppError(
      'sign_in_again',
      'Sign in again to do this: your last sign-in was too long ago.',
    );
  }
}
