import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByName } from './sorting.ts';

// Around everything at which a letter or a name's first letters end.
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
      const sorted = sortByName(slots, given, compare);
      expect([...sorted]).toEqual([...slots].sort(compare));
      expect(sorted).not.toBe(slots);
    }),
    { numRuns: 150 },
  );
});
