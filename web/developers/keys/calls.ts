import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyFor, useCall } from '#web/api/queries.ts';

/** The member's keys; a failed call is not repeated (docs/spec/developers.md#22-calls-of-the-portal). */
export function useApiKeys() {
  // Fetched each time the page opens: apps change on another page, and request counts grow.
  return useCall('getApiKeys', {}, { staleMs: 0 });
}

/** The member's apps, fetched each time: they change on another page. */
export function useApps() {
  return useCall('getApps', {}, { staleMs: 0 });
}

/** Fetches the list again, for use after every create, delete and update (docs/spec/developers.md#10-api-key-management-page). */
export function useRefetchKeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: queryKeyFor('getApiKeys', {}) }),
    [queryClient],
  );
}
