import type { PointsSystem } from '#contract/site/points-system.ts';
import { pointsSystem } from '#rules/points/points-system.ts';
import { usePointsSystemCall } from '../calls.ts';

/** The server's points system; while it loads, or if it fails, the built-in rules. */
export function usePointsSystem(): PointsSystem {
  return usePointsSystemCall().data ?? BUILT_IN_POINTS_SYSTEM;
}

/** The site shows these tables when the call fails (docs/spec/points.md#19-the-points-system-call). */
export const BUILT_IN_POINTS_SYSTEM: PointsSystem = pointsSystem();
