import { expect, it } from 'vitest';
import { createSlots, type SenderClock, TELEGRAM_PACE } from './pace.ts';

/** The most starts in any second: one more than the pace, because it can begin with the last start of the second before. */
const MOST = TELEGRAM_PACE.messagesPerSecond + 1;

/** The times of many slots, by a clock that stands still until this moment and then goes on. */
async function takeSlots(count: number, stillUntilMs: number): Promise<number[]> {
  let nowMs = 0;
  let timers: { atMs: number; resolve(): void }[] = [];
  const clock: SenderClock = {
    monotonicMs: () => nowMs,
    pause: (ms) => new Promise((resolve) => timers.push({ atMs: nowMs + ms, resolve })),
  };
  const slot = createSlots(TELEGRAM_PACE, clock);
  const begun: number[] = [];
  const { signal } = new AbortController();
  const taking = Promise.all(
    Array.from({ length: count }, async () => {
      await slot(signal);
      begun.push(nowMs);
    }),
  );
  for (nowMs = stillUntilMs; begun.length < count; nowMs += 1) {
    const due = timers.filter(({ atMs }) => atMs <= nowMs);
    timers = timers.filter(({ atMs }) => atMs > nowMs);
    for (const { resolve } of due) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await taking;
  return begun;
}

it.each([1, 500, 5000])(
  'no second holds more than the pace after %i ms of stillness',
  async (ms) => {
    const begun = await takeSlots(60, ms);
    const most = Math.max(
      ...begun.map((from) => begun.filter((at) => at >= from && at < from + 1000).length),
    );
    expect(most).toBeLessThanOrEqual(MOST);
    // And not much slower.
    expect((begun.at(-1) ?? 0) - ms).toBeLessThan(
      (60 / TELEGRAM_PACE.messagesPerSecond) * 1000 + 100,
    );
  },
);
