import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallId, CallInput } from './call.ts';
import { type KnownAnswer, useKnownAnswer } from './known-answer.ts';
import { queryKeyFor } from './query-client.ts';

/**
 * Polls a call while the page is visible, and makes it at once if there is no response yet. A failure is only logged
 * (docs/spec/site.md#122-counters). Saves the 4 kB that `useCall` adds to the landing page's first load.
 *
 * @param input the same object each time
 */
export function useRepeatedCall<R extends CallId>(
  route: R,
  input: CallInput<R>,
  everyMs: number,
): KnownAnswer<R> {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = queryKeyFor(route, input);
    async function ask(): Promise<void> {
      try {
        const { call } = await import('./call.ts');
        const queryFn = () => call(route, input);
        await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      } catch (error) {
        console.debug(`${route}: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (queryClient.getQueryData(queryKey) === undefined) void ask();
    const timer = setInterval(() => {
      if (focusManager.isFocused()) void ask();
    }, everyMs);
    return () => clearInterval(timer);
  }, [queryClient, route, input, everyMs]);
  return useKnownAnswer(route, input);
}
