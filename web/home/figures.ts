import { POLL_MS } from '#rules/limits.ts';
import { useKnownAnswer } from '#web/api/known-answer.ts';
import { useRepeatedCall } from '#web/api/repeated-call.ts';
import { surfaceQuery, useSurface } from '#web/shell/mini-app/surface.ts';

/** The input that reads the total of rewards, by surface; the server's first view must use the same. */
export const TOTAL_REWARDS = {
  full: { query: { page: '1', limit: '1' } },
  community: { query: { page: '1', limit: '1', ...surfaceQuery('community') } },
};

const nothing = {};

/** Without a value and without a failure it is still loading. */
export type Figure = { value: string | undefined; hasFailed: boolean };

/** Makes the page's calls for as long as the counters are shown. */
export function useCounterFigures(): {
  volume: Figure;
  rewards: Figure;
  /** The paid part of the rewards; null without a wallet. */
  paid: string | null | undefined;
} {
  const stats = useRepeatedCall('getStats', nothing, POLL_MS.stats);
  const board = useRepeatedCall('getLeaderboard', TOTAL_REWARDS[useSurface()], POLL_MS.leaderboard);
  useRepeatedCall('getSystemStatus', nothing, POLL_MS.weeklyStatus);
  return {
    volume: { value: stats.data?.totalVolume, hasFailed: stats.hasFailed },
    rewards: { value: board.data?.totalRewardsDistributed, hasFailed: board.hasFailed },
    paid: board.data?.totalRewardsPaid,
  };
}

/** Pool, threshold and schedule of the current week. */
export function useSystemStatus() {
  const { data, hasFailed } = useKnownAnswer('getSystemStatus', nothing);
  return { status: data, hasFailed };
}
