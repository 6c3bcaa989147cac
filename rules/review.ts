/**
 * The review of submissions: who may decide, within which range, and what is written when nobody wrote
 * anything. Serves restricted-areas §4 and §5, decisions 11, 12 and 23.
 */
import { contentTypeFor } from './content-types.ts';

/** How a submission stands. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** What an empty reason of a rejection becomes (restricted-areas §5). */
export const EMPTY_REJECT_REASON = 'Content does not meet quality standards.';

/** How long others see that an administrator has a submission open, ms; the page says so again in time. */
export const TAKEN_MS = 120_000;

/** Deleting and re-rating take a sign-in that is not older, ms. */
export const RECENT_SIGN_IN_MS = 30 * 60_000;

/** What an empty comment of an approval becomes (restricted-areas §5). */
export function approvalComment(points: number): string {
  return `Awarded ${points} points for quality content.`;
}

/** What an empty comment of a changed rating becomes (restricted-areas §5). */
export function ratingComment(points: number): string {
  return `Rating updated to ${points} points.`;
}

/** Whether an approval may award this: a whole number within the range of the kind of content. */
export function isScore(contentType: string, points: number): boolean {
  const { minPoints, maxPoints } = contentTypeFor(contentType);
  return Number.isInteger(points) && points >= minPoints && points <= maxPoints;
}
