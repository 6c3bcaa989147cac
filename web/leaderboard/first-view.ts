import type { FirstViewCall } from '#contract/first-view.ts';
import { parseBoardState } from './board/state.ts';
import { boardQuery, recentDistributionsQuery } from './calls.ts';

/**
 * The calls whose answers the first view needs. They must equal the page's own calls, or the
 * answers are not found in its cache.
 */
export function leaderboardCalls(search: string): FirstViewCall[] {
  return [
    { route: 'getLeaderboard', query: boardQuery(parseBoardState(new URLSearchParams(search))) },
    { route: 'getSystemStatus' },
    { route: 'getCurrentWeekSummary' },
    { route: 'getDistributionHistory', query: recentDistributionsQuery },
    { route: 'getPointsSystem' },
  ];
}
