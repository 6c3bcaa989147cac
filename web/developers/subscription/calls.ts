import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { POLL_MS } from '#rules/limits.ts';
import { useCall } from '#web/api/queries.ts';

/** How often a payment under way is polled, in ms. */
const LIVE_POLL_MS = 5000;

/** The available ways to pay; open to visitors too. */
export function usePaymentMethods() {
  return useCall('getPaymentMethods', {}, { staleMs: 60_000 });
}

/** The viewer's plan. Not retried after a failure (docs/spec/developers.md#22-calls-of-the-portal). */
export function useSubscription({ enabled, isLive }: { enabled: boolean; isLive: boolean }) {
  const pollMs = isLive ? LIVE_POLL_MS : POLL_MS.monitorStatus;
  return useCall('getSubscription', {}, { enabled, pollMs, staleMs: 0 });
}

/** The viewer's requests for plans by arrangement. */
export function useOwnPlanRequests(enabled: boolean) {
  return useCall('getOwnPlanRequests', {}, { enabled, pollMs: POLL_MS.monitorSummary, staleMs: 0 });
}

export function useInvoice(id: string, { enabled, isLive }: { enabled: boolean; isLive: boolean }) {
  const pollMs = isLive ? LIVE_POLL_MS : POLL_MS.monitorSummary;
  return useCall(
    'getInvoice',
    { params: { id } },
    { enabled, pollMs, staleMs: 0, keepPrevious: true },
  );
}

/** Refreshes the viewer's plan, invoices and requests. */
export function useInvalidate(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const routes = ['getSubscription', 'getInvoice', 'getOwnPlanRequests'];
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => routes.includes(String(queryKey[0])),
    });
  }, [queryClient]);
}
