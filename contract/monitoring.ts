import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Count, NullableText, Points, RowId } from './values.ts';

/** Most members in one answer of the monitor, highest points first; a search reaches the others. */
export const MAX_ACTIVITY_USERS = 1000;

/** One member's running week on the monitor (second document, section 3). */
export const UserActivity = Type.Object({
  userId: RowId,
  username: NullableText,
  displayName: Type.String({ description: 'For members without a username' }),
  isEligible: Type.Boolean(),
  totalActivityPoints: Points,
  totalTransactions: Count,
  pointsNeeded: Points,
  transactionBreakdown: Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
    Type.Object({ count: Count, points: Points }),
    { additionalProperties: false, description: 'By type of transaction' },
  ),
});
export type UserActivity = Static<typeof UserActivity>;

export const UserActivityDetails = Type.Object({
  summary: Type.Object({
    totalUsers: Count,
    eligibleUsers: Count,
    totalActivityPoints: Points,
    eligibleActivityPoints: Type.Number({
      description: 'Of all eligible members: what a share of the weekly rewards is a share of',
    }),
    averagePointsPerUser: Type.Number(),
    minActivityThreshold: Points,
  }),
  users: Type.Array(UserActivity, { maxItems: MAX_ACTIVITY_USERS }),
});
export type UserActivityDetails = Static<typeof UserActivityDetails>;

/** GET /api/weekly-rewards/user-activity-details (second document, section 7; decision 26). */
export const getUserActivityDetails = endpoint({
  route: 'getUserActivityDetails',
  summary: 'The running week, member by member',
  tag: 'monitoring',
  access: 'admin',
  query: Type.Object({
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'Part of a username, in any case' }),
    ),
  }),
  response: UserActivityDetails,
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/** GET /api/health/live: the process answers. Touches nothing else, so that a slow database kills no server. */
export const getHealthLive = endpoint({
  route: 'getHealthLive',
  summary: 'Whether the process answers',
  tag: 'monitoring',
  access: 'public',
  response: Type.Object({ status: Type.Literal('live') }),
  errors: [],
  planned: true,
});

/** GET /api/health/ready: the database answers and is migrated; else `unavailable`, also while ending. */
export const getHealthReady = endpoint({
  route: 'getHealthReady',
  summary: 'Whether this server should be sent requests',
  tag: 'monitoring',
  access: 'public',
  response: Type.Object({ status: Type.Literal('ready') }),
  errors: ['unavailable'],
  planned: true,
});
