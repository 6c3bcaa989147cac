import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEach } from './read-each.ts';

const NEVER = new AbortController().signal;

/** Reads that take a time each, in seconds; aborted ones are `given up`. */
function taking(begun: number[]) {
  return (seconds: number, signal: AbortSignal): Promise<string> => {
    begun.push(seconds);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(`after ${seconds}`), seconds * 1000);
      const giveUp = () => {
        clearTimeout(timer);
        resolve('given up');
      };
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp);
    });
  };
}

describe('reading several addresses for one call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function read(seconds: readonly number[], ended: AbortSignal = NEVER) {
    const begun: number[] = [];
    const startMs = performance.now();
    const reading = readEach(seconds, taking(begun), ended).then((results) => ({
      results,
      tookS: (performance.now() - startMs) / 1000,
    }));
    await vi.runAllTimersAsync();
    return { ...(await reading), begun };
  }

  it('answers in order', async () => {
    expect((await read([0.3, 0.1, 0.2, 0.4, 0.1])).results).toEqual([
      'after 0.3',
      'after 0.1',
      'after 0.2',
      'after 0.4',
      'after 0.1',
    ]);
  });

  it('holds up no address behind slow ones', async () => {
    const slow = [15, 15, 15, 15];
    const quick = Array.from({ length: 36 }, () => 0.1);
    const { results, tookS, begun } = await read([...slow, ...quick]);
    expect(results.every((each) => each?.startsWith('after'))).toBe(true);
    expect(tookS).toBe(15);
    expect(begun).toHaveLength(40);
  });

  it('gives up the slowest where many are slow', async () => {
    const { results } = await read([...Array.from({ length: 12 }, () => 15), 0.1]);
    expect(results.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'given up'));
    expect(results.slice(5)).toEqual([...Array.from({ length: 7 }, () => 'after 15'), 'after 0.1']);
  });

  it('begins none so late that the page no longer waits', async () => {
    const { results } = await read(Array.from({ length: 40 }, () => 20));
    expect(results.filter((each) => each === undefined)).toHaveLength(4);
  });

  it('ends as a whole', async () => {
    const ending = new AbortController();
    const reading = readEach([15, 15, 15, 15, 0.1], taking([]), ending.signal);
    ending.abort();
    await vi.runAllTimersAsync();
    expect(await reading).toEqual(['given up', 'given up', 'given up', 'given up', undefined]);
  });

  it('fails with the first failure, once nothing is read any more', async () => {
    let left = 0;
    const reading = readEach(
      ['slow', 'fails late', 'other'],
      async (item, signal) => {
        left += 1;
        await taking([])(item === 'slow' ? 3 : 2, signal);
        left -= 1;
        if (item === 'fails late') throw new Error(item);
        return item;
      },
      NEVER,
    );
    const failed = expect(reading).rejects.toThrow('fails late');
    await vi.runAllTimersAsync();
    await failed;
    expect(left).toBe(0);
  });
});
