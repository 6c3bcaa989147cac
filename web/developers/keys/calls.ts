import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyFor, useCall } from '#web/api/queries.ts';

/** The member's keys; a failed call is not repeated (second document, section 7). */
export function useApiKeys(enabled: boolean) {
  return useCall('getApiKeys', {}, { enabled });
}

/** Asks for the list again, as after every create, delete and update (second document, section 4). */
export function useAskForKeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: queryKeyFor('getApiKeys', {}) }),
    [queryClient],
  );
}
