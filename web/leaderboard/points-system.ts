import type { PointsSystem } from '#contract/points-system.ts';
import { CONTENT_TYPES } from '#rules/content-types.ts';
import {
  DAILY_ACTIVITY_CAP_HUNDREDTHS,
  DAILY_TIP_LIMIT,
  POINT_RULES,
  TOTAL_SETUP_HUNDREDTHS,
  toPoints,
} from '#rules/points.ts';
import { PIRATE_RANKS } from '#rules/ranks.ts';
import { usePointsSystemCall } from './calls.ts';

/** The server's points system; until it has come, and if it fails, the same rules from the site's own code. */
export function usePointsSystem(): PointsSystem {
  return usePointsSystemCall().data ?? BUILT_IN_POINTS_SYSTEM;
}

/** Public document, section 5: what is shown when the call fails. */
export const BUILT_IN_POINTS_SYSTEM: PointsSystem = {
  dailyActivityCap: toPoints(DAILY_ACTIVITY_CAP_HUNDREDTHS),
  dailyTipPointsCap: DAILY_TIP_LIMIT,
  totalSetupPoints: toPoints(TOTAL_SETUP_HUNDREDTHS),
  rules: POINT_RULES.map(({ hundredths, ...rule }) => ({ ...rule, points: toPoints(hundredths) })),
  contentTypes: [...CONTENT_TYPES],
  pirateRanks: [...PIRATE_RANKS],
};
