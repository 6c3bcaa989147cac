/** The bot's message to a member about the outcome of a submission (docs/spec/review.md#20-notices-to-members). */
import { contentTypeFor } from '../points/content-types.ts';
import { escapeHtml, shortened } from '../telegram-html.ts';

/** A submission that has been decided. */
export interface DecidedSubmission {
  readonly id: string;
  readonly status: 'approved' | 'rejected';
  /** A content type's id. */
  readonly contentType: string;
  readonly title: string | null;
  /** Awarded whole points; no meaning for a rejected one. */
  readonly points: number;
  /** The administrator's comment; null or blank for none. */
  readonly comment: string | null;
}

// Together far below 4,096 characters.
const TITLE_MAX_CHARACTERS = 200;
const COMMENT_MAX_CHARACTERS = 1000;

/** The message in Telegram's HTML: outcome, submission, points, comment. */
export function submissionNotice(submission: DecidedSubmission): string {
  const { id, status, contentType, title, points, comment } = submission;
  const kind = contentTypeFor(contentType).displayName;
  const named = title?.trim() ? `: ${shortened(title.trim(), TITLE_MAX_CHARACTERS)}` : '';
  const words = shortened(comment?.trim() ?? '', COMMENT_MAX_CHARACTERS);
  const isApproved = status === 'approved';
  return [
    `<b>Your submission was ${status}.</b>`,
    escapeHtml(`#${id} · ${kind}${named}`),
    ...(isApproved ? [`Points awarded: <b>${points}</b>`] : []),
    ...(words === '' ? [] : [`${isApproved ? 'Comment' : 'Reason'}: ${escapeHtml(words)}`]),
  ].join('\n');
}
