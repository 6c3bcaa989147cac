import { QueryClient } from '@tanstack/react-query';
import type { FirstViewCall } from '#contract/first-view.ts';
import { ApiError } from './api-error.ts';
import type { CallId } from './call.ts';

// Separate from `queries.ts`, so that a page without queries does not load their 3 kB.

/**
 * The cache key of a call's response: the same in the server's first view and the browser. Values that are `undefined` count as
 * absent.
 */
export function queryKeyFor(
  route: CallId | FirstViewCall['route'],
  input: KeyedInput = {},
): readonly [string, object, object] {
  return [route, given(input.params), given(input.query)];
}

/** The data-fetch defaults of docs/spec/site.md#8-calls-by-the-browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Otherwise a call made offline would wait forever instead of failing visibly.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Calls whose responses are the same for everybody. All others belong to the viewer, or may as well be fetched again. */
const SAME_FOR_EVERYBODY: ReadonlySet<unknown> = new Set<CallId | 'openapi'>([
  'getStats',
  'getLeaderboard',
  'getPointsSystem',
  'getCurrentWeekSummary',
  'getSystemStatus',
  'getDistributionHistory',
  'getHealth',
  'getUptime',
  'getWeeks',
  'getWeek',
  'getHunts',
  'getHunt',
  'getCreatorContent',
  'getCreatorProfile',
  'getDeveloperStatistics',
  'openapi',
]);

/** After the viewer changes: drops the previous viewer's responses and refetches those on screen. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  void queryClient.resetQueries({
    predicate: (query) => !SAME_FOR_EVERYBODY.has(query.queryKey[0]),
  });
}

/** Calls `listener` when a read is refused with 401; returns the function that stops listening. */
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
