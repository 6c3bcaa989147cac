import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  ContentTypeId,
  Count,
  MAX_LISTED,
  NullableText,
  Points,
  RowId,
  Timestamp,
} from './values.ts';

/** Longest custom message; with header and post it stays under Telegram's 4,096 characters. */
export const MAX_CUSTOM_MESSAGE_LENGTH = 1000;

/** An approved post that can be broadcast (second document, section 3). */
export const ApprovedPost = Type.Object({
  id: RowId,
  submitterName: Type.String(),
  submitterUsername: NullableText,
  pointsAwarded: Points,
  contentType: ContentTypeId,
  postUrl: Type.String(),
  postContent: NullableText,
  evaluatedAt: Timestamp,
});
export type ApprovedPost = Static<typeof ApprovedPost>;

/** GET /api/admin/posts/approved (second document, section 7): newest approval first. */
export const getApprovedPosts = endpoint({
  route: 'getApprovedPosts',
  summary: 'Posts that can be broadcast',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: Type.Object({ posts: Type.Array(ApprovedPost, { maxItems: MAX_LISTED }) }),
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/**
 * POST /api/admin/posts/{postId}/broadcast. Telegram takes about 30 messages a second, so that a large
 * community outlasts the call: what is not sent when the call answers is `waiting` and goes out after.
 */
export const broadcastPost = endpoint({
  route: 'broadcastPost',
  summary: 'Send an approved post to the members',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ postId: RowId }),
  body: Type.Object(
    {
      customMessage: Type.Optional(
        Type.String({ minLength: 1, maxLength: MAX_CUSTOM_MESSAGE_LENGTH }),
      ),
      adminTelegramId: AdminTelegramIdBody,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ sent: Count, failed: Count, waiting: Count }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict', 'bot_not_configured'],
  planned: true,
});
