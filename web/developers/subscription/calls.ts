import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { POLL_MS } from '#rules/limits.ts';
import { useCall } from '#web/api/queries.ts';

/** While money is on its way its state is asked for this often. */
const LIVE_POLL_MS = 5000;

/** Which ways to pay there are; known to visitors too. */
export function usePaymentMethods() {
  return useCall('getPaymentMethods', {}, { staleMs: 60_000 });
}

/** The viewer's plan; not asked for without one. No retry on failure (second document, section 7). */
export function useSubscription({ enabled, isLive }: { enabled: boolean; isLive: boolean }) {
  const pollMs = isLive ? LIVE_POLL_MS : POLL_MS.monitorStatus;
  return useCall('getSubscription', {}, { enabled, pollMs, staleMs: 0 });
}

export function useInvoice(id: string, { enabled, isLive }: { enabled: boolean; isLive: boolean }) {
  const pollMs = isLive ? LIVE_POLL_MS : POLL_MS.monitorSummary;
  return useCall(
    'getInvoice',
    { params: { id } },
    { enabled, pollMs, staleMs: 0, keepPrevious: true },
  );
}

/** Has everything of the viewer's plan asked for anew. */
export function useAskAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const routes = ['getSubscription', 'getInvoice'];
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => routes.includes(String(queryKey[0])),
    });
  }, [queryClient]);
}
