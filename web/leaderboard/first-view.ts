import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { parseBoardState } from './board/state.ts';
import { boardQuery, recentDistributionsQuery } from './calls.ts';

/**
 * The calls whose responses the first view needs. They must equal the page's own calls, or the responses are not found in its
 * cache.
 */
export function leaderboardCalls({ search, surface }: FirstViewAddress): FirstViewCall[] {
  const state = parseBoardState(new URLSearchParams(search));
  return [
    { route: 'getLeaderboard', query: boardQuery(state, surface) },
    { route: 'getSystemStatus' },
    { route: 'getCurrentWeekSummary' },
    { route: 'getDistributionHistory', query: recentDistributionsQuery },
    { route: 'getPointsSystem' },
  ];
}
