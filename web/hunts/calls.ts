import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hunt, OwnHunt } from '#contract/site/hunts.ts';
import { call } from '#web/api/call.ts';
import { queryKeyFor, useCall, useFind } from '#web/api/queries.ts';

const HUNT_POLL_MS = 30_000;

/** The input of the page's call; the server's first view must use the same. */
export function huntInput(id: string) {
  return { params: { id } };
}

export function useHunts() {
  return useCall('getHunts', {}, { pollMs: HUNT_POLL_MS });
}

/** An announced hunt; null if there is none, which is not a failure. */
export function useHunt(id: string): UseQueryResult<Hunt | null, Error> {
  const isSame = (before: Hunt) => before.id === id;
  return useFind('getHunt', huntInput(id), { pollMs: HUNT_POLL_MS, isSame });
}

/**
 * The signed-in member's part in a hunt. While the hunt runs, asking begins it: enable it only then. Polled, because a tip is
 * confirmed and a hint comes meanwhile.
 */
export function useOwnHunt(id: string, isEnabled: boolean): UseQueryResult<OwnHunt, Error> {
  return useQuery<OwnHunt, Error>({
    queryKey: queryKeyFor('playHunt', huntInput(id)),
    queryFn: ({ signal }) => call('playHunt', { ...huntInput(id), body: {} }, { signal }),
    enabled: isEnabled,
    staleTime: 0,
    refetchInterval: HUNT_POLL_MS,
  });
}

/** Returns a function that shows a member's new part in a hunt, and fetches everybody's figures again. */
export function useShowOwnHunt(): (id: string, own: OwnHunt) => void {
  const queryClient = useQueryClient();
  return (id, own) => {
    queryClient.setQueryData(queryKeyFor('playHunt', huntInput(id)), own);
    void queryClient.invalidateQueries({ queryKey: queryKeyFor('getHunt', huntInput(id)) });
  };
}
