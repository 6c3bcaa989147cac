import { type QueryClient, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import type { CallId, CallInput } from './call.ts';
import { queryKeyFor } from './query-client.ts';

export type KnownAnswer<R extends CallId> = {
  data: ApiResponse<R> | undefined;
  /** Asking has failed at least once. */
  hasFailed: boolean;
};

/** The last answer to a call, as the first view or whoever makes the call brought it. Makes none itself. */
export function useKnownAnswer<R extends CallId>(route: R, input: CallInput<R>): KnownAnswer<R> {
  const queryClient = useQueryClient();
  const key = queryKeyFor(route, input);
  const read = () => queryClient.getQueryState<ApiResponse<R>>(key);
  const subscribe = useCallback(
    (wake: () => void) => queryClient.getQueryCache().subscribe(wake),
    [queryClient],
  );
  const current = useSyncExternalStore(subscribe, read, () => asDrawn(queryClient, key, read));
  // What nobody asks for is dropped after some minutes, and stays on the page all the same.
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const known = current ?? last;
  return { data: known?.data, hasFailed: (known?.errorUpdateCount ?? 0) > 0 };
}

/** What was known when the page was drawn: a part that is taken over later must begin with the same. */
function asDrawn<State extends QueryState | undefined>(
  queryClient: QueryClient,
  key: readonly unknown[],
  read: () => State,
): State {
  const drawn = DRAWN.get(queryClient) ?? new Map<string, State>();
  DRAWN.set(queryClient, drawn);
  const name = JSON.stringify(key);
  if (!drawn.has(name)) drawn.set(name, read());
  return drawn.get(name) as State; // Set by the same key, and thus by the same call.
}

const DRAWN = new WeakMap<QueryClient, Map<string, unknown>>();
