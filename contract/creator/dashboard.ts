import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { CUTS } from '#rules/points/activities.ts';
import { endpoint } from '../endpoint.ts';
import { DayPoints } from '../site/weekly-rewards.ts';
import { PaidNote, ShareStatus } from '../site/weeks.ts';
import {
  Amount,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  RowId,
  shape,
  Timestamp,
  WeekName,
} from '../values.ts';

const pages = Type.Object({ page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) });

/**
 * My Dashboard of the signed-in member (docs/spec/dashboard.md#2-tiles). Earnings are sums over the payment history: distributed
 * shares that are not held, tips received, and the faucet (docs/spec/dashboard.md#4-earnings-breakdown). The month is the UTC
 * calendar month. The week is the estimate for the running week if it ended now, 0 if the member is not eligible.
 */
export const CreatorStats = shape('CreatorStats', {
  totalLifetimePoints: Points,
  currentRank: Type.String(),
  totalEarnings: Amount,
  weeklyEarnings: Amount,
  weeklyReason: Type.Union([Type.String(), Type.Null()], {
    description:
      'The grounds of the estimate for the week, in English; null without a dated policy',
  }),
  weeklyReasonTranslation: Type.Optional(
    Type.String({
      description: '`weeklyReason` in the language of Accept-Language, if it is known there',
    }),
  ),
  monthlyEarnings: Amount,
  postsSubmitted: Type.Integer({ minimum: 0, description: 'Not counting withdrawn ones' }),
  postsApproved: Count,
  approvalRate: Type.Number({
    minimum: 0,
    maximum: 100,
    description:
      'Percentage of decided submissions that were approved; 0 before the first decision',
  }),
  stakingBalance: Type.Union([Amount, Type.Null()], { description: 'Null if unknown' }),
  stakingEligible: Type.Boolean({ description: 'Whether the member has set a staking address' }),
  twitterVerified: Type.Boolean(),
  username: Type.Union([Type.String(), Type.Null()], {
    description: "For the member's public page",
  }),
  hidden: Type.Boolean({ description: 'Whether the member chose to hide from public pages' }),
});
export type CreatorStats = Static<typeof CreatorStats>;

/** GET /api/creator/me (docs/spec/dashboard.md#10-calls). */
export const getCreatorStats = endpoint({
  route: 'getCreatorStats',
  summary: "The signed-in member's points, earnings and content figures",
  tag: 'creator',
  access: 'member',
  response: CreatorStats,
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/** One entry of the payment history (docs/spec/dashboard.md#6-recent-payment-history). */
export const Payment = shape('Payment', {
  id: Type.String({ description: 'Unique id of the share or event' }),
  type: Type.Enum(['activity_reward', 'post_reward', 'tip_received', 'faucet', 'weekly_reward'], {
    title: 'PaymentType',
  }),
  amount: Amount,
  description: Type.String({ description: 'In English' }),
  week: Type.Union([WeekName, Type.Null()], { description: 'Of a weekly reward' }),
  place: Type.Union([Count, Type.Null()], { description: 'In that week' }),
  from: Type.Union([Type.String(), Type.Null()], {
    description: 'Who tipped; null also for members without a name',
  }),
  createdAt: Timestamp,
  txHash: NullableText,
  explorerUrl: Type.Union([Type.String(), Type.Null()], {
    description: "For 'View TX'; null if there is no transaction or explorer",
  }),
  status: Type.Union([ShareStatus, Type.Null()], {
    description: 'Status of a weekly reward; null once paid',
  }),
  paidNote: PaidNote,
});
export type Payment = Static<typeof Payment>;

/** GET /api/creator/me/payments: newest first, limit 20 by default (docs/spec/dashboard.md#10-calls). */
export const getCreatorPayments = endpoint({
  route: 'getCreatorPayments',
  summary: "The signed-in member's payments",
  tag: 'creator',
  access: 'member',
  query: pages,
  response: shape('PaymentPage', {
    payments: Type.Array(Payment, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

const POINT_DEEDS = [
  'tip_to',
  'tip_from',
  'tip_undone',
  'send',
  'send_undone',
  'faucet',
  'deleted',
] as const;

/** One ledger entry, as its member sees it. */
export const PointEntry = shape('PointEntry', {
  id: RowId,
  at: Timestamp,
  week: WeekName,
  rule: Type.String({ description: 'A rule of the points table, or the type of hunt or referral' }),
  points: Type.Number({
    description: 'Points booked, a multiple of 0.01; negative for a correction',
  }),
  fullPoints: Points,
  cut: Type.Union([Type.Enum(CUTS), Type.Null()], {
    description: 'Why it is less than the rule awards',
  }),
  limit: Type.Union([Type.String(), Type.Null()], {
    description:
      'The limit that cut it, as text: tips a day, points a day, or the least tip in coins; null for another cut or none',
  }),
  about: Type.Union([Type.String(), Type.Null()], { description: 'What it was for, in English' }),
  deed: Type.Union([Type.Enum(POINT_DEEDS, { title: 'PointDeed' }), Type.Null()], {
    description: 'The same for other languages; null if `about` is a title or a link, or null',
  }),
  amount: Type.Union([Amount, Type.Null()], { description: 'Of a tip, a send or a claim' }),
  name: Type.Union([Type.String(), Type.Null()], {
    description: 'The other side of a tip; null also for members without a name',
  }),
  isCorrection: Type.Boolean(),
});
export type PointEntry = Static<typeof PointEntry>;

/** The rest of the limits of the UTC day. */
const PointsLeft = shape('PointsLeft', {
  tipsLeft: Count,
  pointsLeft: Points,
  resetsAt: Timestamp,
  gmAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When /gm can earn again; null: now',
  }),
  faucetAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When a faucet claim can earn again; null: now',
  }),
});

/** GET /api/creator/me/points: every entry of the member's own ledger, newest first. */
export const getCreatorPoints = endpoint({
  route: 'getCreatorPoints',
  summary: "The signed-in member's ledger: every entry with its rule, time and cap",
  tag: 'creator',
  access: 'member',
  query: pages,
  response: shape('PointEntryPage', {
    entries: Type.Array(PointEntry, { maxItems: PAGE_SIZES.max }),
    today: PointsLeft,
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/** The days in the chart of points per day: twelve weeks, including today. */
export const CREATOR_DAYS = 84;

/** GET /api/creator/me/days: the points of each UTC day of the last twelve weeks, oldest first. */
export const getCreatorDays = endpoint({
  route: 'getCreatorDays',
  summary: "The signed-in member's points on each of the last 84 days",
  tag: 'creator',
  access: 'member',
  response: shape('CreatorDays', {
    days: Type.Array(DayPoints, { minItems: CREATOR_DAYS, maxItems: CREATOR_DAYS }),
  }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/**
 * PUT /api/creator/me/visibility: hides the member from public pages, or shows them again. On the board a hidden member keeps
 * their place as an anonymous row; the creator page and their content in the showcase disappear. Showing again more than ten
 * times within 24 hours is refused (`conflict`); hiding never is.
 */
export const putCreatorVisibility = endpoint({
  route: 'putCreatorVisibility',
  summary: 'Hide from public pages, or show again',
  tag: 'creator',
  access: 'member',
  body: Type.Object(
    { hidden: Type.Boolean() },
    { title: 'CreatorVisibilityBody', additionalProperties: false },
  ),
  response: shape('CreatorVisibility', { hidden: Type.Boolean() }),
  errors: ['not_signed_in', 'forbidden', 'conflict'],
});
