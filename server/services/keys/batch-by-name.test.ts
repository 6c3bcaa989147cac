import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { batchByName } from './batch-by-name.ts';

describe('batchByName', () => {
  /** Runs a batch when told to; doubles each input. */
  function open(most: number) {
    const groups: number[][] = [];
    const ready: { go(): void; fail(): void }[] = [];
    const ask = batchByName<number, number>(most, (questions) => {
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

  it('runs the first at once, and those arriving meanwhile together', async () => {
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

  it('never makes one name wait for another', async () => {
    const { ask, groups, ready } = open(9);
    const [one, other] = [ask('a', 1), ask('b', 2)];
    expect(groups).toEqual([[1], [2]]);
    ready[1]?.go();
    expect(await other).toBe(4);
    ready[0]?.go();
    expect(await one).toBe(2);
  });

  it('fails the batch, and goes on with those waiting', async () => {
    const { ask, ready } = open(9);
    const [lost, next] = [ask('a', 1), ask('a', 2)];
    ready[0]?.fail();
    await expect(lost).rejects.toThrow('gone');
    (await vi.waitUntil(() => ready[1], 20_000)).go();
    expect(await next).toBe(4);
  });

  it('gives each input its own output, in any order', async () => {
    const questions = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer()));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (scheduler, asked) => {
        const ask = batchByName<number, string>(3, (group) =>
          scheduler.schedule(Promise.resolve(group.map(String))),
        );
        const answers = Promise.all(asked.map(([name, number]) => ask(name, number)));
        await scheduler.waitFor(answers);
        expect(await answers).toEqual(asked.map(([, number]) => String(number)));
      }),
    );
  });
});
