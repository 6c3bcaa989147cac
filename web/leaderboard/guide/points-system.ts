import type { PointsSystem } from '#contract/site/points-system.ts';
import { SPECIFIED_EARNING } from '#rules/points/earning.ts';
import { pointsSystem } from '#rules/points/points-system.ts';
import { ranks } from '#web/community.ts';
import { usePointsSystemCall } from '../calls.ts';

/**
 * The server's points system; while it loads, or if it fails, the built-in rules
 * (docs/spec/points.md#19-the-points-system-call).
 */
export function usePointsSystem(): PointsSystem {
  return usePointsSystemCall().data ?? pointsSystem(ranks, SPECIFIED_EARNING);
}
