import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, pointsText, quantityText } from './figures.ts';

describe('pointsText', () => {
  it.each([
    [0, '0'],
    [0.01, '0.01'],
    [0.25, '0.25'],
    [0.5, '0.5'],
    [10, '10'],
    [999.99, '999.99'],
    [1000, '1,000'],
    [1_234_567.1, '1,234,567.1'],
    [-0.25, '-0.25'],
    [-1000, '-1,000'],
  ])('%d → %s', (points, text) => {
    expect(pointsText(points)).toBe(text);
  });

  it('keeps the number exactly', () => {
    const hundredths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(Number(pointsText(value / 100).replaceAll(',', ''))).toBe(value / 100);
      }),
    );
  });
});

describe('countText', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_000_000, '1,000,000'],
  ])('%d → %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY])('shows no %s', (count) => {
    // A response may lack the field, whatever its type says.
    expect(() => countText(count as number)).toThrow('not a number');
  });
});

describe('quantityText', () => {
  it.each([
    ['0', '0 tips'],
    ['1', '1 tip'],
    ['0.25', '0.25 tips'],
    ['1,001', '1,001 tips'],
  ])('%s', (amount, text) => {
    expect(quantityText(amount, 'tip')).toBe(text);
  });
});
