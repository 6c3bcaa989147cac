import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminBody,
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  ContentTypeId,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  ReviewStatus,
  RowId,
  SearchQuery,
  Success,
  shape,
  Timestamp,
  Version,
} from '../values.ts';
import { AuditEntry } from './audit-log.ts';

/** The most points of any content type; the rules check the range of each type. */
const MAX_SCORE = Math.max(...CONTENT_TYPES.map(({ maxPoints }) => maxPoints));
/** The longest comment or reason of an administrator, in characters. */
const MAX_COMMENT_LENGTH = 1000;

const Score = Type.Integer({ minimum: 1, maximum: MAX_SCORE });
const Comment = Type.String({ maxLength: MAX_COMMENT_LENGTH });

const EarlierSubmission = shape('EarlierSubmission', {
  id: RowId,
  status: ReviewStatus,
  displayName: Type.String(),
  username: NullableText,
  url: Type.String(),
  submittedAt: Timestamp,
});

const pending = {
  id: RowId,
  userId: RowId,
  displayName: Type.String({ description: 'For members without a username' }),
  username: NullableText,
  twitterVerified: Type.Boolean(),
  twitterHandle: NullableText,
  contentType: ContentTypeId,
  url: Type.String(),
  title: NullableText,
  description: NullableText,
  submittedAt: Timestamp,
  points: Points,
  version: Version,
  isOwn: Type.Boolean({ description: 'Submitted by the caller' }),
  mayDecide: Type.Boolean({
    description: 'False for own content, unless no other administrator could decide',
  }),
  takenBy: Type.Union([Type.String(), Type.Null()], {
    description: 'The other administrator who has it open now',
  }),
  duplicateOf: Type.Union([EarlierSubmission, Type.Null()], {
    description:
      'An earlier submission of the same link, however it is written: an approved one if any, else the first',
  }),
};

/** One submission in the review lists. `points` is 0 until awarded (docs/spec/review.md#6-all-submissions). */
export const AdminSubmission = shape('AdminSubmission', {
  ...pending,
  status: ReviewStatus,
  evaluatedAt: Type.Union([Timestamp, Type.Null()]),
  adminUsername: NullableText,
  adminComments: NullableText,
});
export type AdminSubmission = Static<typeof AdminSubmission>;

export const PendingSubmission = shape('PendingSubmission', {
  ...pending,
  status: Type.Literal('pending'),
});
export type PendingSubmission = Static<typeof PendingSubmission>;

const Evaluated = shape('EvaluatedSubmission', {
  success: Type.Literal(true),
  submission: AdminSubmission,
});

/** GET /api/admin/pending-submissions: longest waiting first; in pages of `MAX_LISTED` (docs/spec/review.md#7-pending-only). */
export const getPendingSubmissions = endpoint({
  route: 'getPendingSubmissions',
  summary: 'Submissions waiting for review',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery, page: Type.Optional(PageQuery) }),
  response: Type.Array(PendingSubmission, { title: 'PendingSubmissions', maxItems: MAX_LISTED }),
  errors: ['not_signed_in', 'forbidden'],
});

