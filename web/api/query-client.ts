import { QueryClient } from '@tanstack/react-query';
import type { FirstViewCall } from '#contract/first-view.ts';
import { ApiError } from './api-error.ts';
import type { CallId } from './call.ts';

// Apart from `queries.ts`, so that a page that reads nothing does not load what reading takes (3 kB).

/**
 * The key of a call's answer: the same for the server's first view and the browser, whatever the
 * order of the input's names. Values that are `undefined` count as left out.
 */
export function queryKeyFor(
  route: CallId | FirstViewCall['route'],
  input: KeyedInput = {},
): readonly [string, object, object] {
  return [route, given(input.params), given(input.query)];
}

/** The data-fetch defaults of the public document, section 7. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Without this a call made offline would wait for ever instead of failing where it can be seen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Answers that are the same for everybody; all others belong to whoever is signed in. */
const SAME_FOR_EVERYBODY: ReadonlySet<unknown> = new Set<CallId | 'openapi'>([
  'getStats',
  'getLeaderboard',
  'getPointsSystem',
  'getCurrentWeekSummary',
  'getSystemStatus',
  'getDistributionHistory',
  'getHealth',
  'getWeeks',
  'getWeek',
  'getCreatorContent',
  'getCreatorProfile',
  'getDeveloperStatistics',
  'openapi',
]);

/** After a change of the viewer: drops what the former one could see, asks again where it is shown. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  void queryClient.resetQueries({
    predicate: (query) => !SAME_FOR_EVERYBODY.has(query.queryKey[0]),
  });
}

/** Calls `listener` when a read is answered with 401; returns the function that stops listening. */
export function whenRefusedAsStranger(queryClient: QueryClient, listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof ApiError && error.status === 401) listener();
  });
}

type KeyedInput = {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
};

function given(part: object | undefined): object {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));
}
