import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmounts } from './read-amounts.ts';

// Around every limit at which a float stops being exact, and the whole range of 64 bits.
const amounts = fc.oneof(
  fc.constantFrom(0n, 1n, -1n, 2n ** 32n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)),
  fc
    .integer({ min: 14, max: 17 })
    .chain((digits) => fc.constantFrom(...around(10n ** BigInt(digits)))),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
);

function around(amount: bigint): bigint[] {
  return [amount - 1n, amount, amount + 1n];
}

it('reads every amount exactly', () => {
  fc.assert(
    fc.property(fc.array(amounts), fc.nat(2), (given, more) => {
      const read = readAmounts(`[${given.join(',')}]`, given.length + more);
      expect([...read]).toEqual([...given, ...Array(more).fill(0n)]);
    }),
  );
});
