import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import type { ApiResponse } from '#contract/api.ts';
import { PAGE_SIZES, POLL_MS } from '#rules/limits.ts';
import type { CallId } from '#web/api/call.ts';
import { queryKeyFor, useCall } from '#web/api/queries.ts';
import { language } from '#web/messages.ts';
import { useAdmin } from './admin-context.ts';
import type { FairnessState } from './fairness/fairness-state.ts';

// Every call names the acting administrator (docs/spec/portal.md#9-admintelegramid): the server refuses it if the session now
// belongs to somebody else, for example after a sign-in in another tab.

/** How often a running broadcast is polled, in ms. */
const LIVE_POLL_MS = 2000;

/** How often a running replay is asked for, in ms. */
const REPLAY_POLL_MS = 1000;

export function useDashboard() {
  return useCall('getAdminDashboard', { query: useAdminQuery() }, { pollMs: POLL_MS.admin });
}

export function usePendingSubmissions(page: number) {
  return useCall(
    'getPendingSubmissions',
    { query: { ...useAdminQuery(), ...partOf(page) } },
    { pollMs: POLL_MS.pendingSubmissions },
  );
}

export type SubmissionsQuery = {
  status: 'all' | 'pending' | 'approved' | 'rejected';
  page: string;
  sortBy: 'submittedAt' | 'evaluatedAt' | 'points' | 'status';
  sortOrder: 'asc' | 'desc';
  search?: string;
};

export function useSubmissions(query: SubmissionsQuery) {
  const limit = String(PAGE_SIZES.submissions);
  return useCall(
    'getSubmissions',
    { query: { ...useAdminQuery(), ...query, limit } },
    { pollMs: POLL_MS.admin, keepPrevious: true },
  );
}

export function useSubmissionHistory(id: string) {
  return useCall(
    'getSubmissionHistory',
    { params: { id }, query: useAdminQuery() },
    { staleMs: 0 },
  );
}

export function useTwitterProfiles(search: string, page: number) {
  const query = { ...useAdminQuery(), ...partOf(page), ...(search !== '' && { search }) };
  return useCall('getTwitterProfiles', { query }, { pollMs: POLL_MS.admin, keepPrevious: true });
}

export function useUsers(page: number, q: string) {
  const query = {
    ...useAdminQuery(),
    page: String(page),
    limit: String(PAGE_SIZES.users),
    ...(q !== '' && { q }),
  };
  return useCall('getUsers', { query }, { pollMs: POLL_MS.admin, keepPrevious: true });
}

export function useAdminApps(page: number) {
  const query = { ...useAdminQuery(), page: String(page), limit: String(PAGE_SIZES.users) };
  return useCall('getAdminApps', { query }, { pollMs: POLL_MS.admin, keepPrevious: true });
}

/** For the owner only. */
export function usePlanRequests(page: number, enabled: boolean) {
  const query = { ...useAdminQuery(), page: String(page), limit: String(PAGE_SIZES.users) };
  return useCall(
    'getPlanRequests',
    { query },
    { enabled, pollMs: POLL_MS.admin, keepPrevious: true },
  );
}

/** For the owner only, like the next two. */
export function useUnpaidWeeks(enabled: boolean) {
  return useCall(
    'getUnpaidWeeks',
    { query: useAdminQuery() },
    { enabled, pollMs: POLL_MS.admin, keepPrevious: true },
  );
}

export function useUnpaidShares(week: string, page: number) {
  const query = { ...useAdminQuery(), page: String(page), limit: String(PAGE_SIZES.users) };
  return useCall(
    'getUnpaidShares',
    { params: { week }, query },
    { pollMs: POLL_MS.admin, keepPrevious: true },
  );
}

export function useHandPayments(page: number, enabled: boolean) {
  const query = { ...useAdminQuery(), page: String(page), limit: String(PAGE_SIZES.users) };
  return useCall(
    'getHandPayments',
    { query },
    { enabled, pollMs: POLL_MS.admin, keepPrevious: true },
  );
}

export function useHunts() {
  return useCall('getAdminHunts', { query: useAdminQuery() }, { pollMs: POLL_MS.admin });
}

/** Puts a hunt that a call returned into the loaded list at once, so that its form never shows the draft before it. */
export function useShowHunt(): (hunt: AdminHunt) => void {
  const queryClient = useQueryClient();
  const query = useAdminQuery();
  return (hunt) =>
    queryClient.setQueryData<ApiResponse<'getAdminHunts'>>(
      queryKeyFor('getAdminHunts', { query }),
      (before) =>
        before && {
          ...before,
          hunts: [hunt, ...before.hunts.filter(({ id }) => id !== hunt.id)],
        },
    );
}

/** For the owner only. */
export function useSettings(enabled: boolean) {
  return useCall('getSettings', { query: useAdminQuery() }, { enabled, pollMs: POLL_MS.admin });
}

/** For the owner only. */
export function usePolicyDraftFacts() {
  return useCall('getPolicyDraft', { query: useAdminQuery() }, { pollMs: POLL_MS.admin });
}

