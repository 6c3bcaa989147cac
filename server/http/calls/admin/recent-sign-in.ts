import { AppError } from '#contract/errors.ts';
import { RECENT_SIGN_IN_MS } from '#rules/submissions/review.ts';
import type { Actor } from '#server/services/members/actor.ts';

/**
 * Throws `sign_in_again` unless the sign-in is recent. Actions that cannot be undone require one: an open session is not enough.
 */
export function requireRecentSignIn({ signedInAtMs }: Actor, nowMs: number): void {
  if (nowMs - signedInAtMs > RECENT_SIGN_IN_MS) {
    throw new AppError('sign_in_again', (m) => m.refusal_sign_in_recent());
  }
}
