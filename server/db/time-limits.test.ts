import { setImmediate as turn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooSlowError, within } from './time-limits.ts';

describe('within', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the answer, and leaves no timer behind', async () => {
    expect(await within(1000, async () => 7)).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes a failure on', async () => {
    await expect(within(1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up at the limit and not before', async () => {
    const outcome = vi.fn();
    within(1000, () => new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(999);
    expect(outcome).not.toHaveBeenCalled();
    // The turn after the limit is a millisecond on this clock.
    await vi.advanceTimersByTimeAsync(2);
    expect(outcome).toHaveBeenCalledWith(expect.any(TooSlowError));
  });
});

it('accepts an answer that arrived while this process stalled', async () => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.once('message', resolve));
  // From here the loop continues with its timers, and then with received messages.
  await turn();
  port2.postMessage('in time');
  const asked = within(1, () => answered);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  try {
    expect(await asked).toBe('in time');
  } finally {
    port1.close();
  }
});
