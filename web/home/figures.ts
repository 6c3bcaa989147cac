import { parseSum } from '#rules/amounts.ts';
import { POLL_MS } from '#rules/limits.ts';
import { useRepeatedCall } from '#web/api/repeated-call.ts';
import { surfaceQuery, useSurface } from '#web/shell/mini-app/surface.ts';

/** The input that reads the total of rewards, by surface; the server's first view must use the same. */
export const TOTAL_REWARDS = {
  full: { query: { page: '1', limit: '1' } },
  community: { query: { page: '1', limit: '1', ...surfaceQuery('community') } },
};

const nothing = {};

/** Without an amount and without a failure it is still loading. */
export type Figure = { units: bigint | undefined; hasFailed: boolean };

/** Makes the counters' calls for as long as they are shown. */
export function useCounterFigures(): {
  volume: Figure;
  rewards: Figure;
  /** The paid part of the rewards; null without a wallet. */
  paid: string | null | undefined;
} {
  const stats = useRepeatedCall('getStats', nothing, POLL_MS.stats);
  const board = useRepeatedCall('getLeaderboard', TOTAL_REWARDS[useSurface()], POLL_MS.leaderboard);
  return {
    volume: { units: stats.data && parseSum(stats.data.totalVolume), hasFailed: stats.hasFailed },
    rewards: {
      units: board.data && parseSum(board.data.totalRewardsDistributed),
      hasFailed: board.hasFailed,
    },
    paid: board.data?.totalRewardsPaid,
  };
}

/** Pool, threshold and schedule of the current week. */
export function useSystemStatus() {
  return useRepeatedCall('getSystemStatus', nothing, POLL_MS.weeklyStatus);
}
