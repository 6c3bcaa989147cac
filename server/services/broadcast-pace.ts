import { setTimeout as wait } from 'node:timers/promises';

/** How fast broadcasts go out. Telegram's limits are about 30 messages a second, and one a second for a chat. */
export type Pace = {
  messagesPerSecond: number;
  /** Between two calls about one chat. */
  perChatMs: number;
  /** Messages that are on their way at the same time; what a crash can leave in doubt. */
  together: number;
};

/** Below the limit, since the site's other messages count too. */
export const TELEGRAM_PACE: Pace = { messagesPerSecond: 25, perChatMs: 1000, together: 20 };

/** Time as the sender sees it. */
export type SenderClock = {
  /** Never goes back. */
  monotonicMs(): number;
  /** Ends early, without an error, when the signal is given. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

export const SYSTEM_CLOCK: SenderClock = {
  monotonicMs: () => performance.now(),
  async pause(ms, signal) {
    await wait(ms, undefined, { signal }).catch(() => {});
  },
};

/** A wait shorter than this is not worth a timer, which could be later than that. */
const SHORTEST_PAUSE_MS = 1;

/**
 * Gives calls their moments, evenly and never in a burst: what was not used is not made up for, so that no
 * second holds more than the pace, also when a server takes over from another one. One after the other: timers of
 * a process that stood still for a moment are over all at once.
 */
export function createSlots(pace: Pace, clock: SenderClock) {
  const apartMs = 1000 / pace.messagesPerSecond;
  let nextMs = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return function slot(signal: AbortSignal): Promise<void> {
    last = last.then(async () => {
      const leftMs = nextMs - clock.monotonicMs();
      if (leftMs >= SHORTEST_PAUSE_MS) await clock.pause(leftMs, signal);
      // A timer is always a little late, which the next one makes up for.
      nextMs = Math.max(nextMs, clock.monotonicMs() - apartMs) + apartMs;
    });
    return last;
  };
}
