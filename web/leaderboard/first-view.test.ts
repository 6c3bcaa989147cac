import { describe, expect, it } from 'vitest';
import type { Surface } from '#rules/surface.ts';
import { leaderboardCalls } from './first-view.ts';

const boardAt = (search: string, surface: Surface = 'full') => ({
  surface,
  path: '/leaderboard',
  search,
});

describe('leaderboardCalls', () => {
  it('asks for everything that shows without signing in', () => {
    expect(leaderboardCalls(boardAt(''))).toEqual([
      {
        route: 'getLeaderboard',
        query: { page: '1', limit: '20', sortBy: 'weeklyActivityPoints' },
      },
      { route: 'getSystemStatus' },
      { route: 'getCurrentWeekSummary' },
      { route: 'getDistributionHistory', query: { limit: '3' } },
      { route: 'getPointsSystem' },
    ]);
  });

  it('asks for no dollars on the community surface', () => {
    expect(leaderboardCalls(boardAt('', 'community'))[0]?.query).toEqual({
      page: '1',
      limit: '20',
      sortBy: 'weeklyActivityPoints',
      surface: 'community',
    });
  });

  it('asks for the page that the address names, junk or not', () => {
    expect(leaderboardCalls(boardAt('?sort=totalTipped&search=finn&page=2'))[0]?.query).toEqual({
      page: '2',
      limit: '20',
      sortBy: 'totalTipped',
      search: 'finn',
    });
    expect(leaderboardCalls(boardAt('?sort=x&page=x'))[0]).toEqual(
      leaderboardCalls(boardAt(''))[0],
    );
  });
});
