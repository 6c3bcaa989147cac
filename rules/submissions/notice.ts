/**
 * The bot's messages to a member about the review of a submission (docs/spec/review.md#20-notices-to-members). `m` is the
 * catalogue in the language of the member.
 */
import type { Messages } from '../messages/messages.ts';
import { CONTENT_TYPES, contentTypeFor } from '../points/content-types.ts';
import { escapeHtml, shortened } from '../telegram-html.ts';
import { shownComment } from './review.ts';

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
export function submissionNotice(m: Messages, submission: DecidedSubmission): string {
  const { status, points, comment } = submission;
  const shown = shownComment(comment?.trim() ?? '', {
    approval: (awarded) => m.comment_approval({ points: awarded }),
    rejection: () => m.comment_rejection(),
    rating: (awarded) => m.comment_rating({ points: awarded }),
  });
  const words = shortened(shown, COMMENT_MAX_CHARACTERS);
  const isApproved = status === 'approved';
  return [
    m[`bot_review_${status}`](),
    nameOf(m, submission),
    ...(isApproved ? [m.bot_review_points({ points })] : []),
    ...(words === '' ? [] : [m[isApproved ? 'bot_review_comment' : 'bot_reason']({ text: words })]),
  ].join('\n');
}

/** The message in Telegram's HTML after a decision was undone. */
export function undoneNotice(m: Messages, submission: NamedSubmission): string {
  return [m.bot_review_undone(), nameOf(m, submission), m.bot_review_again()].join('\n');
}

function nameOf(m: Messages, { id, contentType, title }: NamedSubmission): string {
  const known = CONTENT_TYPES.find((each) => each.id === contentType);
  const kind = known ? m[`button_content_${known.id}`]() : contentTypeFor(contentType).displayName;
  const named = title?.trim() ? `: ${shortened(title.trim(), TITLE_MAX_CHARACTERS)}` : '';
  return escapeHtml(`#${id} · ${kind}${named}`);
}
