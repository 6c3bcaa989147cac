import { expect, it } from 'vitest';
import { splitByPoints } from '../weeks/rewards.ts';
import type { Signal } from './signal.ts';
import { type SharedWeek, unitsInQuestion } from './without.ts';

const WEEK: SharedWeek = {
  poolUnits: 1000n,
  highestUnits: 1000n,
  thresholdHundredths: 500,
  points: new Map([
    [1, 1000],
    [2, 1000],
    [3, 400],
  ]),
  counted: null,
};

function signal(...pointsInQuestion: [member: number, hundredths: number][]): Signal {
  return {
    kind: 'dust',
    members: pointsInQuestion.map(([member]) => member),
    holdWorthy: true,
    strength: 1,
    pointsInQuestion: new Map(pointsInQuestion),
    tips: [],
    figures: {},
  };
}

it.each<[string, Partial<SharedWeek>, Signal, bigint]>([
  ['all points count', {}, signal([1, 500]), 500n - 333n],
  ['the rest is below the threshold', {}, signal([1, 501]), 500n],
  ['the member has no share', {}, signal([3, 400]), 0n],
  [
    'other points suffice for what counts',
    {
      counted: new Map([
        [1, 300],
        [2, 300],
      ]),
    },
    signal([1, 500]),
    0n,
  ],
  [
    'some of what counts goes',
    {
      counted: new Map([
        [1, 900],
        [2, 300],
      ]),
    },
    signal([1, 400]),
    750n - 666n,
  ],
  [
    'nothing of the member counts',
    {
      counted: new Map([
        [1, 0],
        [2, 300],
      ]),
    },
    signal([1, 900]),
    0n,
  ],
  [
    'nobody’s points count',
    {
      counted: new Map([
        [1, 0],
        [2, 0],
      ]),
    },
    signal([1, 900], [2, 900]),
    0n,
  ],
  ['a highest share holds before and after', { highestUnits: 200n }, signal([1, 500]), 0n],
  ['a highest share holds before', { highestUnits: 400n }, signal([1, 500]), 400n - 333n],
])('the amount in question where %s', (_, change, found, units) => {
  const [first] = unitsInQuestion({ ...WEEK, ...change }, [found]);
  // The units left over by the split may go to anybody.
  expect(Number((first ?? -9n) - units)).toBeGreaterThanOrEqual(-1);
  expect(Number((first ?? 9n) - units)).toBeLessThanOrEqual(1);
});

it('the amount in question is that of a whole split, in a large week too', () => {
  const points = new Map(Array.from({ length: 20_000 }, (_, member) => [member, 500 + member]));
  const shared = { ...WEEK, poolUnits: 10n ** 12n, highestUnits: 10n ** 12n, points };
  const signals = Array.from({ length: 1000 }, (_, member) => signal([member + 300, 300]));
  const units = unitsInQuestion(shared, signals);
  const split = (all: Iterable<number>) => {
    const counts = new Map<number, number>();
    for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
    return splitByPoints(shared.poolUnits, counts);
  };
  const before = split(points.values()).get(1500)?.units ?? 0n;
  const after = split(new Map(points).set(1000, 1200).values()).get(1200)?.units ?? 0n;
  expect(Math.abs(Number((units[700] ?? 0n) - (before - after)))).toBeLessThanOrEqual(1);
});
