import type { PointsSystem } from '#contract/site/points-system.ts';
import { pointsSystem } from '#rules/points/points-system.ts';
import { usePointsSystemCall } from '../calls.ts';

/** The server's points system; while it loads, and if it fails, the built-in rules. */
export function usePointsSystem(): PointsSystem {
  return usePointsSystemCall().data ?? BUILT_IN_POINTS_SYSTEM;
}

/** Public document, section 5: what is shown when the call fails. */
export const BUILT_IN_POINTS_SYSTEM: PointsSystem = pointsSystem();
