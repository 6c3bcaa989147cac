import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyFor, useCall } from '#web/api/queries.ts';

/** The member's keys; a failed call is not repeated (second document, section 7). */
export function useApiKeys() {
  // Asked for each time the page is opened: their apps change on another one, and use is counted meanwhile.
  return useCall('getApiKeys', {}, { staleMs: 0 });
}

/** The member's apps, for one of which a key can be made; asked anew each time: they change on another page. */
export function useApps() {
  return useCall('getApps', {}, { staleMs: 0 });
}

/** Asks for the list again, as after every create, delete and update (second document, section 4). */
export function useAskForKeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: queryKeyFor('getApiKeys', {}) }),
    [queryClient],
  );
}
