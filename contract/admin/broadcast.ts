import { type Static, Type } from 'typebox';
import { BROADCAST_HEADERS } from '#rules/broadcast.ts';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { TELEGRAM_MESSAGE_MAX_LENGTH } from '#rules/telegram-html.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  ContentTypeId,
  Count,
  Language,
  NullableText,
  PageQuery,
  Points,
  RowId,
  shape,
  Timestamp,
  WeekName,
} from '../values.ts';

/** The longest custom message, in characters: with header and post it stays below Telegram's 4,096. */
const MAX_CUSTOM_MESSAGE_LENGTH = 1000;

/** An approved post that can be broadcast (docs/spec/portal.md#15-broadcasts). */
export const ApprovedPost = shape('ApprovedPost', {
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

/** GET /api/admin/posts/approved: newest approval first; in pages of `MAX_LISTED` (docs/spec/portal.md#15-broadcasts). */
export const getApprovedPosts = endpoint({
  route: 'getApprovedPosts',
  summary: 'Posts that can be broadcast',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery, page: Type.Optional(PageQuery) }),
  response: shape('ApprovedPosts', { posts: Type.Array(ApprovedPost, { maxItems: MAX_LISTED }) }),
  errors: ['not_signed_in', 'forbidden'],
});

const CustomMessage = Type.String({ minLength: 1, maxLength: MAX_CUSTOM_MESSAGE_LENGTH });

/** The custom message in further languages; readers of any other get `customMessage`. */
const Translations = Type.Object(
  Object.fromEntries(LANGUAGES.map((language) => [language, Type.Optional(CustomMessage)])),
  { title: 'BroadcastTranslations', additionalProperties: false },
);
const CustomMessages = {
  customMessage: Type.Optional(CustomMessage),
  translations: Type.Optional(Translations),
};

/** The parts of the message that the program writes, as readers of a language get them. */
export const BroadcastLanguage = shape('BroadcastLanguage', {
  language: Language,
  header: Type.String(),
  contentType: Type.String(),
});
export type BroadcastLanguage = Static<typeof BroadcastLanguage>;

/**
 * Progress of a broadcast. `failed` counts every message that Telegram refused or that is unclear; `unclear` is the part
 * whose outcome is unknown (a server died, or Telegram did not answer). Unclear messages are not retried.
 */
export const Broadcast = shape('Broadcast', {
  id: RowId,
  postId: Type.Union([RowId, Type.Null()], { description: 'Null if it announces a policy' }),
  policyWeek: Type.Union([WeekName, Type.Null()], {
    description: 'The first week of the policy that it announces; null for a post',
  }),
  state: Type.Enum(['running', 'paused', 'cancelled', 'done'], { title: 'BroadcastState' }),
  recipients: Count,
  sent: Count,
  failed: Count,
  unclear: Count,
  waiting: Count,
  startedBy: Type.String(),
  createdAt: Timestamp,
  endedAt: Type.Union([Timestamp, Type.Null()]),
});
export type Broadcast = Static<typeof Broadcast>;

/** A broadcast after a few seconds, with its counts beside it. */
export const BroadcastResult = shape('BroadcastResult', {
  sent: Count,
  failed: Count,
  waiting: Count,
  broadcast: Broadcast,
});

/** One of the specified headers, by its index in the list of `rules/broadcast.ts`. */
const Header = Type.Integer({ minimum: 0, maximum: BROADCAST_HEADERS.length - 1 });

/**
 * POST …/broadcast-preview: the message as it would be sent, its parts, and the number of recipients. Draws a header, unless the
 * call names one to keep or to skip.
 */
export const previewBroadcast = endpoint({
  route: 'previewBroadcast',
  summary: 'Preview a broadcast, or send it to yourself',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ postId: RowId }),
  body: Type.Object(
    {
      ...CustomMessages,
      sendToMe: Type.Optional(Type.Boolean()),
      header: Type.Optional(Header),
      anotherHeaderThan: Type.Optional(Header),
      language: Type.Optional(Language),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'BroadcastPreviewBody', additionalProperties: false },
  ),
  response: shape('BroadcastPreview', {
    text: Type.String({
      description: "Plain text, as a phone shows it; in the community's language by default",
    }),
    language: Language,
    languages: Type.Array(BroadcastLanguage, { maxItems: LANGUAGES.length }),
    header: Header,
    creator: Type.String(),
    contentType: ContentTypeId,
    url: Type.String(),
    recipients: Count,
    delivered: Type.Union([Type.Boolean(), Type.Null()], {
      description: 'Whether the test message arrived; null if none was sent',
    }),
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

/**
 * The message as the administrator saw it, in one language. Used only for comparison: the sent messages are composed again. All
 * languages have the same parts, so one that agrees stands for all.
 */
const PreviewedBroadcast = shape(
  'PreviewedBroadcast',
  {
    header: Header,
    language: Type.Optional(Language),
    text: Type.String({ maxLength: TELEGRAM_MESSAGE_MAX_LENGTH }),
  },
  { additionalProperties: false },
);

/**
 * POST /api/admin/posts/{postId}/broadcast. With `previewed`, exactly that message is sent, or none: `conflict` if it would
 * differ now. Without it, a header is drawn. Responds when all messages have been tried, or after a time limit: Telegram accepts
 * about 30 messages a second, so a large community takes longer than any call. Messages not tried by then are `waiting` and are
 * sent later; `broadcast` identifies the broadcast to follow.
 */
export const broadcastPost = endpoint({
  route: 'broadcastPost',
  summary: 'Send an approved post to the members',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ postId: RowId }),
  body: Type.Object(
    {
      ...CustomMessages,
      previewed: Type.Optional(PreviewedBroadcast),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'BroadcastBody', additionalProperties: false },
  ),
  response: BroadcastResult,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict', 'bot_not_configured'],
});

/** GET /api/admin/broadcasts: the latest, newest first. */
export const getBroadcasts = endpoint({
  route: 'getBroadcasts',
  summary: 'The latest broadcasts and their progress',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('BroadcastList', { broadcasts: Type.Array(Broadcast, { maxItems: 20 }) }),
  errors: ['not_signed_in', 'forbidden'],
});

/** GET /api/admin/broadcasts/{id}: progress of one broadcast. */
export const getBroadcast = endpoint({
  route: 'getBroadcast',
  summary: 'Progress of a broadcast',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: Broadcast,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST …/steer: a cancelled or finished broadcast cannot be resumed, and sent messages stay sent. */
export const steerBroadcast = endpoint({
  route: 'steerBroadcast',
  summary: 'Pause, resume or cancel a broadcast',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: Type.Object(
    { to: Type.Enum(['pause', 'resume', 'cancel']), adminTelegramId: AdminTelegramIdBody },
    { title: 'SteerBroadcastBody', additionalProperties: false },
  ),
  response: Broadcast,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
