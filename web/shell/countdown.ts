import { formatCountdown } from '#rules/weeks/week.ts';
import { useNow } from './now.tsx';

/** The time left until a moment (ISO 8601): '2d 3h', 'Now'. */
export function useCountdown(at: string): string {
  return formatCountdown(Date.parse(at), useNow(TICK_MS));
}

// The text shows minutes; a tick every second changes them on time.
const TICK_MS = 1000;
