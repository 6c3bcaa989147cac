import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MARK_UNITS, markedAmount } from './payment-requests.ts';

describe('markedAmount', () => {
  const mark = fc.bigInt({ min: 1n, max: MAX_MARK_UNITS });

  it('is a little more than the requested amount, and never taken', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 14n }),
        mark,
        fc.array(mark),
        (asked, at, marks) => {
          const taken = new Set([...marks, at].map((each) => asked + each));
          const due = markedAmount(asked, taken, at);
          expect(due !== null && due > asked && due <= asked + MAX_MARK_UNITS).toBe(true);
          expect(due !== null && taken.has(due)).toBe(false);
          expect(due !== null && due % 100n === 0n).toBe(false);
        },
      ),
    );
  });

  it('takes the drawn mark if it is free, else the next one, and gives up if none is', () => {
    expect(markedAmount(100n, new Set(), 7n)).toBe(107n);
    expect(markedAmount(100n, new Set([107n]), 7n)).toBe(108n);
    const last = 100n + MAX_MARK_UNITS;
    expect(markedAmount(100n, new Set([last]), MAX_MARK_UNITS)).toBe(101n);
    const all = new Set(Array.from({ length: Number(MAX_MARK_UNITS) }, (_, i) => 101n + BigInt(i)));
    expect(markedAmount(100n, all, 7n)).toBeNull();
  });

  it.each([
    // 24.9999995 with a mark of 50 would be the 25 that somebody else may pay.
    [2_499_999_950n, 50n, 2_500_000_001n],
    [2_499_999_950n, 49n, 2_499_999_999n],
    [2_500_000_000n, 99n, 2_500_000_099n],
    [2_500_000_000n, 100n, 2_500_000_101n],
    [1n, 99n, 101n],
  ])('of %s with a mark of %s is %s, with more decimals than people write', (asked, at, due) => {
    expect(markedAmount(asked, new Set(), at)).toBe(due);
  });
});
