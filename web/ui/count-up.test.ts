import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '#web/messages.ts';
import { countUpValue, Digits, neededDecimals } from './count-up.tsx';

const amount = fc.bigInt({ min: 0n, max: 2n ** 62n });

it.each([
  ['de', '<span aria-hidden="true">'],
  ['ar', '<span dir="ltr" aria-hidden="true">'],
] as const)('keeps the digits of a figure in order in %s', (language, start) => {
  setLanguage(language);
  const html = renderToStaticMarkup(createElement(Digits, { text: '28' }));
  setLanguage('en');
  const cells = ['2', '8'].map((digit) => `<span class="digit-cell">${digit}</span>`).join('');
  expect(html).toBe(`<span class="sr-only">28</span>${start}${cells}</span>`);
});

describe('countUpValue', () => {
  it.each([
    [Number.NaN, 0n],
    [-1, 0n],
    [0, 0n],
    [0.5, 875_000n],
    [1, 1_000_000n],
    [7, 1_000_000n],
  ])('at %d of the way shows %s of a million', (progress, shown) => {
    expect(countUpValue(0n, 1_000_000n, progress)).toBe(shown);
  });

  it('stays between the ends, never runs backwards and arrives exactly', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, first, second) => {
          const [from, to] = a < b ? [a, b] : [b, a];
          const earlier = countUpValue(from, to, Math.min(first, second));
          const later = countUpValue(from, to, Math.max(first, second));
          expect(earlier >= from && later <= to && earlier <= later).toBe(true);
          expect(countUpValue(from, to, 1)).toBe(to);
          expect(countUpValue(to, from, 1)).toBe(from);
        },
      ),
    );
  });
});

describe('neededDecimals', () => {
  it.each([
    [100_000_000n, 2, 4, 2],
    [150_000_000n, 2, 4, 2],
    [123_400_000n, 2, 4, 3],
    [123_450_000n, 2, 4, 4],
    [123_456_789n, 2, 4, 4],
    [123_456_789n, 2, 2, 2],
    [0n, 2, 4, 2],
  ])('%s units between %d and %d decimals take %d', (units, min, max, decimals) => {
    expect(neededDecimals(units, min, max)).toBe(decimals);
  });
});
