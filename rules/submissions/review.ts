/**
 * The review of submissions: allowed scores, time limits and default comments (docs/spec/review.md#9-score,
 * docs/spec/review.md#10-comments).
 */
import { contentTypeFor } from '../points/content-types.ts';

/** The status of a submission. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** An empty reason of a rejection becomes this one (docs/spec/review.md#10-comments). */
export const EMPTY_REJECT_REASON = 'Content does not meet quality standards.';

/** How long others see that an administrator has a submission open, ms; the page renews this before it ends. */
export const TAKEN_MS = 120_000;

/** How long an approval or a rejection can be undone, ms. */
export const UNDO_MS = 60_000;

/** Deleting and re-rating need a sign-in no older than this, ms. */
export const RECENT_SIGN_IN_MS = 30 * 60_000;

/** The default comment of an approval (docs/spec/review.md#10-comments). */
export function approvalComment(points: number): string {
  return `Awarded ${points} points for quality content.`;
}

/** The default comment of a changed rating (docs/spec/review.md#10-comments). */
export function ratingComment(points: number): string {
  return `Rating updated to ${points} points.`;
}

/** The default comments in a language. */
export type DefaultComments = {
  approval: (points: number) => string;
  rejection: () => string;
  rating: (points: number) => string;
};

/**
 * A stored comment for its reader: a default one in the reader's language. It is known by its text, so the API, the audit log and
 * rows of any age keep the one sentence.
 */
export function shownComment(comment: string, texts: DefaultComments): string {
  if (comment === EMPTY_REJECT_REASON) return texts.rejection();
  const points = Number(/\d+/.exec(comment)?.[0]);
  if (comment === approvalComment(points)) return texts.approval(points);
  return comment === ratingComment(points) ? texts.rating(points) : comment;
}

/** True if an approval may award these points: a whole number within the range of the content type. */
export function isScore(contentType: string, points: number): boolean {
  const { minPoints, maxPoints } = contentTypeFor(contentType);
  return Number.isInteger(points) && points >= minPoints && points <= maxPoints;
}