/** The last replay of a draft; asked for often while it runs, which also keeps it running. */
export function useReplay(isLive: boolean) {
  return useCall(
    'getReplay',
    { query: useAdminQuery() },
    { staleMs: 0, ...(isLive && { pollMs: REPLAY_POLL_MS }) },
  );
}

/** The message about a coming policy. */
export function usePolicyAnnouncement(fromWeek: string) {
  return useCall(
    'getPolicyAnnouncement',
    { query: { ...useAdminQuery(), fromWeek, language } },
    { staleMs: 0 },
  );
}

/** All policies of the pool, as members read them. */
export function usePolicies() {
  return useCall('getPolicies', {}, { pollMs: POLL_MS.admin });
}

export function useFairness({ week, kind, show, page }: FairnessState) {
  const query = {
    ...useAdminQuery(),
    show,
    page: String(page),
    limit: String(PAGE_SIZES.users),
    ...(week !== '' && { week }),
    ...(kind !== '' && { kind }),
  };
  return useCall('getFairness', { query }, { pollMs: POLL_MS.admin, keepPrevious: true });
}

export function useObjections(page: number) {
  const query = { ...useAdminQuery(), page: String(page), limit: String(PAGE_SIZES.users) };
  return useCall('getObjections', { query }, { pollMs: POLL_MS.admin, keepPrevious: true });
}

export function useFairnessSignal(id: string) {
  return useCall('getFairnessSignal', { params: { id }, query: useAdminQuery() }, { staleMs: 0 });
}

export function useBanPreview(userId: string) {
  return useCall('getBanPreview', { params: { userId }, query: useAdminQuery() }, { staleMs: 0 });
}

export function useBanHistory(userId: string) {
  return useCall('getBanHistory', { params: { userId }, query: useAdminQuery() }, { staleMs: 0 });
}

export function useApprovedPosts(page: number) {
  const query = { ...useAdminQuery(), ...partOf(page) };
  return useCall('getApprovedPosts', { query }, { pollMs: POLL_MS.admin });
}

export function useBroadcasts(isLive: boolean) {
  return useCall(
    'getBroadcasts',
    { query: useAdminQuery() },
    { pollMs: isLive ? LIVE_POLL_MS : POLL_MS.admin },
  );
}

export type AuditFilter = { actor: string; action: string; entity: string; entityId: string };

export function useAuditLog(page: number, filter: AuditFilter) {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return useCall(
    'getAuditLog',
    { query: { ...useAdminQuery(), page: String(page), ...given } },
    { pollMs: POLL_MS.admin, keepPrevious: true },
  );
}

/** The first page is the call as specified, without a page number. */
function partOf(page: number): { page?: string } {
  return page === 1 ? {} : { page: String(page) };
}

function useAdminQuery() {
  return { adminTelegramId: useAdmin().telegramId };
}

/** The calls that show submissions, refreshed after every decision (docs/spec/portal.md#25-polling). */
export const REVIEW_CALLS: readonly CallId[] = [
  'getSubmissions',
  'getPendingSubmissions',
  'getAdminDashboard',
  'getApprovedPosts',
  'getSubmissionHistory',
];

/** The calls on other pages that show points, refreshed when points may have changed. */
export const POINTS_CALLS: readonly CallId[] = [
  'getLeaderboard',
  'getOwnLeaderboardEntry',
  'getUserWeekActivity',
  'getCurrentWeekSummary',
  'getUserActivityDetails',
  'getSystemStatus',
  'getPointsSystem',
  'getUsers',
  'getTwitterProfiles',
];

export const APP_CALLS: readonly CallId[] = ['getAdminApps'];

export const FAIRNESS_CALLS: readonly CallId[] = [
  'getFairness',
  'getFairnessSignal',
  'getObjections',
];

/** The calls that show the payment of shares, here and on other pages. */
export const PAYMENT_CALLS: readonly CallId[] = [
  'getUnpaidWeeks',
  'getUnpaidShares',
  'getHandPayments',
  'getWeek',
  'getDistributionHistory',
  'getUserWeeks',
  'getLeaderboard',
  'getCreatorPayments',
];

/** The calls that show treasure hunts, here and on their pages. */
export const HUNT_CALLS: readonly CallId[] = ['getAdminHunts', 'getHunts', 'getHunt'];

export const SETTING_CALLS: readonly CallId[] = ['getSettings'];

/** The calls that show policies or figures that follow them. */
export const POLICY_CALLS: readonly CallId[] = [
  'getPolicies',
  'getPolicyDraft',
  'getPolicyAnnouncement',
  'getSystemStatus',
];

export const PLAN_REQUEST_CALLS: readonly CallId[] = ['getPlanRequests'];

export const BAN_CALLS: readonly CallId[] = ['getUsers', 'getBanHistory', 'getBanPreview'];

/** Marks the responses of these calls as outdated; those on screen are fetched again at once. */
export function useInvalidate(): (...lists: (readonly CallId[])[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (...lists) => {
      const routes: readonly string[] = lists.flat();
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => routes.includes(String(queryKey[0])),
      });
    },
    [queryClient],
  );
}
