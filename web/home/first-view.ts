import type { FirstViewCall } from '#contract/first-view.ts';
import { totalRewardsInput } from './figures.ts';

/** The calls whose answers the first view needs; they must equal the page's own. */
export function homeCalls(): FirstViewCall[] {
  return [
    { route: 'getStats' },
    { route: 'getLeaderboard', ...totalRewardsInput },
    { route: 'getSystemStatus' },
  ];
}
