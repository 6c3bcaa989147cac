import type { QueryClient } from '@tanstack/react-query';
import type { FirstView } from '#contract/first-view.ts';
import { createQueryClient, queryKeyFor } from './api/query-client.ts';

/** A query client that already holds the responses of the first view. */
export function queryClientWith(view: FirstView): QueryClient {
  const queryClient = createQueryClient();
  for (const { call, data } of view.answers) {
    queryClient.setQueryData(queryKeyFor(call.route, call), data, { updatedAt: view.nowMs });
  }
  return queryClient;
}
