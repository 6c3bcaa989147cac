import { ACTIVITIES, type Activity, TOTAL_SETUP_HUNDREDTHS } from './activities.ts';
import { CONTENT_TYPES, type ContentType } from './content-types.ts';
import { DAILY_ACTIVITY_CAP_HUNDREDTHS, DAILY_TIP_LIMIT, toPoints } from './points.ts';
import type { PirateRank, Ranks } from './ranks.ts';

/** The whole points system with the numbers of the API (docs/spec/points.md#19-the-points-system-call). */
export interface PointsSystemTables {
  dailyActivityCap: number;
  dailyTipPointsCap: number;
  totalSetupPoints: number;
  rules: (Pick<Activity, 'type' | 'description' | 'category'> & {
    action: string;
    points: number;
  })[];
  contentTypes: ContentType[];
  pirateRanks: PirateRank[];
}

/**
 * The response of `/api/activity-points-system`. The site shows the same tables when that call fails
 * (docs/spec/points.md#19-the-points-system-call).
 */
export function pointsSystem(ranks: Ranks): PointsSystemTables {
  return {
    dailyActivityCap: toPoints(DAILY_ACTIVITY_CAP_HUNDREDTHS),
    dailyTipPointsCap: DAILY_TIP_LIMIT,
    totalSetupPoints: toPoints(TOTAL_SETUP_HUNDREDTHS),
    rules: ACTIVITIES.map(({ id, hundredths, type, description, category }) => ({
      action: id,
      points: toPoints(hundredths),
      type,
      description,
      category,
    })),
    contentTypes: [...CONTENT_TYPES],
    pirateRanks: [...ranks],
  };
}
