import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { MAX_BANS_LISTED, MAX_LISTED } from '#rules/pages.ts';
import { endpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  Amount,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  PictureFile,
  PicturePath,
  PictureQuery,
  Points,
  RowId,
  SearchQuery,
  shape,
  TelegramId,
  Timestamp,
} from '../values.ts';

/** The longest reason of a ban, in characters. */
const MAX_BAN_REASON_LENGTH = 500;

/** Longer than any X handle, in characters. */
const MAX_HANDLE_LENGTH = 100;

/** A member with a linked X account (docs/spec/portal.md#11-social-profiles). */
export const SocialProfile = shape('SocialProfile', {
  id: RowId,
  displayName: Type.String(),
  username: NullableText,
  twitterHandle: Type.String(),
  twitterUrl: Type.String(),
  twitterVerified: Type.Boolean(),
  totalLifetimePoints: Points,
  pirateRank: Type.String(),
  createdAt: Timestamp,
});
export type SocialProfile = Static<typeof SocialProfile>;

/**
 * GET /api/admin/twitter-profiles: unverified first, then newest; in pages of `MAX_LISTED`
 * (docs/spec/portal.md#11-social-profiles).
 */
export const getTwitterProfiles = endpoint({
  route: 'getTwitterProfiles',
  summary: 'Members with a linked X account',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    search: Type.Optional(SearchQuery),
    page: Type.Optional(PageQuery),
  }),
  response: Type.Array(SocialProfile, { title: 'SocialProfiles', maxItems: MAX_LISTED }),
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST /api/admin/verify-twitter: sets the mark to the given value, so a repeat changes nothing. With `twitterHandle`, only for
 * that account: `conflict` if the member has linked another one.
 */
export const verifyTwitter = endpoint({
  route: 'verifyTwitter',
  summary: 'Verify or unverify an X account',
  tag: 'admin',
  access: 'admin',
  body: Type.Object(
    {
      userId: RowId,
      verified: Type.Boolean(),
      twitterHandle: Type.Optional(
        Type.String({
          maxLength: MAX_HANDLE_LENGTH,
          description: 'The account that was looked at',
        }),
      ),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'VerifyTwitterBody', additionalProperties: false },
  ),
  response: shape('VerifiedTwitter', { success: Type.Literal(true), profile: SocialProfile }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** A member as administrators see them (docs/spec/portal.md#12-users). */
export const AdminUser = shape('AdminUser', {
  id: RowId,
  telegramId: TelegramId,
  displayName: Type.String(),
  username: NullableText,
  isAdmin: Type.Boolean(),
  twitterVerified: Type.Boolean(),
  twitterHandle: NullableText,
  isBanned: Type.Boolean({ description: 'Whether the member is banned now' }),
  bannedAt: Type.Union([Timestamp, Type.Null()]),
  banReason: NullableText,
  banExpiresAt: Type.Union([Timestamp, Type.Null()]),
  totalActivityPoints: Points,
  pirateRank: Type.String(),
  submissionCount: Count,
  approvedCount: Count,
  rejectedCount: Count,
  averagePoints: Type.Number({
    minimum: 0,
    description: 'Per approved submission; 0 if there are none',
  }),
  createdAt: Timestamp,
  picture: PicturePath,
});
export type AdminUser = Static<typeof AdminUser>;

/** GET /api/admin/users: limit 20 by default (docs/spec/portal.md#12-users). */
export const getUsers = endpoint({
  route: 'getUsers',
  summary: 'Members, searched and paged',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
    q: Type.Optional(SearchQuery),
  }),
  response: shape('AdminUserPage', {
    users: Type.Array(AdminUser, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

/** GET /api/admin/users/{userId}/picture: `not_found` if there is none (docs/spec/portal.md#14-pictures). */
export const getUserPicture = endpoint({
  route: 'getUserPicture',
  summary: "A member's picture",
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ userId: RowId }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery, v: PictureQuery }),
  response: PictureFile,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  file: 'image/*',
});

/** The address of a member's picture for administrators. */
export function userPicturePath(userId: string, tag: string): string {
  return `${ROUTES.getUserPicture.path.replace(':userId', userId)}?v=${tag}`;
}

const Changed = shape('ChangedUser', { success: Type.Literal(true), user: AdminUser });

/** GET …/ban-preview: the figures that a ban would affect (docs/spec/portal.md#13-bans). */
export const getBanPreview = endpoint({
  route: 'getBanPreview',
  summary: 'What banning a member would affect',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ userId: RowId }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('BanPreview', {
    weekPoints: Points,
    pendingSubmissions: Count,
    owed: Amount,
    sessions: Count,
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** One ban of a member, or its early end. */
export const BanEvent = shape('BanEvent', {
  at: Timestamp,
  action: Type.Enum(['user_banned', 'user_unbanned']),
  byName: Type.String(),
  reason: NullableText,
  expiresAt: Type.Union([Timestamp, Type.Null()]),
});
export type BanEvent = Static<typeof BanEvent>;

/** GET …/bans: a member's bans, newest first. */
export const getBanHistory = endpoint({
  route: 'getBanHistory',
  summary: "A member's bans",
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ userId: RowId }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('BanHistory', { bans: Type.Array(BanEvent, { maxItems: MAX_BANS_LISTED }) }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/**
 * POST /api/admin/ban-user: ends the member's sessions at once. Administrators cannot be banned: `forbidden`. An empty reason
 * becomes 'No reason provided'; without `expiresAt` the ban is permanent (docs/spec/portal.md#13-bans).
 */
export const banUser = endpoint({
  route: 'banUser',
  summary: 'Ban a member',
  tag: 'admin',
  access: 'admin',
  body: Type.Object(
    {
      userId: RowId,
      reason: Type.Optional(Type.String({ maxLength: MAX_BAN_REASON_LENGTH })),
      expiresAt: Type.Optional(Type.Union([Timestamp, Type.Null()])),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'BanUserBody', additionalProperties: false },
  ),
  response: Changed,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST /api/admin/unban-user: lifts a ban; does nothing if there is none. */
export const unbanUser = endpoint({
  route: 'unbanUser',
  summary: 'Lift a ban',
  tag: 'admin',
  access: 'admin',
  body: Type.Object(
    { userId: RowId, adminTelegramId: AdminTelegramIdBody },
    { title: 'UnbanUserBody', additionalProperties: false },
  ),
  response: Changed,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});
