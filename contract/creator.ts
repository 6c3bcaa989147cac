import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from './endpoint.ts';
import {
  Amount,
  ContentTypeId,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  RowId,
  Timestamp,
} from './values.ts';

/** One approved piece in the showcase (second document, section 3). */
export const CreatorContent = Type.Object({
  id: RowId,
  userId: RowId,
  contentType: ContentTypeId,
  contentTypeConfig: Type.Object({ displayName: Type.String() }),
  title: NullableText,
  description: NullableText,
  url: Type.String(),
  pointsAwarded: Points,
  submittedAt: Timestamp,
  user: Type.Object({
    firstName: NullableText,
    lastName: NullableText,
    username: NullableText,
    pirateRank: NullableText,
  }),
});
export type CreatorContent = Static<typeof CreatorContent>;

export const Showcase = Type.Object({
  submissions: Type.Array(CreatorContent, { maxItems: PAGE_SIZES.max }),
  contentTypes: Type.Array(Type.Object({ id: ContentTypeId, displayName: Type.String() }), {
    description: 'The types that occur among all approved content',
  }),
  pagination: Pagination,
  totals: Type.Object(
    { totalContent: Count, activeCreators: Count, totalPoints: Points },
    { description: 'Of all approved content, whatever is searched' },
  ),
});
export type Showcase = Static<typeof Showcase>;

/** GET /api/creator/content (decision 31): search, filter and sort act on the whole set; limit 20. */
export const getCreatorContent = endpoint({
  route: 'getCreatorContent',
  summary: 'Approved content, searched, filtered and sorted',
  tag: 'creator',
  access: 'public',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    type: Type.Optional(ContentTypeId),
    sort: Type.Optional(Type.Enum(['recent', 'points', 'creator'])),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: Showcase,
  errors: [],
  sharedCacheSeconds: 5,
  planned: true,
});

/** My Dashboard of the signed-in member (second document, section 3: 'Creator stats'). */
export const CreatorStats = Type.Object({
  totalLifetimePoints: Points,
  currentRank: Type.String(),
  totalEarnings: Amount,
  weeklyEarnings: Amount,
  monthlyEarnings: Amount,
  postsSubmitted: Count,
  postsApproved: Count,
  approvalRate: Type.Number({ minimum: 0, maximum: 100, description: 'Percent; 0 without posts' }),
  stakingBalance: Type.Union([Amount, Type.Null()], { description: 'Null while nothing tells it' }),
  stakingEligible: Type.Boolean(),
  twitterVerified: Type.Boolean(),
});
export type CreatorStats = Static<typeof CreatorStats>;

/** GET /api/creator/me (decision 31). */
export const getCreatorStats = endpoint({
  route: 'getCreatorStats',
  summary: "The signed-in member's points, earnings and content figures",
  tag: 'creator',
  access: 'member',
  response: CreatorStats,
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/** One entry of the payment history (second document, section 3). */
export const Payment = Type.Object({
  id: RowId,
  type: Type.Enum(['activity_reward', 'post_reward', 'tip_received', 'faucet', 'weekly_reward']),
  amount: Amount,
  description: Type.String(),
  createdAt: Timestamp,
  txHash: NullableText,
  explorerUrl: Type.Union([Type.String(), Type.Null()], {
    description: "For 'View TX'; null without a transaction or an explorer",
  }),
});
export type Payment = Static<typeof Payment>;

/** GET /api/creator/me/payments (decision 31): newest first, limit 20 by default. */
export const getCreatorPayments = endpoint({
  route: 'getCreatorPayments',
  summary: 'What the signed-in member has been paid',
  tag: 'creator',
  access: 'member',
  query: Type.Object({ page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) }),
  response: Type.Object({
    payments: Type.Array(Payment, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});
