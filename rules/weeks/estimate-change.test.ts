import { expect, it } from 'vitest';
import { estimateChange } from './estimate-change.ts';

const POOL = 50_000_000_000n;
const standing = (ownHundredths: number, eligibleHundredths: number) => {
  return { ownHundredths, eligibleHundredths, poolUnits: POOL };
};

it.each([
  // Own points and all eligible points, then and now; own change, change by others; 500 coins split.
  ['nothing happened', [1000, 10_000], [1000, 10_000], [0, 0, 0n]],
  ['own points raise it', [1000, 10_000], [1300, 10_300], [300, 0, 1_310_679_611n]],
  ['those of others lower it', [1000, 10_000], [1000, 14_100], [0, 4100, -1_453_900_710n]],
  ['both', [1000, 10_000], [1300, 14_400], [300, 4100, -486_111_112n]],
  ['becoming eligible', [400, 9000], [600, 9600], [200, 0, 3_125_000_000n]],
  ['falling below', [600, 9600], [400, 9000], [-200, 0, -3_125_000_000n]],
  ['never eligible', [0, 9000], [400, 9500], [400, 500, 0n]],
  ['alone', [600, 600], [700, 700], [100, 0, 0n]],
] as const)('%s', (_what, before, now, [own, others, units]) => {
  const [ownNow, allNow] = now;
  const unitsNow = ownNow >= 500 ? (POOL * BigInt(ownNow)) / BigInt(allNow) : 0n;
  const change = estimateChange(
    standing(before[0], before[1]),
    { ...standing(now[0], now[1]), units: unitsNow },
    500,
  );
  expect(change.ownHundredths).toBe(own);
  expect(change.othersHundredths).toBe(others);
  // Rounded down at both times.
  expect(Number(change.units - units)).toBeCloseTo(0, -1);
});
