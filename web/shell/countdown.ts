import { m } from '#web/messages.ts';
import { useNow } from './now.tsx';

/** The time left until a moment (ISO 8601): '2d 3h', 'Now'. Throws if it is not one. */
export function useCountdown(at: string): string {
  const nowMs = useNow(TICK_MS);
  const atMs = Date.parse(at);
  if (Number.isNaN(atMs)) throw new RangeError('not a time');
  return timeLeft(atMs - nowMs);
}

/** '2d 3h', and 'Now' in the last minute. */
export function timeLeft(leftMs: number): string {
  const minutes = Math.floor(leftMs / MINUTE_MS);
  if (minutes < 1) return m.ui_left_now();
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return m.ui_left_minutes({ minutes });
  if (hours < 24) return m.ui_left_hours({ hours, minutes: minutes % 60 });
  return m.ui_left_days({ days: Math.floor(hours / 24), hours: hours % 24 });
}

// The text shows minutes; a tick every second changes them on time.
export const TICK_MS = 1000;
export const MINUTE_MS = 60_000;
