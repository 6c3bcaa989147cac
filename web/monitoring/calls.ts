import { POINTS_SYSTEM_FRESH_MS, POLL_MS } from '#rules/limits.ts';
import { useCall } from '#web/api/queries.ts';

/** The calls of this page, for a refresh of all of them. */
export const MONITORING_ROUTES: readonly string[] = [
  'getSystemStatus',
  'getHealth',
  'getUptime',
  'getCurrentWeekSummary',
  'getPointsSystem',
  'getUserActivityDetails',
  'getSystemEvents',
  'getWalletFigures',
];

export function useSystemStatus() {
  return useCall('getSystemStatus', {}, { pollMs: POLL_MS.monitorStatus });
}

export function useHealth() {
  return useCall('getHealth', {}, { pollMs: POLL_MS.monitorStatus });
}

export function useUptime() {
  return useCall('getUptime', {}, { pollMs: POLL_MS.monitorSummary });
}

export function useWeekSummary() {
  return useCall('getCurrentWeekSummary', {}, { pollMs: POLL_MS.monitorSummary });
}

export function usePointsSystem() {
  return useCall('getPointsSystem', {}, { staleMs: POINTS_SYSTEM_FRESH_MS });
}

/** For administrators only (docs/spec/monitor.md#1-access). */
export function useUserActivity(search: string) {
  return useCall(
    'getUserActivityDetails',
    { query: search === '' ? {} : { search } },
    { pollMs: POLL_MS.monitorActivity, keepPrevious: true },
  );
}

export function useSystemEvents(enabled: boolean) {
  return useCall('getSystemEvents', {}, { pollMs: POLL_MS.monitorSummary, enabled });
}

export function useWalletFigures() {
  return useCall('getWalletFigures', {}, { pollMs: POLL_MS.monitorStatus });
}
