import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DatabaseOutage } from './outage.ts';
import { singleFlight } from './single-flight.ts';

/** Work whose runs end when told to. */
function createWork() {
  const ends: { succeed(): void; fail(): void }[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  return {
    ends,
    most: () => mostUnderWay,
    async run() {
      underWay++;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await new Promise<void>((resolve, reject) => {
        ends.push({ succeed: resolve, fail: () => reject(new Error('no luck')) });
      }).finally(() => underWay--);
    },
  };
}

it('runs for the first call, and once more for all that arrive meanwhile', async () => {
  const work = createWork();
  const fly = singleFlight(work.run);
  const done: string[] = [];
  const calls = [fly().then(() => done.push('first'))];
  for (const name of ['second', 'third']) calls.push(fly().then(() => done.push(name)));
  await turn();
  expect(work.ends.length).toBe(1);
  work.ends[0]?.succeed();
  await turn();
  expect(done).toEqual(['first']);
  expect(work.ends.length).toBe(2);
  work.ends[1]?.succeed();
  await Promise.all(calls);
  expect(done).toEqual(['first', 'second', 'third']);
});

it('fails only for those whose run failed', async () => {
  const work = createWork();
  const fly = singleFlight(work.run);
  const first = expect(fly()).rejects.toThrow('no luck');
  const second = fly();
  work.ends[0]?.fail();
  await first;
  await turn();
  work.ends[1]?.succeed();
  await second;
  const third = fly();
  work.ends[2]?.succeed();
  await third;
});

it('never has two runs at once, whenever calls arrive', async () => {
  const work = createWork();
  const fly = singleFlight(work.run);
  const calls = [fly(), fly()];
  // Calls in each of the short moments between the end of a run and the start of the next one.
  work.ends[0]?.succeed();
  for (let moment = 0; moment < 12; moment++) {
    calls.push(fly());
    await Promise.resolve();
  }
  for (let run = 1; run < 20; run++) {
    await turn();
    work.ends[run]?.succeed();
  }
  await Promise.all(calls);
  expect(work.most()).toBe(1);
});

it('fails those that wait too when the database is away, and works again for the next', async () => {
  const outage = new DatabaseOutage('no_answer', 'silence');
  let runs = 0;
  let fail = () => {};
  const fly = singleFlight(async () => {
    runs += 1;
    if (runs > 1) return;
    await new Promise((_, reject) => {
      fail = () => reject(outage);
    });
  });
  const calls = Promise.allSettled([fly(), fly(), fly()]);
  fail();
  for (const result of await calls) expect(result).toMatchObject({ reason: outage });
  expect(runs).toBe(1);
  await fly();
  expect(runs).toBe(2);
});
