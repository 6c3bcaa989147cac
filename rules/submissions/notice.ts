/** The bot's messages to a member about the review of a submission (docs/spec/review.md#20-notices-to-members). */
import { contentTypeFor } from '../points/content-types.ts';
import { escapeHtml, shortened } from '../telegram-html.ts';

/** A submission as its notices name it. */
export interface NamedSubmission {
  readonly id: string;
  /** A content type's id. */
  readonly contentType: string;
  readonly title: string | null;
}

/** A submission that has been decided. */
export interface DecidedSubmission extends NamedSubmission {
  readonly status: 'approved' | 'rejected';
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
  const { status, points, comment } = submission;
  const words = shortened(comment?.trim() ?? '', COMMENT_MAX_CHARACTERS);
  const isApproved = status === 'approved';
  return [
    `<b>Your submission was ${status}.</b>`,
    nameOf(submission),
    ...(isApproved ? [`Points awarded: <b>${points}</b>`] : []),
    ...(words === '' ? [] : [`${isApproved ? 'Comment' : 'Reason'}: ${escapeHtml(words)}`]),
  ].join('\n');
}

/** The message in Telegram's HTML after a decision was undone. */
export function undoneNotice(submission: NamedSubmission): string {
  return [
    '<b>The decision on your submission was taken back.</b>',
    nameOf(submission),
    'It will be reviewed again.',
  ].join('\n');
}

function nameOf({ id, contentType, title }: NamedSubmission): string {
  const kind = contentTypeFor(contentType).displayName;
  const named = title?.trim() ? `: ${shortened(title.trim(), TITLE_MAX_CHARACTERS)}` : '';
  return escapeHtml(`#${id} · ${kind}${named}`);
}
