import { expect, it } from 'vitest';
import { countShares, largestOf, sumPoints } from './counted-points.ts';

it.each([
  [[], 0, []],
  [[[500, 1]], 500, [500]],
  [[[500, 7]], 3500, [500, 500, 500, 500, 500]],
  [
    [
      [500, 3],
      [1200, 1],
      [700, 2],
    ],
    4100,
    [1200, 700, 700, 500, 500],
  ],
] as [[number, number][], number, number[]][])(
  '%j has %i points, at most %j',
  (counts, sum, most) => {
    expect(sumPoints(new Map(counts))).toBe(sum);
    expect(largestOf(new Map(counts))).toEqual(most);
  },
);

it('leaves out members of whose points none counts', () => {
  const shares = [0, 250, 250, 600].map(
    (hundredths, id) => [id, { hundredths, units: 1n }] as const,
  );
  expect(countShares(new Map(shares))).toEqual(
    new Map([
      [250, 2],
      [600, 1],
    ]),
  );
});
