import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestShares } from './largest-shares.ts';

it('names the five largest shares, however many have the same', () => {
  const sizes = fc.array(fc.tuple(fc.bigInt(0n, 20n), fc.integer({ min: 1, max: 8 })));
  fc.assert(
    fc.property(sizes, (all) => {
      const each = all.flatMap(([units, members]) => Array<bigint>(members).fill(units));
      const sorted = each.filter((units) => units > 0n).sort((a, b) => Number(b - a));
      expect(largestShares(all)).toEqual(sorted.slice(0, 5));
    }),
  );
});
