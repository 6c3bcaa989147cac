import { type Static, Type } from 'typebox';
import { UPTIME_DAYS, UPTIME_PARTS } from '#rules/operations/uptime.ts';
import { endpoint } from '../endpoint.ts';
import { Count, NullableText, Points, RowId, shape, Timestamp, UtcDay } from '../values.ts';

/** The most members in one response of the monitor, highest points first; a search finds the others. */
export const MAX_ACTIVITY_USERS = 1000;

/** The most entries in the monitor's log (docs/spec/monitor.md#6-log). */
export const MAX_SYSTEM_EVENTS = 20;

/** One member's running week on the monitor (docs/spec/monitor.md#4-user-activity). */
export const UserActivity = shape('UserActivity', {
  userId: RowId,
  position: Type.Integer({
    minimum: 1,
    description: 'Position in the whole week, even in a search',
  }),
  username: NullableText,
  displayName: Type.String({ description: 'For members without a username' }),
  isEligible: Type.Boolean(),
  poolPercent: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'The part of the pool if the week ended now, in percent with two decimals',
  }),
  totalActivityPoints: Points,
  totalTransactions: Count,
  pointsNeeded: Points,
  transactionBreakdown: Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
    shape('ActivityFigures', { count: Count, points: Points }),
    {
      additionalProperties: false,
      description:
        'By ledger rule, so that the points add up to the total; actions that earned nothing, such as submitting content, stand under their own type with 0 points',
    },
  ),
});
export type UserActivity = Static<typeof UserActivity>;

export const UserActivityDetails = shape('UserActivityDetails', {
  summary: shape('ActivitySummary', {
    totalUsers: Count,
    eligibleUsers: Count,
    totalActivityPoints: Points,
    eligibleActivityPoints: Type.Number({
      description: 'Points of all eligible members',
    }),
    averagePointsPerUser: Type.Number(),
    minActivityThreshold: Points,
  }),
  matchingUsers: Type.Integer({
    minimum: 0,
    description: 'Members that match the search, or all',
  }),
  users: Type.Array(UserActivity, { maxItems: MAX_ACTIVITY_USERS }),
});
export type UserActivityDetails = Static<typeof UserActivityDetails>;

/** GET /api/weekly-rewards/user-activity-details (docs/spec/monitor.md#4-user-activity). */
export const getUserActivityDetails = endpoint({
  route: 'getUserActivityDetails',
  summary: 'The current week by member',
  tag: 'monitoring',
  access: 'admin',
  query: Type.Object({
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'Part of a username, ignoring case' }),
    ),
  }),
  response: UserActivityDetails,
  errors: ['not_signed_in', 'forbidden'],
});

/** One line of the monitor's log (docs/spec/monitor.md#6-log). */
export const LogEntry = shape('LogEntry', {
  id: Type.String(),
  timestamp: Timestamp,
  level: Type.Enum(['INFO', 'WARN', 'ERROR', 'SUCCESS'], { title: 'LogLevel' }),
  message: Type.String(),
  source: Type.String(),
});
export type LogEntry = Static<typeof LogEntry>;

/** GET /api/monitoring/events: the server's own recent actions, newest first (docs/spec/monitor.md#6-log). */
export const getSystemEvents = endpoint({
  route: 'getSystemEvents',
  summary: "Recent events: jobs, payouts, weeks and administrators' actions",
  tag: 'monitoring',
  access: 'admin',
  response: shape('SystemEvents', {
    events: Type.Array(LogEntry, { maxItems: MAX_SYSTEM_EVENTS }),
  }),
  errors: ['not_signed_in', 'forbidden'],
});

const Minutes = (description: string) => Type.Integer({ minimum: 0, description });

/** The minutes of a part on one UTC day. */
const UptimeDay = shape('UptimeDay', {
  day: UtcDay,
  up: Minutes('Minutes in which it worked'),
  degraded: Minutes('Minutes in which it worked and somebody should have looked'),
  down: Minutes('Minutes in which it did not work'),
});

/** The uptime of each part, measured once a minute. */
export const UptimeRecord = shape('UptimeRecord', {
  recordedAt: Type.Union([Timestamp, Type.Null()], {
    description: 'The minute that was recorded last; null before the first',
  }),
  lastDay: UtcDay,
  parts: Type.Array(
    shape('PartUptime', {
      part: Type.Enum([...UPTIME_PARTS], { title: 'UptimePart' }),
      percent: Type.Number({
        minimum: 0,
        maximum: 100,
        description: 'Of the measured minutes, those up or degraded; two decimals, rounded down',
      }),
      days: Type.Array(UptimeDay, {
        maxItems: UPTIME_DAYS,
        description: 'Oldest first; days without a measurement are left out',
      }),
    }),
    {
      maxItems: UPTIME_PARTS.length,
      description: 'Only parts that were measured. A minute without a record is down for the site',
    },
  ),
});
export type UptimeRecord = Static<typeof UptimeRecord>;

/** GET /api/monitoring/uptime: the last 90 days, including today; public (docs/spec/monitor.md#8-uptime). */
export const getUptime = endpoint({
  route: 'getUptime',
  summary: 'Uptime of each part in the last 90 days',
  tag: 'monitoring',
  access: 'public',
  response: UptimeRecord,
  errors: [],
  sharedCacheSeconds: 60,
});
