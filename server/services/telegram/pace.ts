import { setTimeout as wait } from 'node:timers/promises';

/** The pace of broadcasts. Telegram allows about 30 messages a second, and one a second per chat. */
export type Pace = {
  messagesPerSecond: number;
  /** Between two calls for the same chat. */
  perChatMs: number;
  /** Messages in flight at once, which is the most that a crash can leave in doubt. */
  together: number;
};

/** Below the limit, since the site's other messages count too. */
export const TELEGRAM_PACE: Pace = { messagesPerSecond: 25, perChatMs: 1000, together: 20 };

/** The sender's clock; tests replace it. */
export type SenderClock = {
  /** Never goes back. */
  monotonicMs(): number;
  /** Ends early, without an error, when the signal is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

export const SYSTEM_CLOCK: SenderClock = {
  monotonicMs: () => performance.now(),
  async pause(ms, signal) {
    await wait(ms, undefined, { signal }).catch(() => {});
  },
};

/** Shorter waits are skipped: a timer could be late by more than this. */
const SHORTEST_PAUSE_MS = 1;

/**
 * Hands out evenly spaced slots. Unused slots are lost, so no second exceeds the pace, even when one server takes over
 * from another. Slots are handed out one after the other, because after a stall all pending timers fire at once.
 */
export function createSlots(pace: Pick<Pace, 'messagesPerSecond'>, clock: SenderClock) {
  const apartMs = 1000 / pace.messagesPerSecond;
  let nextMs = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return function slot(signal: AbortSignal): Promise<void> {
    last = last.then(async () => {
      const leftMs = nextMs - clock.monotonicMs();
      if (leftMs >= SHORTEST_PAUSE_MS) await clock.pause(leftMs, signal);
      // Timers are always a little late; the next slot corrects for it.
      nextMs = Math.max(nextMs, clock.monotonicMs() - apartMs) + apartMs;
    });
    return last;
  };
}
