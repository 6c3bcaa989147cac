import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Count,
  EmptyBody,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  RowId,
  shape,
  TelegramId,
  Timestamp,
  WeekName,
} from '../values.ts';
import { DisplayType } from './leaderboard.ts';

/**
 * The state of a share: owed, held by an administrator, in a payout that is not sent yet, sent, paid (confirmed, or paid by
 * hand), failed, settled elsewhere (in a week that this site does not pay), or withheld (it has joined the next pool).
 */
export const ShareStatus = Type.Enum(
  ['owed', 'held', 'paying', 'sent', 'paid', 'failed', 'settled', 'withheld'],
  {
    title: 'ShareStatus',
  },
);
export type ShareStatus = Static<typeof ShareStatus>;

/** The longest reason for holding a share, in characters. */
export const HOLD_REASON_MAX_LENGTH = 500;

const ClosedWeek = shape('ClosedWeek', {
  week: WeekName,
  isProvisional: Type.Boolean({
    description:
      'The challenge hour: frozen on Sunday 23:00 UTC, not distributed before Monday 00:00',
  }),
  distributionAt: Timestamp,
  totalDistributed: Amount,
  totalRecipients: Type.Integer({ minimum: 0, description: 'Members with a share above 0' }),
  carriedIn: Type.String({
    ...Amount,
    description: 'The part of the pool that earlier weeks left',
  }),
  carriedOut: Type.String({ ...Amount, description: 'The part of the pool left to the next week' }),
});

const pages = { page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) };
const weekParams = Type.Object({ week: WeekName });
const shareParams = Type.Object({ week: WeekName, memberId: RowId });

export const WeekList = shape('WeekList', {
  weeks: Type.Array(ClosedWeek),
  pagination: Pagination,
});
export type WeekList = Static<typeof WeekList>;

/** GET /api/weekly-rewards/weeks: every closed week, newest first, including those that paid nobody. */
export const getWeeks = endpoint({
  route: 'getWeeks',
  summary: 'The closed weeks',
  tag: 'weekly rewards',
  access: 'public',
  query: Type.Object(pages),
  response: WeekList,
  errors: [],
  sharedCacheSeconds: 5,
});

/** The note on a payment that the operator made by hand (docs/spec/week.md#14-payments-by-hand). */
export const PaidNote = Type.Union([Type.String(), Type.Null()], {
  description: 'How the operator paid it, where that was noted',
});

export const WeekShare = shape('WeekShare', {
  rank: Type.Integer({ minimum: 1 }),
  userId: RowId,
  displayName: Type.String(),
  displayType: DisplayType,
  activityPoints: Points,
  countedPoints: Type.Union([Points, Type.Null()], {
    description: 'Of the points, those that count for the pool; null where all count',
  }),
  share: Amount,
  status: ShareStatus,
  explorerUrl: NullableText,
  paidNote: PaidNote,
});
export type WeekShare = Static<typeof WeekShare>;

const WeekPolicy = shape('WeekPolicy', {
  hash: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'SHA-256 of the canonical JSON (RFC 8785) of the document',
  }),
  name: Type.String(),
  fromWeek: Type.String({ ...WeekName, description: 'The first week of the policy' }),
  countedPoints: Type.Number({ description: 'The points that count, of all eligible members' }),
  highestShare: Amount,
});

const WeekBalance = shape(
  'WeekBalance',
  {
    balancePart: Type.Number({ description: 'In percent' }),
    mostPool: Type.String({ ...Amount, description: 'The most that the pool could be, in coins' }),
    balance: Amount,
    debts: Type.String({
      ...Amount,
      description: 'Owed to members, left by the week before, and reserved for fees',
    }),
    height: Type.Integer({
      minimum: 0,
      description: 'The node’s block; 0 if the balance could not be read in time and counted as 0',
    }),
  },
  { description: 'What the pool was made of, if it was a part of the wallet’s balance' },
);

export const WeekPage = shape('WeekPage', {
  ...ClosedWeek.properties,
  weeklyRewardPool: Amount,
  minActivityThreshold: Points,
  formulaVersion: Type.Integer({ minimum: 1 }),
  activeUsers: Count,
  totalActivityPoints: Points,
  eligibleActivityPoints: Points,
  policy: Type.Union([WeekPolicy, Type.Null()], {
    description: 'The dated policy by which the week was closed; null without one',
  }),
  balance: Type.Optional(WeekBalance),
  resultHash: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'SHA-256 of the bytes of the CSV file',
  }),
  earlierResults: Type.Array(
    shape('EarlierResult', {
      resultHash: Type.String(),
      closedAt: Timestamp,
      reopenedAt: Timestamp,
    }),
    { description: 'Closings that the operator took back, oldest first' },
  ),
  statuses: Type.Array(
    shape('ShareStatusTotal', { status: ShareStatus, members: Count, amount: Amount }),
    {
      description: 'Number and sum of the shares above 0 by status; only those that occur',
    },
  ),
  hunts: Type.Optional(
    Type.Array(
      shape('WeekHunt', { id: RowId, title: Type.String(), finishers: Count, points: Points }),
      { description: 'Treasure hunts whose points belong to the week; left out if there are none' },
    ),
  ),
  shares: Type.Array(WeekShare),
  pagination: Pagination,
});
export type WeekPage = Static<typeof WeekPage>;

