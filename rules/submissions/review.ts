/**
 * The review of submissions: allowed scores, time limits and default comments. Serves restricted-areas §4 and §5,
 * decisions 11, 12 and 23.
 */
import { contentTypeFor } from '../points/content-types.ts';

/** The status of a submission. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** What an empty reason of a rejection becomes (restricted-areas §5). */
export const EMPTY_REJECT_REASON = 'Content does not meet quality standards.';

/** How long others see that an administrator has a submission open, ms; the page renews it in time. */
export const TAKEN_MS = 120_000;

/** Deleting and re-rating need a sign-in no older than this, ms. */
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
