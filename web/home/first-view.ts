import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { TOTAL_REWARDS } from './figures.ts';

/** The calls whose responses the first view needs; they must equal the page's own. */
export function homeCalls({ surface }: FirstViewAddress): FirstViewCall[] {
  return [
    { route: 'getStats' },
    { route: 'getLeaderboard', ...TOTAL_REWARDS[surface] },
    { route: 'getSystemStatus' },
  ];
}
