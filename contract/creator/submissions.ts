import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from '../endpoint.ts';
import {
  ContentTypeId,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  ReviewStatus,
  RowId,
  SubmissionStatus,
  shape,
  Timestamp,
  Version,
} from '../values.ts';

const Url = Type.String({ minLength: 1, maxLength: 2048 });

const content = {
  contentType: ContentTypeId,
  url: Url,
  title: Type.Optional(Type.String({ maxLength: 200 })),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
};

/** One submission of the signed-in member, through the bot or on the web. */
export const OwnSubmission = shape('OwnSubmission', {
  id: RowId,
  status: SubmissionStatus,
  isTaken: Type.Boolean({ description: 'An administrator is reviewing it' }),
  contentType: ContentTypeId,
  url: Type.String(),
  host: NullableText,
  title: NullableText,
  description: NullableText,
  points: Points,
  comments: Type.Union([Type.String(), Type.Null()], {
    description: "The administrator's comment or reason",
  }),
  submittedAt: Timestamp,
  evaluatedAt: Type.Union([Timestamp, Type.Null()]),
  version: Version,
  resubmits: Type.Union([RowId, Type.Null()], {
    description: 'The rejected submission it replaces',
  }),
  canResubmit: Type.Boolean({ description: 'Rejected and not resubmitted yet' }),
});
export type OwnSubmission = Static<typeof OwnSubmission>;

/** GET /api/creator/me/submissions: newest first, limit 20 by default. */
export const getOwnSubmissions = endpoint({
  route: 'getOwnSubmissions',
  summary: "The signed-in member's submissions",
  tag: 'creator',
  access: 'member',
  query: Type.Object({ page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) }),
  response: shape('OwnSubmissionPage', {
    submissions: Type.Array(OwnSubmission, { maxItems: PAGE_SIZES.max }),
    open: Type.Integer({ minimum: 0, description: 'Pending submissions on all pages' }),
    openLimit: Count,
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/**
 * POST /api/creator/submission-preview: the known facts about a link before it is submitted. A POST, because links do not belong
 * in server logs. `bad_request` names the problem of a link that would be refused.
 */
export const previewSubmission = endpoint({
  route: 'previewSubmission',
  summary: 'Check a link before submitting: its type, the review time, duplicates',
  tag: 'creator',
  access: 'member',
  body: Type.Object({ url: Url }, { title: 'PreviewSubmissionBody', additionalProperties: false }),
  response: shape('SubmissionPreview', {
    url: Type.String({ description: 'The link as it will be stored' }),
    host: Type.String(),
    contentType: Type.Union([ContentTypeId, Type.Null()], {
      description: 'Guessed from the address; null if unknown',
    }),
    waiting: Type.Integer({ minimum: 0, description: 'Submissions waiting for review' }),
    expectedWaitSeconds: Type.Union([Count, Type.Null()], {
      description: 'Median of recent reviews; null before the first',
    }),
    duplicate: Type.Union(
      [
        shape('DuplicateSubmission', {
          isOwn: Type.Boolean(),
          status: ReviewStatus,
          submittedAt: Timestamp,
        }),
        Type.Null(),
      ],
      { description: 'The first submission of the same link, however it is written' },
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST /api/creator/submissions: the same as the bot's `content_submitted`. Each client id counts once: a repeat gets the first
 * response again. `conflict` at the limits on pending and daily submissions, and for links that cannot be resubmitted.
 */
export const postOwnSubmission = endpoint({
  route: 'postOwnSubmission',
  summary: 'Submit a link for review',
  tag: 'creator',
  access: 'member',
  body: Type.Object(
    {
      clientId: Type.String({
        pattern: '^[A-Za-z0-9_-]{16,64}$',
        description: 'Chosen by the client; the same for every retry',
      }),
      ...content,
      resubmits: Type.Optional(RowId),
    },
    { title: 'CreateSubmissionBody', additionalProperties: false },
  ),
  response: shape('CreatedSubmission', { submission: OwnSubmission, duplicate: Type.Boolean() }),
  errors: ['not_signed_in', 'forbidden', 'conflict'],
});

const own = Type.Object({ id: RowId });
const ChangedSubmission = shape('ChangedSubmission', { submission: OwnSubmission });

/** PATCH /api/creator/submissions/{id}: edits a pending submission; `not_found` for another member's. */
export const patchOwnSubmission = endpoint({
  route: 'patchOwnSubmission',
  summary: 'Change your own pending submission',
  tag: 'creator',
  access: 'member',
  params: own,
  body: Type.Object(
    { version: Version, ...content },
    { title: 'ChangeSubmissionBody', additionalProperties: false },
  ),
  response: ChangedSubmission,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** DELETE /api/creator/submissions/{id}: withdraws a pending submission; it stays in the history. */
export const withdrawOwnSubmission = endpoint({
  route: 'withdrawOwnSubmission',
  summary: 'Withdraw your own pending submission',
  tag: 'creator',
  access: 'member',
  params: own,
  query: Type.Object({ version: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
  response: ChangedSubmission,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
