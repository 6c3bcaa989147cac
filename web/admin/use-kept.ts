import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Keeps a response from the end of a session to the next sign-in: the cache is cleared then, and text typed in the list must
 * survive. It is not kept for another input.
 */
export function useKept<T>(answer: UseQueryResult<T, Error>, input: object): T | undefined {
  const key = JSON.stringify(input);
  const [kept, setKept] = useState<{ key: string; data: T } | null>(null);
  const { data, isPlaceholderData } = answer;
  const isNew = kept?.key !== key || kept.data !== data;
  if (data !== undefined && !isPlaceholderData && isNew) setKept({ key, data });
  return data ?? (kept?.key === key ? kept.data : undefined);
}
