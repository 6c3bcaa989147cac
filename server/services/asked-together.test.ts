import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { askedTogether } from './asked-together.ts';

describe('questions asked together', () => {
  /** Answers a group when it is told to, with each question doubled. */
  function open(most: number) {
    const groups: number[][] = [];
    const ready: { go(): void; fail(): void }[] = [];
    const ask = askedTogether<number, number>(most, (questions) => {
      groups.push([...questions]);
      return new Promise((resolve, reject) =>
        ready.push({
          go: () => resolve(questions.map((each) => 2 * each)),
          fail: () => reject(new Error('gone')),
        }),
      );
    });
    return { ask, groups, ready };
  }

  it('asks the first at once, and those that came meanwhile in one go', async () => {
    const { ask, groups, ready } = open(2);
    const answers = [1, 2, 3, 4].map((each) => ask('a', each));
    expect(groups).toEqual([[1]]);
    for (let index = 0; index < 3; index++) {
      const group = await vi.waitUntil(() => ready[index], 20_000);
      group.go();
    }
    expect(groups).toEqual([[1], [2, 3], [4]]);
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('lets names wait for nobody but themselves', async () => {
    const { ask, groups, ready } = open(9);
    const [one, other] = [ask('a', 1), ask('b', 2)];
    expect(groups).toEqual([[1], [2]]);
    ready[1]?.go();
    expect(await other).toBe(4);
    ready[0]?.go();
    expect(await one).toBe(2);
  });

  it('fails those that were asked, and goes on with those that wait', async () => {
    const { ask, ready } = open(9);
    const [lost, next] = [ask('a', 1), ask('a', 2)];
    ready[0]?.fail();
    await expect(lost).rejects.toThrow('gone');
    (await vi.waitUntil(() => ready[1], 20_000)).go();
    expect(await next).toBe(4);
  });

  it('answers each with its own, however they come', async () => {
    const questions = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer()));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (scheduler, asked) => {
        const ask = askedTogether<number, string>(3, (group) =>
          scheduler.schedule(Promise.resolve(group.map(String))),
        );
        const answers = Promise.all(asked.map(([name, number]) => ask(name, number)));
        await scheduler.waitFor(answers);
        expect(await answers).toEqual(asked.map(([, number]) => String(number)));
      }),
    );
  });
});
