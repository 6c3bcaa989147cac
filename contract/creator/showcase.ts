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
  RowId,
  shape,
  Timestamp,
} from '../values.ts';

/** One approved submission in the showcase (docs/spec/site.md#13-the-creator-showcase). */
export const CreatorContent = shape('CreatorContent', {
  id: RowId,
  userId: RowId,
  contentType: ContentTypeId,
  contentTypeConfig: shape('ContentTypeConfig', { displayName: Type.String() }),
  title: NullableText,
  description: NullableText,
  url: Type.Union([Type.String(), Type.Null()], {
    description: 'http or https on a public host; null if the link is unsafe',
  }),
  host: Type.Union([Type.String(), Type.Null()], {
    description: "The link's host in ASCII; other scripts as xn--…",
  }),
  pointsAwarded: Points,
  submittedAt: Timestamp,
  user: shape('ContentAuthor', {
    firstName: NullableText,
    lastName: NullableText,
    username: NullableText,
    pirateRank: NullableText,
  }),
});
export type CreatorContent = Static<typeof CreatorContent>;

export const Showcase = shape('Showcase', {
  submissions: Type.Array(CreatorContent, { maxItems: PAGE_SIZES.max }),
  contentTypes: Type.Array(
    shape('ContentTypeName', { id: ContentTypeId, displayName: Type.String() }),
    {
      description: 'The content types among all approved content',
    },
  ),
  pagination: Pagination,
  totals: Type.Object(
    { totalContent: Count, activeCreators: Count, totalPoints: Points },
    {
      title: 'ShowcaseTotals',
      description: 'Totals of all approved content, regardless of the search',
    },
  ),
});
export type Showcase = Static<typeof Showcase>;

/** Sort orders of the showcase: newest first; most points first; creators by name from A to Z. */
export const ShowcaseSort = Type.Enum(['recent', 'points', 'creator'], { title: 'ShowcaseSort' });
export type ShowcaseSort = Static<typeof ShowcaseSort>;

/**
 * GET /api/creator/content: search, filter and sort apply to all items, not only to one page; limit 20
 * (docs/spec/site.md#13-the-creator-showcase).
 */
export const getCreatorContent = endpoint({
  route: 'getCreatorContent',
  summary: 'Approved content, searched, filtered and sorted',
  tag: 'creator',
  access: 'public',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    type: Type.Optional(ContentTypeId),
    sort: Type.Optional(ShowcaseSort),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: Showcase,
  errors: [],
  sharedCacheSeconds: 5,
});

/** A creator's public profile, and a page of their approved content. */
export const CreatorProfile = shape('CreatorProfile', {
  username: Type.String(),
  displayName: Type.String(),
  profileLinkUrl: NullableText,
  twitterHandle: NullableText,
  twitterVerified: Type.Boolean(),
  isAdmin: Type.Boolean(),
  pirateRank: Type.String(),
  totalLifetimePoints: Points,
  position: Type.Integer({ minimum: 1, description: 'On the board by lifetime points' }),
  accountCreatedAt: Timestamp,
  totals: shape('CreatorTotals', { totalContent: Count, totalPoints: Points }),
  submissions: Type.Array(CreatorContent, { maxItems: PAGE_SIZES.max }),
  pagination: Pagination,
});
export type CreatorProfile = Static<typeof CreatorProfile>;

/**
 * GET /api/creator/profiles/{username}: by username, ignoring case. Unknown and hidden members get the same `not_found`.
 */
export const getCreatorProfile = endpoint({
  route: 'getCreatorProfile',
  summary: 'One creator: rank, totals and approved content, newest first',
  tag: 'creator',
  access: 'public',
  params: Type.Object({ username: Type.String({ minLength: 1, maxLength: 100 }) }),
  query: Type.Object({ page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) }),
  response: CreatorProfile,
  errors: ['not_found'],
  sharedCacheSeconds: 5,
});
