import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { WeekPage } from '#contract/weeks.ts';
import { ApiError, call } from '#web/api/call.ts';
import { queryKeyFor, useCall } from '#web/api/queries.ts';

/** Rows of a page, of weeks and of shares. */
const ROWS = 50;
/** How a share stands changes as payments go out. */
const WEEK_POLL_MS = 60_000;
const WEEKS_POLL_MS = 300_000;

/** The input of the list's call; the server's first view uses the same, so that the answer is found. */
export function weeksInput(page: number) {
  return { query: { page: String(page), limit: String(ROWS) } };
}

/** Likewise of a week's call. */
export function weekInput(week: string, page: number) {
  return { params: { week }, query: { page: String(page), limit: String(ROWS) } };
}

export function useWeeks(page: number) {
  return useCall('getWeeks', weeksInput(page), { pollMs: WEEKS_POLL_MS, keepPrevious: true });
}

/** A closed week; null for one that there is not, which is an answer and no failure. */
export function useWeek(week: string, page: number): UseQueryResult<WeekPage | null, Error> {
  const input = weekInput(week, page);
  return useQuery<WeekPage | null, Error, WeekPage | null>({
    queryKey: queryKeyFor('getWeek', input),
    queryFn: async ({ signal }) => {
      try {
        return await call('getWeek', input, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: WEEK_POLL_MS,
    // A page of the same week stays until the next one is here; another week's does not.
    placeholderData: (before) => (before?.week === week ? before : undefined),
  });
}

/** Why shares are held, for administrators. */
export function useWeekHolds(week: string, enabled: boolean) {
  return useCall('getWeekHolds', { params: { week } }, { pollMs: WEEK_POLL_MS, enabled });
}
