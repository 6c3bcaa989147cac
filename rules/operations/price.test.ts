import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PRICE_PATH,
  findPrice,
  isPricePath,
  PRICE_OLD_MS,
  PRICE_TOO_OLD_MS,
  priceStanding,
} from './price.ts';

describe('the price in an answer', () => {
  // [the value in the response, the price]
  it.each<[unknown, string | null]>([
    [0.0123, '0.0123'],
    [1, '1'],
    [100, '100'],
    [120.5, '120.5'],
    [999_999_999, '999999999'],
    [1e-7, '0.0000001'],
    [1.25e-7, '0.000000125'],
    [1e-12, '0.000000000001'],
    ['0.0123', '0.0123'],
    ['0.0123000', '0.0123'],
    ['10.0', '10'],
    ['0.12345678901299', '0.123456789012'],
    // Nothing, too small, too large, not a number.
    [0, null],
    ['0', null],
    ['0.000', null],
    [1e-13, null],
    ['0.0000000000009', null],
    [-1, null],
    [-1e-9, null],
    [1_000_000_000, null],
    [1e21, null],
    ['1000000000', null],
    ['10000000000000', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['1e-3', null],
    ['1,5', null],
    ['$1', null],
    [' 1', null],
    ['', null],
    ['1'.repeat(1000), null],
    [`0.1${'1'.repeat(1000)}`, null],
    [null, null],
    [true, null],
    [{}, null],
    [[1], null],
  ])('of %j is %j', (value, price) => {
    expect(findPrice({ junkcoin: { usd: value } }, DEFAULT_PRICE_PATH)).toBe(price);
  });

  it.each<[string, unknown, string | null]>([
    ['/data/0/price', { data: [{ price: 2 }] }, '2'],
    ['/a~1b/~0c', { 'a/b': { '~c': 2 } }, '2'],
    ['/~01', { '~1': 2 }, '2'],
    ['/', { '': 2 }, '2'],
    ['/data/1/price', { data: [{ price: 2 }] }, null],
    ['/usd', 2, null],
    ['/usd', null, null],
    ['/usd/length', { usd: 'abc' }, null],
    // Properties that every object inherits are not part of the response.
    ['/constructor/length', {}, null],
    ['/__proto__/x', {}, null],
  ])('is found at %s', (path, answer, price) => {
    expect(findPrice(answer, path)).toBe(price);
  });

  it.each<[string, boolean]>([
    ['/junkcoin/usd', true],
    ['/a~0~1/0/', true],
    ['/', true],
    ['junkcoin/usd', false],
    ['$.usd', false],
    ['/a~2', false],
    ['/a~', false],
    ['', false],
    [`/${'a'.repeat(199)}`, true],
    [`/${'a'.repeat(200)}`, false],
  ])('is looked for at %s: %s', (path, isPath) => {
    expect(isPricePath(path)).toBe(isPath);
  });

  it.each([
    [0, 'fresh'],
    [PRICE_OLD_MS, 'fresh'],
    [PRICE_OLD_MS + 1, 'old'],
    [PRICE_TOO_OLD_MS, 'old'],
    [PRICE_TOO_OLD_MS + 1, 'too_old'],
  ])('after %i ms is %s', (ageMs, standing) => {
    expect(priceStanding(ageMs)).toBe(standing);
  });
});
