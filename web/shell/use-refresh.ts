import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { toast } from './toast/toast.tsx';

/**
 * Refetches everything on the page. The shown data stays, even if calls fail.
 *
 * @param routes the page's calls; the same list each time
 */
export function useRefresh(routes: readonly string[]): {
  refresh: () => void;
  isRefreshing: boolean;
} {
  const queryClient = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refetch = useCallback(async () => {
    const isOfThisPage = (query: { queryKey: readonly unknown[] }) =>
      routes.includes(String(query.queryKey[0]));
    const page = { predicate: isOfThisPage, type: 'active' } as const;
    setIsRefreshing(true);
    // Does not reject: each failure stays with its own query.
    await queryClient.refetchQueries(page);
    setIsRefreshing(false);
    const failed = queryClient
      .getQueryCache()
      .findAll(page)
      .filter((query) => query.state.status === 'error');
    if (failed.some((query) => query.state.data !== undefined)) toastFailure();
  }, [queryClient, routes]);
  const refresh = useCallback(() => void refetch(), [refetch]);

  return { refresh, isRefreshing };
}

/** Shows one message, at the first of several failed polls, that the list is not fresh. */
export function usePollFailureToast(isFailing: boolean, isRefreshing: boolean): void {
  const wasFailing = useRef(false);
  useEffect(() => {
    // The Refresh button reports its own failure.
    if (isFailing && !wasFailing.current && !isRefreshing) toastFailure();
    wasFailing.current = isFailing;
  }, [isFailing, isRefreshing]);
}

function toastFailure(): void {
  toast({
    title: m.shell_refresh_failed(),
    description: m.shell_refresh_failed_why(),
    tone: 'destructive',
  });
}
