import { formatAmount } from '../amounts.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { CONTENT_TYPES, type ContentType } from './content-types.ts';
import { type EarningRules, pricedActivity } from './earning.ts';
import { toPoints } from './points.ts';
import type { PirateRank, Ranks } from './ranks.ts';

/** The whole points system with the numbers of the API (docs/spec/points.md#19-the-points-system-call). */
export interface PointsSystemTables {
  dailyActivityCap: number;
  dailyTipPointsCap: number;
  totalSetupPoints: number;
  /** In coins; absent where a tip of any amount earns points. */
  leastTip?: string;
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
 *
 * @param earning the rules of the running week
 */
export function pointsSystem(ranks: Ranks, earning: EarningRules): PointsSystemTables {
  const activities = ACTIVITIES.map((activity) => pricedActivity(activity, earning));
  const setup = activities.filter(({ category }) => category === 'setup');
  return {
    dailyActivityCap: toPoints(earning.capHundredths),
    dailyTipPointsCap: earning.tips,
    totalSetupPoints: toPoints(setup.reduce((sum, { hundredths }) => sum + hundredths, 0)),
    ...(earning.leastTipUnits > 0n && { leastTip: formatAmount(earning.leastTipUnits) }),
    rules: activities.map(({ id, hundredths, type, description, category }) => ({
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
