import { type Static, Type } from 'typebox';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Points,
  SurfaceId,
  shape,
  TelegramId,
  Timestamp,
  Usd,
} from '../values.ts';

/** The sorts of the board (docs/spec/board.md#2-sorts). */
export const SortBy = Type.Enum(BOARD_SORT_IDS, { title: 'SortBy' });
export type SortBy = Static<typeof SortBy>;

/** The kind of the shown name: first name, username, or another, such as 'Anonymous'. */
export const DisplayType = Type.Enum(['firstName', 'username', 'other'], { title: 'DisplayType' });

/** One member on the board (docs/spec/board.md#7-an-entry). */
export const LeaderboardEntry = shape('LeaderboardEntry', {
  userId: Type.String({
    description:
      'Stable member number; for hidden members a text that can change with every answer',
  }),
  rank: Type.Integer({ minimum: 1, description: 'Position in the whole board under this sort' }),
  displayName: Type.String(),
  displayType: DisplayType,
  username: NullableText,
  profileLinkUrl: NullableText,
  isAdmin: Type.Boolean(),
  pirateRank: Type.String(),
  twitterVerified: Type.Boolean(),
  twitterHandle: NullableText,
  totalLifetimePoints: Points,
  weeklyActivityPoints: Points,
  countedPoints: Type.Union([Points, Type.Null()], {
    description:
      'Of the weekly points, those that count for the pool; null where all count, and for members who are not eligible',
  }),
  lastWeekPlace: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description:
      'The place in the newest distributed week; null without a share, beyond place 10,000, and for hidden members',
  }),
  totalLifetimeEarnings: Amount,
  totalLifetimeEarningsUSD: Usd,
  totalTipped: Amount,
  totalTippedUSD: Usd,
  totalReceived: Amount,
  totalReceivedUSD: Usd,
  tipCount: Count,
  receivedCount: Count,
  accountCreatedAt: Timestamp,
  accountAgeDays: Count,
  isEligible: Type.Boolean(),
  pointsNeeded: Points,
  minActivityThreshold: Points,
});
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

export const Leaderboard = shape('Leaderboard', {
  leaderboard: Type.Array(LeaderboardEntry),
  totalRewardsDistributed: Amount,
  totalRewardsPaid: Type.Union([Amount, Type.Null()], {
    description:
      'What of it was paid, confirmed on the chain or by hand; null without a wallet while nothing was',
  }),
  pagination: shape('LeaderboardPagination', {
    currentPage: Type.Integer({ minimum: 1 }),
    limit: Type.Integer({ minimum: 1, maximum: PAGE_SIZES.max }),
    totalPages: Count,
    totalEntries: Count,
    hasPreviousPage: Type.Boolean(),
    hasNextPage: Type.Boolean(),
  }),
  searchTerm: Type.String(),
  sortBy: SortBy,
  lastUpdated: Type.Union([Timestamp, Type.Null()], {
    description: 'Time of the last event; null before the first',
  }),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** The page of the board and its order. */
export const BoardPageQuery = {
  page: Type.Optional(PageQuery),
  limit: Type.Optional(LimitQuery),
  sortBy: Type.Optional(SortBy),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

/** GET /api/leaderboard (docs/spec/board.md#11-calls). */
export const getLeaderboard = endpoint({
  route: 'getLeaderboard',
  summary: 'One page of the board',
  tag: 'leaderboard',
  access: 'public',
  query: Type.Object({ ...BoardPageQuery, surface: Type.Optional(SurfaceId) }),
  response: Leaderboard,
  errors: [],
  sharedCacheSeconds: 2,
});

/** GET /api/leaderboard/me: the signed-in member's own row under the given sort, for pinning. */
export const getOwnLeaderboardEntry = endpoint({
  route: 'getOwnLeaderboardEntry',
  summary: "The signed-in member's own row",
  tag: 'leaderboard',
  access: 'member',
  query: Type.Object({ sortBy: Type.Optional(SortBy), surface: Type.Optional(SurfaceId) }),
  response: shape('OwnLeaderboardEntry', { telegramId: TelegramId, entry: LeaderboardEntry }),
  errors: ['not_signed_in'],
  viewerToken: true,
});