/** GET /api/admin/submissions: limit 10, newest first by default (docs/spec/review.md#6-all-submissions). */
export const getSubmissions = endpoint({
  route: 'getSubmissions',
  summary: 'All submissions, filtered and sorted',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    status: Type.Optional(Type.Enum(['all', 'pending', 'approved', 'rejected'])),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
    sortBy: Type.Optional(Type.Enum(['submittedAt', 'evaluatedAt', 'points', 'status'])),
    sortOrder: Type.Optional(Type.Enum(['asc', 'desc'])),
    search: Type.Optional(SearchQuery),
  }),
  response: shape('AdminSubmissionPage', {
    submissions: Type.Array(AdminSubmission, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST …/take: shows other administrators for two minutes that this one has the submission open; the page repeats it. It locks
 * nothing: the response names others who have it open.
 */
export const takeSubmission = endpoint({
  route: 'takeSubmission',
  summary: 'Show other administrators that you are reviewing a submission',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: AdminBody,
  response: shape('TakenSubmission', { submission: AdminSubmission }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST …/drop: undoes `take`. */
export const dropSubmission = endpoint({
  route: 'dropSubmission',
  summary: 'Stop showing that you are reviewing a submission',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: AdminBody,
  response: Success,
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST …/undo: takes back the caller's own approval or rejection of the last minute. `conflict`, with the reason, once something
 * rests on it (docs/spec/review.md#111-undo).
 */
export const undoDecision = endpoint({
  route: 'undoDecision',
  summary: 'Take back your approval or rejection of the last minute',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: Type.Object(
    { version: Version, adminTelegramId: AdminTelegramIdBody },
    { title: 'UndoDecisionBody', additionalProperties: false },
  ),
  response: Evaluated,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** GET …/history: every decision about a submission, oldest first; kept after its deletion. */
export const getSubmissionHistory = endpoint({
  route: 'getSubmissionHistory',
  summary: 'The decisions on a submission',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('SubmissionHistory', {
    entries: Type.Array(AuditEntry, { maxItems: MAX_LISTED }),
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

const ScoreBody = shape(
  'ScoreSubmissionBody',
  {
    submissionId: RowId,
    points: Score,
    comments: Type.Optional(Comment),
    version: Type.Optional(Version),
    adminTelegramId: AdminTelegramIdBody,
  },
  { additionalProperties: false },
);

/**
 * POST /api/admin/evaluate-submission: approves. `conflict`, with the change, if the submission is no longer pending or has
 * changed since the reviewed version.
 */
export const evaluateSubmission = endpoint({
  route: 'evaluateSubmission',
  summary: 'Approve a pending submission and award its points',
  tag: 'admin',
  access: 'admin',
  body: ScoreBody,
  response: Evaluated,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** POST /api/admin/reject-submission: an empty reason becomes the default (docs/spec/review.md#10-comments). */
export const rejectSubmission = endpoint({
  route: 'rejectSubmission',
  summary: 'Reject a pending submission',
  tag: 'admin',
  access: 'admin',
  body: Type.Object(
    {
      submissionId: RowId,
      reason: Type.Optional(Comment),
      version: Type.Optional(Version),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'RejectSubmissionBody', additionalProperties: false },
  ),
  response: Evaluated,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** The most submissions that one call can reject. */
const MAX_REJECTED_TOGETHER = 50;

/** POST /api/admin/reject-submissions: rejects several with one reason; each is decided separately. */
export const rejectSubmissions = endpoint({
  route: 'rejectSubmissions',
  summary: 'Reject several pending submissions with one reason',
  tag: 'admin',
  access: 'admin',
  body: Type.Object(
    {
      submissions: Type.Array(
        shape('SubmissionVersion', { submissionId: RowId, version: Version }),
        {
          minItems: 1,
          maxItems: MAX_REJECTED_TOGETHER,
        },
      ),
      reason: Type.Optional(Comment),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'RejectSubmissionsBody', additionalProperties: false },
  ),
  response: shape('RejectionResults', {
    results: Type.Array(
      shape('RejectionResult', {
        submissionId: RowId,
        error: Type.Union([Type.String(), Type.Null()], { description: 'null: rejected' }),
        translation: Type.Union([Type.String(), Type.Null()], {
          description: '`error` in the language that the request accepts best',
        }),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST /api/admin/edit-submission-rating: for the bot owner only; `sign_in_again` if the owner signed in more than 30 minutes ago
 * (docs/spec/review.md#13-editing-a-rating).
 */
export const editSubmissionRating = endpoint({
  route: 'editSubmissionRating',
  summary: 'Change the points of an evaluated submission',
  tag: 'admin',
  access: 'owner',
  body: ScoreBody,
  response: Evaluated,
  errors: ['not_signed_in', 'forbidden', 'sign_in_again', 'not_found', 'conflict'],
});

/**
 * DELETE /api/admin/delete-submission/{id}: deletes permanently and deducts the points; `sign_in_again` as above
 * (docs/spec/review.md#14-deleting).
 */
export const deleteSubmission = endpoint({
  route: 'deleteSubmission',
  summary: 'Delete a submission for good',
  tag: 'admin',
  access: 'owner',
  params: Type.Object({ id: RowId }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('DeletedSubmission', { submissionId: RowId }),
  errors: ['not_signed_in', 'forbidden', 'sign_in_again', 'not_found'],
});

/** POST /api/admin/manual-notification: sends the outcome to the submitter again. */
export const notifySubmitter = endpoint({
  route: 'notifySubmitter',
  summary: 'Send the submitter the outcome through the bot',
  tag: 'admin',
  access: 'admin',
  body: Type.Object(
    { submissionId: RowId, adminTelegramId: AdminTelegramIdBody },
    { title: 'NotifySubmitterBody', additionalProperties: false },
  ),
  response: shape('SubmitterNotified', {
    success: Type.Literal(true),
    delivered: Type.Boolean({ description: 'False if the member has blocked the bot' }),
  }),
  errors: [
    'not_signed_in',
    'forbidden',
    'not_found',
    'conflict',
    'bot_not_configured',
    'unavailable',
  ],
});
