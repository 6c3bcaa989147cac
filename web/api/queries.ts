import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '#contract/api.ts';
import { ApiError, type CallId, type CallInput, call } from './call.ts';
import { queryKeyFor } from './query-client.ts';

export { queryKeyFor } from './query-client.ts';

export type CallOptions = {
  /** How often to refetch while the page is visible, in ms. Default: never. */
  pollMs?: number;
  /** How long a response counts as fresh, in ms. Default: forever. */
  staleMs?: number;
  enabled?: boolean;
  /** True to keep showing the last response while the one for a changed input loads. */
  keepPrevious?: boolean;
};

/** Reads one call of the contract: cached by its input, supplied by the server for the first view. */
export function useCall<R extends CallId>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): UseQueryResult<ApiResponse<R>, Error> {
  return useQuery<ApiResponse<R>, Error, ApiResponse<R>>({
    queryKey: queryKeyFor(route, input),
    queryFn: ({ signal }) => call(route, input, { signal }),
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? Number.POSITIVE_INFINITY,
    refetchInterval: options.pollMs ?? false,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * Reads something that may not exist: a 404 answers null and is no failure. The last response stays while the next one loads if it
 * is of the same thing.
 */
export function useFind<R extends CallId>(
  route: R,
  input: CallInput<R>,
  { pollMs, isSame }: { pollMs: number; isSame: (before: ApiResponse<R>) => boolean },
): UseQueryResult<ApiResponse<R> | null, Error> {
  return useQuery<ApiResponse<R> | null, Error, ApiResponse<R> | null>({
    queryKey: queryKeyFor(route, input),
    queryFn: async ({ signal }) => {
      try {
        return await call(route, input, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: pollMs,
    placeholderData: (before) => (before && isSame(before) ? before : undefined),
  });
}
