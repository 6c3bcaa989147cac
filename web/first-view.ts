import type { QueryClient } from '@tanstack/react-query';
import type { FirstView } from '#contract/first-view.ts';
import { createQueryClient, queryKeyFor } from './api/query-client.ts';
import { siteTime } from './shell/now.tsx';

/** A query client that already holds the responses of the first view. */
export function queryClientWith(view: FirstView): QueryClient {
  const queryClient = createQueryClient();
  // As for later answers, by the browser's clock: the demo's may be days ahead.
  const updatedAt = view.nowMs - siteTime(0);
  for (const { call, data } of view.answers) {
    queryClient.setQueryData(queryKeyFor(call.route, call), data, { updatedAt });
  }
  return queryClient;
}
