import type { PointsSystem } from '#contract/points-system.ts';
import { pointsSystem } from '#rules/points-system.ts';
import { usePointsSystemCall } from './calls.ts';

/** The server's points system; until it has come, and if it fails, the same rules from the site's own code. */
export function usePointsSystem(): PointsSystem {
  return usePointsSystemCall().data ?? BUILT_IN_POINTS_SYSTEM;
}

/** Public document, section 5: what is shown when the call fails. */
export const BUILT_IN_POINTS_SYSTEM: PointsSystem = pointsSystem();
