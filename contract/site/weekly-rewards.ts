import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Count,
  NullableText,
  Points,
  RowId,
  shape,
  TelegramId,
  Timestamp,
  WeekName,
} from '../values.ts';

export const WeekSummary = shape('WeekSummary', {
  week: WeekName,
  activeUsers: Count,
  eligibleUsers: Count,
  totalActivityPoints: Points,
  largestShares: Type.Array(Amount, {
    maxItems: 5,
    description: 'The largest shares if the week ended now, highest first',
  }),
});
export type WeekSummary = Static<typeof WeekSummary>;

/** GET /api/weekly-rewards/current-week-summary (docs/spec/week.md#20-calls). */
export const getCurrentWeekSummary = endpoint({
  route: 'getCurrentWeekSummary',
  summary: 'Totals of the current week',
  tag: 'weekly rewards',
  access: 'public',
  response: WeekSummary,
  errors: [],
  sharedCacheSeconds: 5,
});

/** The estimate for the week if it ended now, exact to the unit; null if not eligible. */
export const EstimatedShare = Type.Union([Amount, Type.Null()], {
  description: 'What the week would pay if it ended now; null if not eligible',
});

/** A member's points on one UTC day. */
export const DayPoints = shape('DayPoints', {
  day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
  points: Points,
});

/** The reason why the estimate of a member's share has changed since about a day ago. */
export const EstimateReason = shape('EstimateReason', {
  since: Timestamp,
  ownPoints: Type.Number({ description: 'The change of the own points, a multiple of 0.01' }),
  othersPoints: Type.Number({
    description: 'The change of the points of all other eligible members',
  }),
  share: Type.String({
    pattern: '^-?[0-9]{1,11}(\\.[0-9]{1,8})?$',
    description: 'The change of the estimate, in coins',
  }),
});
export type EstimateReason = Static<typeof EstimateReason>;

/** Why the estimate of a member's share is what it is, or why there is none. */
const EstimateGrounds = shape('EstimateGrounds', {
  text: Type.String({ description: 'One to five sentences for the member, in English' }),
  translation: Type.Optional(
    Type.String({ description: '`text` in the language of Accept-Language, if it is known there' }),
  ),
});

/** The points of a member's week that count for the pool, with the reasons (docs/spec/week.md#3-eligibility). */
const CountedWeek = shape('CountedWeek', {
  activityPoints: Points,
  countedPoints: Points,
  backers: Type.Integer({ minimum: 0, description: 'Long-standing members who back the member' }),
  backerNames: Type.Array(Type.String(), { description: 'Of some of them' }),
  pointsPerBacker: Points,
  leastTip: Amount,
  smallTipPoints: Points,
  tippedWithinWeeks: Count,
  isYoung: Type.Boolean({ description: 'Every member counts as long-standing' }),
  newcomer: Type.Union(
    [
      shape('NewcomerPoints', {
        points: Type.Number({
          ...Points,
          description: 'That count without a backer, because the account is new',
        }),
        isLimited: Type.Boolean({ description: 'Fewer than without the limit of all newcomers' }),
        highestShare: Type.Integer({
          description:
            'The most that the points of all newcomers are of those that count, in percent',
        }),
      }),
      Type.Null(),
    ],
    { description: 'Null for an account that is not new, or needs no such points' },
  ),
});

export const UserWeekActivity = shape('UserWeekActivity', {
  week: WeekName,
  activityPoints: Points,
  totalTransactions: Count,
  isEligible: Type.Boolean(),
  pointsNeeded: Points,
  estimatedShare: EstimatedShare,
  estimateReason: Type.Union([EstimateReason, EstimateGrounds, Type.Null()], {
    description:
      'With a dated policy the grounds of the estimate; where all points count, its change, if it is known how the week stood. Null if neither is known',
  }),
  counted: Type.Union([CountedWeek, Type.Null()], {
    description: 'The points that count for the pool; null where all points count',
  }),
  days: Type.Array(DayPoints, {
    description: 'Points per UTC day of the current week, oldest first',
  }),
});
export type UserWeekActivity = Static<typeof UserWeekActivity>;

/** GET /api/weekly-rewards/user-week-activity/{telegramId}: for the member and administrators (docs/spec/week.md#20-calls). */
export const getUserWeekActivity = endpoint({
  route: 'getUserWeekActivity',
  summary: "A member's current week",
  tag: 'weekly rewards',
  access: 'member',
  params: Type.Object({ telegramId: TelegramId }),
  response: UserWeekActivity,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  viewerToken: true,
});

const PoolEstimate = shape(
  'PoolEstimate',
  {
    balancePart: Type.Number({ description: 'In percent of the balance that is owed to nobody' }),
    mostPool: Type.String({ ...Amount, description: 'The most that the pool can be, in coins' }),
    lookedAt: Type.Union([Timestamp, Type.Null()], {
      description: 'When the balance was last looked at; null if it is not known, and counts as 0',
    }),
  },
  {
    description:
      'The pool is a part of the wallet’s balance, which is read once the week is over: weeklyRewardPool is what it would be now',
  },
);

const RunningHunt = shape('RunningHunt', {
  id: RowId,
  title: Type.String(),
  endsAt: Timestamp,
});

export const SystemStatus = shape('SystemStatus', {
  systemHealthy: Type.Boolean(),
  systemEnabled: Type.Boolean(),
  walletConfigured: Type.Boolean(),
  recentSnapshots: Count,
  recentDistributions: Count,
  weeklyRewardPool: Amount,
  poolEstimate: Type.Optional(PoolEstimate),
  minActivityThreshold: Points,
  nextSnapshot: Timestamp,
  nextDistribution: Timestamp,
  hunt: Type.Optional(RunningHunt),
});
export type SystemStatus = Static<typeof SystemStatus>;

/** GET /api/weekly-rewards/system-status (docs/spec/week.md#20-calls). */
export const getSystemStatus = endpoint({
  route: 'getSystemStatus',
  summary: 'Health, pool, threshold and schedule',
  tag: 'weekly rewards',
  access: 'public',
  response: SystemStatus,
  errors: [],
  sharedCacheSeconds: 5,
});

export const DistributionHistory = Type.Array(
  shape('Distribution', {
    week: WeekName,
    totalDistributed: Amount,
    totalRecipients: Count,
    distributedAt: Type.Union([Timestamp, Type.Null()], {
      description: 'Null in the challenge hour, before Monday 00:00 UTC',
    }),
    isProvisional: Type.Boolean(),
    explorerUrl: NullableText,
  }),
  { title: 'DistributionHistory' },
);
export type DistributionHistory = Static<typeof DistributionHistory>;

/** GET /api/weekly-rewards/distribution-history?limit=3: weeks that paid or are about to pay, newest first. */
export const getDistributionHistory = endpoint({
  route: 'getDistributionHistory',
  summary: 'The latest distributions',
  tag: 'weekly rewards',
  access: 'public',
  query: Type.Object({
    limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  }),
  response: DistributionHistory,
  errors: [],
  sharedCacheSeconds: 5,
});
