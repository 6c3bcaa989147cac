import type { UseQueryResult } from '@tanstack/react-query';
import type { WeekPage } from '#contract/site/weeks.ts';
import { useCall, useFind } from '#web/api/queries.ts';

/** Rows per page, of weeks and of shares. */
export const ROWS = 50;
/** A share's status changes as payouts go out. */
const WEEK_POLL_MS = 60_000;
const WEEKS_POLL_MS = 300_000;

/** The input of the list's call; the server's first view must use the same. */
export function weeksInput(page: number) {
  return { query: { page: String(page), limit: String(ROWS) } };
}

/** The same for the calls of a week and of its transactions. */
export function weekInput(week: string, page: number) {
  return { params: { week }, query: { page: String(page), limit: String(ROWS) } };
}

export function useWeeks(page: number) {
  return useCall('getWeeks', weeksInput(page), { pollMs: WEEKS_POLL_MS, keepPrevious: true });
}

/** All policies by which weeks share their pool. */
export function usePolicies() {
  return useCall('getPolicies', {}, { pollMs: WEEKS_POLL_MS });
}

/** A closed week; null if it does not exist, which is not a failure. */
export function useWeek(week: string, page: number): UseQueryResult<WeekPage | null, Error> {
  // A page of the same week stays until the next one has loaded; another week's does not.
  const isSame = (before: WeekPage) => before.week === week;
  return useFind('getWeek', weekInput(week, page), { pollMs: WEEK_POLL_MS, isSame });
}

/** The transactions on which points of a closed week rest. */
export function useWeekTransactions(week: string, page: number) {
  return useCall('getWeekTransactions', weekInput(week, page), {
    pollMs: WEEKS_POLL_MS,
    keepPrevious: true,
  });
}

/** The input for the fairness figures of closed weeks: one week, or the newest. Shared with the server's first view. */
export function fairnessInput(week: string | null) {
  return { query: week === null ? {} : { week } };
}

export function useWeekFairness(week: string | null) {
  return useCall('getWeekFairness', fairnessInput(week), { pollMs: WEEKS_POLL_MS });
}

/** The number of a week's signals that are worth asking about, for administrators. */
export function useWorthySignals(week: string) {
  const query = { week, show: 'worthy', limit: '1' } as const;
  return useCall('getFairness', { query }, { pollMs: WEEK_POLL_MS });
}

/** The signed-in member's own figures for a week's page. */
export function useOwnStanding(week: string, enabled: boolean) {
  return useCall('getOwnStanding', { params: { week } }, { pollMs: WEEK_POLL_MS, enabled });
}

/** The reasons why shares are held, for administrators. */
export function useWeekHolds(week: string, enabled: boolean) {
  return useCall('getWeekHolds', { params: { week } }, { pollMs: WEEK_POLL_MS, enabled });
}
