import { describe, expect, it } from 'vitest';
import { leaderboardCalls } from './first-view.ts';

describe('leaderboardCalls', () => {
  it('asks for everything that shows without signing in', () => {
    expect(leaderboardCalls('')).toEqual([
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

  it('asks for the page that the address names, junk or not', () => {
    expect(leaderboardCalls('?sort=totalTipped&search=finn&page=2')[0]?.query).toEqual({
      page: '2',
      limit: '20',
      sortBy: 'totalTipped',
      search: 'finn',
    });
    expect(leaderboardCalls('?sort=x&page=x')[0]).toEqual(leaderboardCalls('')[0]);
  });
});
