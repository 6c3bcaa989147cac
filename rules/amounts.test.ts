import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatAmountFixed,
  isAmount,
  MAX_UNITS,
  parseAmount,
  parseSum,
  UNITS_PER_COIN,
  unitsToUsd,
} from './amounts.ts';

describe('parseAmount', () => {
  it.each([
    ['0', 0n],
    ['1', 100_000_000n],
    ['0.25', 25_000_000n],
    ['1.50', 150_000_000n],
    ['0.00000001', 1n],
    ['0.10000000', 10_000_000n],
    ['90071992.54740991', 9_007_199_254_740_991n],
    ['90071992.54740993', 9_007_199_254_740_993n],
    ['9999999999.99999999', 999_999_999_999_999_999n],
    ['10000000000', MAX_UNITS],
  ])('reads %s', (text, units) => {
    expect(parseAmount(text)).toBe(units);
    expect(isAmount(text)).toBe(true);
  });

  it.each([
    ['', ' ', ' 1', '1 ', '1\n', '+1', '-1', '-0', '01', '00', '.5', '1.', '.', '1..2', '1.2.3'],
    ['1e3', '1E3', '0x10', '1,5', '1,000', '1_000', 'NaN', 'Infinity', '٣', '１', '1n', 'null'],
    ['0.000000001', '1.123456789', '0.000000000', '10000000000.00000001', '10000000001'],
    ['99999999999', '100000000000', '9'.repeat(100_000), `0.${'0'.repeat(100_000)}`],
  ])('refuses text that is not exactly an amount (%#)', (...texts) => {
    for (const text of texts) {
      expect(() => parseAmount(text), JSON.stringify(text.slice(0, 40))).toThrow(RangeError);
      expect(isAmount(text)).toBe(false);
    }
  });

  it('round-trips every amount it can read', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_UNITS }), (units) => {
        expect(parseAmount(formatAmount(units))).toBe(units);
        expect(parseAmount(formatAmountFixed(units, 8))).toBe(units);
      }),
    );
  });

  it('stays within a 64-bit column, with room for sums', () => {
    expect(MAX_UNITS * 9n).toBeLessThan(2n ** 63n);
  });
});

describe('parseSum', () => {
  it('round-trips what is written, far above a single amount and below 0', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (units) => {
        expect(parseSum(formatAmount(units))).toBe(units);
        expect(parseSum(formatAmountFixed(units, 8))).toBe(units);
      }),
    );
  });

  it.each([
    '',
    '-',
    '--1',
    '+1',
    '01',
    '.5',
    '1.',
    '1.123456789',
    '1,000',
    '1e3',
    '9'.repeat(100_000),
  ])('refuses %.20s', (text) => {
    expect(() => parseSum(text)).toThrow(RangeError);
  });
});

describe('formatAmount', () => {
  it.each([
    [0n, '0'],
    [1n, '0.00000001'],
    [-1n, '-0.00000001'],
    [25_000_000n, '0.25'],
    [-350_000_000n, '-3.5'],
    [100_000_000n, '1'],
    [1_000_000_000n, '10'],
    [10_000_000_000n, '100'],
    [-10_000_000_000n, '-100'],
    [10_010_000_000n, '100.1'],
    [2n ** 63n, '92233720368.54775808'],
  ])('writes %s units as %s', (units, text) => {
    expect(formatAmount(units)).toBe(text);
  });
});

describe('formatAmountFixed', () => {
  it.each([
    [0n, 2, '0.00'],
    [499_999n, 2, '0.00'],
    [500_000n, 2, '0.01'],
    [-499_999n, 2, '0.00'],
    [-500_000n, 2, '-0.01'],
    [99_499_999n, 2, '0.99'],
    [99_500_000n, 2, '1.00'],
    [123_455_000n, 4, '1.2346'],
    [123_454_999n, 4, '1.2345'],
    [123_456_789n, 8, '1.23456789'],
    [149_999_999n, 0, '1'],
    [150_000_000n, 0, '2'],
    [-150_000_000n, 0, '-2'],
    [49_999_999n, 0, '0'],
  ])('rounds %s units to %i decimals: %s', (units, decimals, text) => {
    expect(formatAmountFixed(units, decimals)).toBe(text);
  });

  it.each([
    [99_900_000_000n, 2, '999.00'],
    [100_000_000_000n, 2, '1,000.00'],
    [-100_000_000_000n, 2, '-1,000.00'],
    [99_999_999_999_999n, 0, '1,000,000'],
    [123_456_712_345_678n, 8, '1,234,567.12345678'],
  ])('groups thousands: %s units with %i decimals: %s', (units, decimals, text) => {
    expect(formatAmountFixed(units, decimals, true)).toBe(text);
  });

  it.each([-1, 9, 1.5, Number.NaN])('refuses %s decimals', (decimals) => {
    expect(() => formatAmountFixed(1n, decimals)).toThrow(RangeError);
  });

  it('is off by at most half its last digit, and symmetric around 0', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(2n ** 70n), 2n ** 70n),
        fc.integer({ min: 0, max: 8 }),
        (units, n) => {
          const text = formatAmountFixed(units, n, true);
          const scaled = BigInt(text.replace(/[.,]/g, '')) * 10n ** BigInt(8 - n);
          const off = scaled > units ? scaled - units : units - scaled;
          expect(off * 2n).toBeLessThanOrEqual(n === 8 ? 0n : 10n ** BigInt(8 - n));
          const mirrored = formatAmountFixed(-units, n, true);
          expect(mirrored.replace('-', '')).toBe(text.replace('-', ''));
        },
      ),
    );
  });
});

describe('unitsToUsd', () => {
  it.each([
    [UNITS_PER_COIN, '1', '1.00'],
    [UNITS_PER_COIN, '0', '0.00'],
    [0n, '123.45', '0.00'],
    [UNITS_PER_COIN, '0.004', '0.00'],
    [UNITS_PER_COIN, '0.005', '0.01'],
    [-UNITS_PER_COIN, '0.005', '-0.01'],
    [-UNITS_PER_COIN, '0.004', '0.00'],
    [1n, '499999.999999999999', '0.00'],
    [1n, '500000', '0.01'],
    [123_456_789n, '0.123456789012', '0.15'],
    [2n ** 62n, '999999999999.99', '46116860184273417871398.16'],
  ])('%s units at %s are %s dollars', (units, price, usd) => {
    expect(unitsToUsd(units, price)).toBe(usd);
  });

  it.each(['', '-1', '1.', '.5', '01', '1e-3', '0.1234567890123', '1000000000000', ' 1', '1,5'])(
    'refuses the price %j',
    (price) => {
      expect(() => unitsToUsd(1n, price)).toThrow(RangeError);
    },
  );

  it('does not depend on trailing zeros in the price', () => {
    const price = fc.tuple(fc.nat(), fc.nat({ max: 999 }));
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 64n), 2n ** 64n), price, (units, [whole, decimals]) => {
        const text = `${whole}.${String(decimals).padStart(3, '0')}`;
        expect(unitsToUsd(units, `${text}000000000`)).toBe(unitsToUsd(units, text));
      }),
    );
  });
});
