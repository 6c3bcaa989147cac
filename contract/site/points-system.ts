import { type Static, Type } from 'typebox';
import { ACTIVITY_CATEGORIES, ACTIVITY_TYPES } from '#rules/points/activities.ts';
import { endpoint } from '../endpoint.ts';
import { Amount, Count, Points, shape } from '../values.ts';

const ActivityRule = shape('ActivityRule', {
  action: Type.String(),
  points: Points,
  type: Type.Enum(ACTIVITY_TYPES),
  description: Type.String(),
  category: Type.Enum(ACTIVITY_CATEGORIES),
});

const ContentTypeInfo = shape('ContentTypeInfo', {
  id: Type.String(),
  displayName: Type.String(),
  minPoints: Count,
  maxPoints: Count,
  defaultPoints: Count,
  description: Type.String(),
  pointRange: Type.String(),
});

const PirateRankInfo = shape('PirateRankInfo', {
  rank: Type.String(),
  minPoints: Count,
  maxPoints: Type.Optional(Count),
  color: Type.String(),
  pointsRange: Type.String(),
});

/** The whole activity points system (docs/spec/points.md#19-the-points-system-call). */
export const PointsSystem = shape('PointsSystem', {
  dailyActivityCap: Points,
  dailyTipPointsCap: Count,
  totalSetupPoints: Points,
  leastTip: Type.Optional(
    Type.String({
      ...Amount,
      description: 'A smaller tip earns nothing; absent where any tip earns',
    }),
  ),
  rules: Type.Array(ActivityRule),
  contentTypes: Type.Array(ContentTypeInfo),
  pirateRanks: Type.Array(PirateRankInfo),
});
export type PointsSystem = Static<typeof PointsSystem>;

/** GET /api/activity-points-system (docs/spec/points.md#19-the-points-system-call). */
export const getPointsSystem = endpoint({
  route: 'getPointsSystem',
  summary: 'Rules, caps, content types and ranks',
  tag: 'leaderboard',
  access: 'public',
  response: PointsSystem,
  errors: [],
  sharedCacheSeconds: 300,
});
