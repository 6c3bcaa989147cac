import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { TryAnswer, TryInput } from '#contract/try/calls.ts';
import { TRY_ROUTES, type TryRouteId } from '#contract/try/routes.ts';
import { addressOf, type LooseInput, send } from '#web/api/call.ts';

type Given<R extends TryRouteId> = {
  [K in keyof TryInput<R> as TryInput<R>[K] extends undefined ? never : K]: TryInput<R>[K];
};

/** Makes one of the demo's own calls. Throws `ApiError`, like every call. */
export async function tryCall<R extends TryRouteId>(
  route: R,
  input: Given<R>,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<TryAnswer<R>> {
  const parts = input as LooseInput; // Text values only, as in the contract's schemas of addresses.
  const { method, path } = TRY_ROUTES[route];
  const answer = await send(method, addressOf(path, parts), parts.body, options);
  return answer as TryAnswer<R>; // The contract's parse boundary.
}

const POLL_MS = 5_000;

/** Reads one of these calls repeatedly while the page is visible, because the demo's chain grows by itself. */
export function useTryCall<R extends TryRouteId>(
  route: R,
  input: Given<R>,
): UseQueryResult<TryAnswer<R>> {
  return useQuery({
    queryKey: [route, input],
    queryFn: ({ signal }) => tryCall(route, input, { signal }),
    refetchInterval: POLL_MS,
  });
}
