import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CreatorProfile } from '#contract/creator/showcase.ts';
import { PAGE_SIZES, POLL_MS } from '#rules/limits.ts';
import type { CallId } from '#web/api/call.ts';
import { useCall, useFind } from '#web/api/queries.ts';
import type { HubState } from './hub-state.ts';

/** Rows per page of the dashboard's lists. */
const ROWS = 10;

/** The query of the showcase; shared with the server's first view, so that its response is found in the cache. */
export function showcaseQuery({ search, type, sort, page }: HubState) {
  return {
    page: String(page),
    limit: String(PAGE_SIZES.showcase),
    sort,
    ...(type === null ? {} : { type }),
    ...(search === '' ? {} : { search }),
  };
}

export const SHOWCASE_ROUTES: readonly CallId[] = ['getCreatorContent'];
export const DASHBOARD_ROUTES: readonly CallId[] = [
  'getCreatorStats',
  'getCreatorDays',
  'getCreatorPayments',
  'getCreatorPoints',
  'getOwnSubmissions',
];

export function useShowcase(state: HubState) {
  return useCall(
    'getCreatorContent',
    { query: showcaseQuery(state) },
    { pollMs: POLL_MS.leaderboard, keepPrevious: true },
  );
}

export function useStats() {
  return useCall('getCreatorStats', {}, { pollMs: POLL_MS.userWeek });
}

export function useDays() {
  return useCall('getCreatorDays', {}, { pollMs: POLL_MS.userWeek });
}

export function usePayments(page: number) {
  return useCall('getCreatorPayments', { query: pageQuery(page) }, LISTED);
}

export function usePoints(page: number) {
  return useCall('getCreatorPoints', { query: pageQuery(page) }, LISTED);
}

export function useOwnSubmissions(page: number) {
  return useCall(
    'getOwnSubmissions',
    { query: pageQuery(page) },
    { pollMs: POLL_MS.pendingSubmissions, keepPrevious: true },
  );
}

function pageQuery(page: number) {
  return { page: String(page), limit: String(ROWS) };
}

const LISTED = { pollMs: POLL_MS.userWeek, keepPrevious: true } as const;

/** The input of a creator's page, shared with the server's first view. */
export function profileInput(username: string, page: number) {
  return {
    params: { username },
    query: { page: String(page), limit: String(PAGE_SIZES.showcase) },
  };
}

/** A creator; null if there is none, which is not a failure. */
export function useProfile(
  username: string,
  page: number,
): UseQueryResult<CreatorProfile | null, Error> {
  // Keeps the previous page of the same creator until the next one loads.
  const isSame = (before: CreatorProfile) =>
    before.username.toLowerCase() === username.toLowerCase();
  const input = profileInput(username, page);
  return useFind('getCreatorProfile', input, { pollMs: POLL_MS.leaderboard, isSame });
}

/** Refreshes everything that a change affects. */
export function useInvalidate(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const routes: readonly unknown[] = [...DASHBOARD_ROUTES, ...SHOWCASE_ROUTES];
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => routes.includes(queryKey[0]),
    });
  }, [queryClient]);
}
