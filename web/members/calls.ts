import type { UseQueryResult } from '@tanstack/react-query';
import type { MemberPage } from '#contract/site/members.ts';
import { POLL_MS } from '#rules/limits.ts';
import { useCall, useFind } from '#web/api/queries.ts';

/** The input of the page's call; the server's first view must use the same. */
export function memberInput(number: string) {
  return { params: { id: number } };
}

/** A member; null without a page, which is not a failure. */
export function useMember(number: string): UseQueryResult<MemberPage | null, Error> {
  const isSame = (before: MemberPage) => before.userId === number;
  return useFind('getMemberPage', memberInput(number), { pollMs: POLL_MS.leaderboard, isSame });
}

/** The signed-in viewer's own row of the board. */
export function useOwnEntry(enabled: boolean) {
  return useCall('getOwnLeaderboardEntry', {}, { pollMs: POLL_MS.userWeek, enabled });
}
