import type { FirstViewCall } from '#contract/first-view.ts';
import { parseBoardState } from './board-state.ts';
import { boardQuery, recentDistributionsQuery } from './calls.ts';

/**
 * The calls whose answers the page shows at once, for the address's query. They are the very calls that
 * the page makes in the browser: a difference would throw the server's answers away.
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
