import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * An answer that stays while a session ends and another begins: then all that the last one could see is forgotten and
 * asked for anew, and what is typed in the list must not go with it. For another input it is not kept.
 */
export function useKept<T>(answer: UseQueryResult<T, Error>, input: object): T | undefined {
  const key = JSON.stringify(input);
  const [kept, setKept] = useState<{ key: string; data: T } | null>(null);
  const { data, isPlaceholderData } = answer;
  const isNew = kept?.key !== key || kept.data !== data;
  if (data !== undefined && !isPlaceholderData && isNew) setKept({ key, data });
  return data ?? (kept?.key === key ? kept.data : undefined);
}
