import type { FirstViewCall } from '#contract/first-view.ts';
import { totalRewardsInput } from './figures.ts';

/** The calls whose answers the page shows at once; the very calls that it repeats in the browser. */
export function homeCalls(): FirstViewCall[] {
  return [
    { route: 'getStats' },
    { route: 'getLeaderboard', ...totalRewardsInput },
    { route: 'getSystemStatus' },
  ];
}