/** GET /api/weekly-rewards/weeks/{week}: a closed week with a page of its shares, by rank. */
export const getWeek = endpoint({
  route: 'getWeek',
  summary: 'A closed week and its shares',
  tag: 'weekly rewards',
  access: 'public',
  params: weekParams,
  query: Type.Object(pages),
  response: WeekPage,
  errors: ['not_found'],
  sharedCacheSeconds: 5,
});

const WeekFileBalance = shape(
  'WeekFileBalance',
  {
    partHundredths: Type.Integer({ minimum: 1, description: 'In hundredths of a percent' }),
    highestPoolUnits: Type.String(),
    balanceUnits: Type.String(),
    debtsUnits: Type.String({
      description: 'Owed to members, left by the week before, and reserved for fees',
    }),
    height: Type.Integer({
      minimum: 0,
      description: 'The node’s block; 0 if the balance could not be read in time and counts as 0',
    }),
    carriedUnits: Type.String({ description: 'The part of the pool that earlier weeks left' }),
  },
  { description: 'The balance of which the pool is a part' },
);

export const WeekFile = shape('WeekFile', {
  week: WeekName,
  poolUnits: Type.String(),
  thresholdHundredths: Count,
  formulaVersion: Type.Integer({ minimum: 1 }),
  policyHash: Type.Optional(
    Type.String({ description: 'With formula version 2, as the next one' }),
  ),
  highestShareUnits: Type.Optional(Type.String()),
  balance: Type.Optional(WeekFileBalance),
  resultHash: Type.String(),
  shares: Type.Array(
    shape('WeekFileShare', {
      member: Type.Integer({ minimum: 1 }),
      pointsHundredths: Type.Integer({ minimum: 1 }),
      countedHundredths: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Of the points, those that count for the pool' }),
      ),
      accountCreatedMs: Type.Integer(),
      shareUnits: Type.String(),
    }),
  ),
});
export type WeekFile = Static<typeof WeekFile>;

/** GET /api/weekly-rewards/weeks/{week}/json: the data from which the week was split, for programs. */
export const getWeekJson = endpoint({
  route: 'getWeekJson',
  summary: 'The result of a closed week as a JSON file',
  tag: 'weekly rewards',
  access: 'public',
  params: weekParams,
  response: WeekFile,
  errors: ['not_found'],
  file: 'application/json',
});

/**
 * GET /api/weekly-rewards/weeks/{week}/csv: the same as text. The result hash is computed from its bytes, so `sha256sum` verifies
 * the file; rules/weeks/result.ts describes the lines.
 */
export const getWeekCsv = endpoint({
  route: 'getWeekCsv',
  summary: 'The result of a closed week as a CSV file, whose SHA-256 is the result hash',
  tag: 'weekly rewards',
  access: 'public',
  params: weekParams,
  response: Type.String({ title: 'WeekCsv' }),
  errors: ['not_found'],
  file: 'text/csv',
});

export const UserWeeks = shape('UserWeeks', {
  weeks: Type.Array(
    shape('UserWeek', {
      week: WeekName,
      isProvisional: Type.Boolean(),
      rank: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
        description: 'Among the recipients; null without a share',
      }),
      activityPoints: Points,
      share: Type.Union([Amount, Type.Null()]),
      status: Type.Union([ShareStatus, Type.Null()]),
      explorerUrl: NullableText,
      paidNote: PaidNote,
    }),
  ),
  pagination: Pagination,
});
export type UserWeeks = Static<typeof UserWeeks>;

/** GET /api/weekly-rewards/user-weeks/{telegramId}: for the member and administrators (docs/spec/week.md#20-calls). */
export const getUserWeeks = endpoint({
  route: 'getUserWeeks',
  summary: "A member's closed weeks, newest first",
  tag: 'weekly rewards',
  access: 'member',
  params: Type.Object({ telegramId: TelegramId }),
  query: Type.Object(pages),
  response: UserWeeks,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  viewerToken: true,
});

const ChangedShare = shape('ChangedShare', { week: WeekName, userId: RowId, status: ShareStatus });

/** POST /api/weekly-rewards/weeks/{week}/shares/{memberId}/hold: stops a share from being paid. */
export const holdShare = endpoint({
  route: 'holdShare',
  summary: 'Hold a share, with a reason for the audit log',
  tag: 'weekly rewards',
  access: 'admin',
  params: shareParams,
  body: Type.Object(
    { reason: Type.String({ minLength: 1, maxLength: HOLD_REASON_MAX_LENGTH }) },
    { title: 'HoldShareBody', additionalProperties: false },
  ),
  response: ChangedShare,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** POST /api/weekly-rewards/weeks/{week}/shares/{memberId}/release: ends a hold; the share is owed again. */
export const releaseShare = endpoint({
  route: 'releaseShare',
  summary: 'Release a held share',
  tag: 'weekly rewards',
  access: 'admin',
  params: shareParams,
  body: EmptyBody,
  response: ChangedShare,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** GET /api/weekly-rewards/weeks/{week}/holds: the reasons why shares of a week are held, for administrators. */
export const getWeekHolds = endpoint({
  route: 'getWeekHolds',
  summary: 'The reasons why shares of a week are held',
  tag: 'weekly rewards',
  access: 'admin',
  params: weekParams,
  response: shape('WeekHolds', {
    holds: Type.Array(shape('WeekHold', { userId: RowId, reason: Type.String() })),
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});
