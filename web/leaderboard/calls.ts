import { PAGE_SIZES, POINTS_SYSTEM_FRESH_MS, POLL_MS } from '#rules/limits.ts';
import type { Surface } from '#rules/surface.ts';
import { useCall } from '#web/api/queries.ts';
import { surfaceQuery, useSurface } from '#web/shell/mini-app/surface.ts';
import type { BoardState } from './board/state.ts';

/** The query of the board's call; the server's first view must use the same. */
export function boardQuery(state: BoardState, surface: Surface) {
  const query = {
    page: String(state.page),
    limit: String(PAGE_SIZES.leaderboard),
    sortBy: state.sort,
    ...surfaceQuery(surface),
  };
  return state.search === '' ? query : { ...query, search: state.search };
}

export const recentDistributionsQuery = { limit: String(PAGE_SIZES.distributions) };

/** The calls of this page, for a refresh of all of them. */
export const LEADERBOARD_ROUTES: readonly string[] = [
  'getLeaderboard',
  'getOwnLeaderboardEntry',
  'getSystemStatus',
  'getCurrentWeekSummary',
  'getUserWeekActivity',
  'getUserWeeks',
  'getDistributionHistory',
  'getPointsSystem',
];

export function useBoard(state: BoardState) {
  return useCall(
    'getLeaderboard',
    { query: boardQuery(state, useSurface()) },
    { pollMs: POLL_MS.leaderboard, keepPrevious: true },
  );
}

export function useOwnEntry(sort: BoardState['sort'], enabled: boolean) {
  return useCall(
    'getOwnLeaderboardEntry',
    { query: { sortBy: sort, ...surfaceQuery(useSurface()) } },
    { pollMs: POLL_MS.leaderboard, keepPrevious: true, enabled },
  );
}

export function useSystemStatus() {
  return useCall('getSystemStatus', {}, { pollMs: POLL_MS.weeklyStatus });
}

export function useWeekSummary() {
  return useCall('getCurrentWeekSummary', {}, { pollMs: POLL_MS.weekSummary });
}

export function useOwnWeek(telegramId: string) {
  return useCall('getUserWeekActivity', { params: { telegramId } }, { pollMs: POLL_MS.userWeek });
}

export function useOwnPastWeeks(telegramId: string, page: number) {
  const query = { page: String(page), limit: String(PAGE_SIZES.distributions) };
  return useCall(
    'getUserWeeks',
    { params: { telegramId }, query },
    { pollMs: POLL_MS.distributions, keepPrevious: true },
  );
}

export function useRecentDistributions() {
  return useCall(
    'getDistributionHistory',
    { query: recentDistributionsQuery },
    { pollMs: POLL_MS.distributions },
  );
}

export function usePointsSystemCall() {
  return useCall('getPointsSystem', {}, { staleMs: POINTS_SYSTEM_FRESH_MS });
}
