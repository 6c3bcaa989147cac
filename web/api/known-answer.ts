import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import type { CallId, CallInput } from './call.ts';
import { queryKeyFor } from './query-client.ts';

export type KnownAnswer<R extends CallId> = {
  data: ApiResponse<R> | undefined;
  /** True if the call has failed at least once. */
  hasFailed: boolean;
};

/** The last response of a call, from the first view or from other callers. Makes no call itself. */
export function useKnownAnswer<R extends CallId>(route: R, input: CallInput<R>): KnownAnswer<R> {
  const queryClient = useQueryClient();
  const key = queryKeyFor(route, input);
  const read = () => queryClient.getQueryState<ApiResponse<R>>(key);
  const subscribe = useCallback(
    (wake: () => void) => queryClient.getQueryCache().subscribe(wake),
    [queryClient],
  );
  const current = useSyncExternalStore(subscribe, read, read);
  // The cache drops an unused response after some minutes; the page keeps showing it.
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const known = current ?? last;
  return { data: known?.data, hasFailed: (known?.errorUpdateCount ?? 0) > 0 };
}
