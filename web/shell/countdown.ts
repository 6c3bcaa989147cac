import { formatCountdown } from '#rules/weeks/week.ts';
import { useNow } from './now.tsx';

/** The time left until a moment (ISO 8601): '2d 3h', 'Now'. Throws if it is not one. */
export function useCountdown(at: string): string {
  const nowMs = useNow(TICK_MS);
  const atMs = Date.parse(at);
  if (Number.isNaN(atMs)) throw new RangeError('not a time');
  return formatCountdown(atMs, nowMs);
}

// The text shows minutes; a tick every second changes them on time.
const TICK_MS = 1000;
