import { EMPTY_BAN_REASON } from '#rules/roles.ts';
import { type DefaultComments, shownComment } from '#rules/submissions/review.ts';
import { m } from '#web/messages.ts';

/** The comments of decisions whose administrator wrote none. */
export const DEFAULT_COMMENTS: DefaultComments = {
  approval: (points) => m.review_default_approval({ points }),
  rejection: () => m.review_default_rejection(),
  rating: (points) => m.review_default_rating({ points }),
};

/** The comment of a decision as its reader sees it. */
export function commentText(comment: string): string {
  return shownComment(comment, DEFAULT_COMMENTS);
}

/** The reason of a ban as an administrator reads it. */
export function banReasonText(reason: string): string {
  return reason === EMPTY_BAN_REASON ? m.portal_ban_no_reason() : reason;
}
