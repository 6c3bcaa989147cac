import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '#server/testing/run/scope.ts';
import { createSorter } from './sorting.ts';

// Around every limit of a letter, and of a name's first letters.
const letters = fc.constantFrom('\0', 'a', 'b', 'þ', 'ÿ', 'Ā', '海', '\u{1F980}');
const lengths = { minLength: 0, maxLength: 3 };
const names = fc
  .tuple(fc.constantFrom(0, 22, 23, 24), fc.array(letters, lengths))
  .map(([before, last]) => 'a'.repeat(before) + last.join(''));

it('sorts names by code unit, and equal ones as they are given', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 40 }), (given) => {
      const slots = Int32Array.from(given.keys()).reverse();
      const compare = (a: number, b: number) => {
        const [one = '', other = ''] = [given[a], given[b]];
        return one === other ? b - a : one < other ? -1 : 1;
      };
      const sorted = createSorter(given.length).byName(slots, given, compare);
      expect([...sorted]).toEqual([...slots].sort(compare));
    }),
    { numRuns: sized(150, 50) },
  );
});

// Around every limit of a digit.
const columns: Record<string, fc.Arbitrary<Float64Array | Int32Array | BigInt64Array>> = {
  floats: fc
    .array(fc.constantFrom(0, 1, 2 ** 16, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER))
    .map((values) => Float64Array.from(values)),
  integers: fc
    .array(fc.constantFrom(0, 1, 2 ** 16 - 1, 2 ** 16, 2 ** 31 - 1))
    .map((values) => Int32Array.from(values)),
  amounts: fc
    .array(fc.constantFrom(0n, 1n, 2n ** 32n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n))
    .map((values) => BigInt64Array.from(values)),
};

it.each(Object.entries(columns))('sorts %s highest first, and equal ones as given', (_, column) => {
  fc.assert(
    fc.property(column, (values) => {
      const slots = Int32Array.from(values.keys()).reverse();
      const compare = (a: number, b: number) => {
        const [one = 0, other = 0] = [values[a], values[b]];
        return one === other ? b - a : one > other ? -1 : 1;
      };
      const sorted = createSorter(values.length).highestFirst(slots, values);
      expect([...sorted]).toEqual([...slots].sort(compare));
    }),
  );
});
