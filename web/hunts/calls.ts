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
 * The signed-in member's part in a hunt. Asking begins a hunt that runs, and locks it for a moment: it is polled only where a
 * tip or a hint is awaited, and asked again when the member comes back from the chat, where they may have answered.
 */
export function useOwnHunt(id: string, isEnabled: boolean): UseQueryResult<OwnHunt, Error> {
  return useQuery<OwnHunt, Error>({
    queryKey: queryKeyFor('playHunt', huntInput(id)),
    queryFn: ({ signal }) => call('playHunt', { ...huntInput(id), body: {} }, { signal }),
    enabled: isEnabled,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.clue?.kind === 'tip' || data?.clue?.hintAt ? HUNT_POLL_MS : false,
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
