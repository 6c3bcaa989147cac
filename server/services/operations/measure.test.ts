import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOrLast, measured } from './measure.ts';

describe('answerOrLast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const answerIn = (ms: number, answer: string) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve(answer), ms));

  it('waits up to its limit, then returns the previous answer', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(answerIn(501, 'first'))
      .mockImplementationOnce(answerIn(600, 'second'))
      .mockImplementationOnce(answerIn(499, 'third'));
    const read = answerOrLast(ask, 500);
    const seen: (string | undefined)[] = [];
    for (let time = 0; time < 3; time++) {
      const reading = read().then((answer) => seen.push(answer));
      await vi.advanceTimersByTimeAsync(502);
      await reading;
    }
    // Nothing known yet; the first answer, which came late; the third, in time.
    expect(seen).toEqual([undefined, 'first', 'third']);
  });
});

describe('measured', () => {
  function counting(answers: (() => Promise<number>)[]) {
    const clock = { nowMs: 1000 };
    let runs = 0;
    const ask = measured(
      () => {
        runs += 1;
        return answers[runs - 1]?.() ?? Promise.resolve(runs);
      },
      { freshMs: 100, now: () => clock.nowMs },
    );
    return { ask, clock, runs: () => runs };
  }

  it('asks once for all callers while the answer is fresh', async () => {
    const { ask, clock } = counting([]);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    clock.nowMs += 99;
    expect(await ask()).toBe(1);
    clock.nowMs += 1;
    expect(await ask()).toBe(2);
  });

  it('asks again if the clock went back', async () => {
    const { ask, clock } = counting([]);
    await ask();
    clock.nowMs -= 1;
    expect(await ask()).toBe(2);
  });

  it('starts nothing new while it waits, however long', async () => {
    const never = () => new Promise<number>(() => {});
    const { ask, clock, runs } = counting([never]);
    void ask();
    clock.nowMs += 10_000;
    void ask();
    expect(runs()).toBe(1);
  });

  it('caches a failure as long as an answer', async () => {
    const { ask, clock } = counting([() => Promise.reject(new Error('no'))]);
    await expect(ask()).rejects.toThrow('no');
    await expect(ask()).rejects.toThrow('no');
    clock.nowMs += 100;
    expect(await ask()).toBe(2);
  });
});
