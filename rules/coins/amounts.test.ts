import { describe, expect, it } from 'vitest';
import { UNITS_PER_COIN } from '../amounts.ts';
import { confirmationsNeeded, leastPayment, payoutFeeReserve } from './amounts.ts';
import { JUNKCOIN } from './junkcoin.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from './presets.ts';

describe('the amounts of a coin', () => {
  it('are those of docs/spec for Junkcoin', () => {
    expect(leastPayment(JUNKCOIN)).toBe(100_000n);
    expect(payoutFeeReserve(JUNKCOIN)).toBe(5_000_000n);
  });

  it.each(COIN_PRESET_NAMES)('pay no dust of %s, and less than a payment in fees', (name) => {
    const coin = COIN_PRESETS[name];
    expect(leastPayment(coin)).toBeGreaterThanOrEqual(coin.dustUnits);
    // A payment by the coin's own wallet is a quarter of a kilobyte.
    expect(leastPayment(coin)).toBeGreaterThan(coin.feePerKilobyte.usual / 4n);
  });

  it.each([
    [1n, 1],
    [1_000n * UNITS_PER_COIN - 1n, 1],
    [1_000n * UNITS_PER_COIN, 6],
    [10_000n * UNITS_PER_COIN, 6],
    [10_000n * UNITS_PER_COIN + 1n, 20],
  ])('need, for %d units of Junkcoin, %d confirmations', (units, needed) => {
    expect(confirmationsNeeded(units, JUNKCOIN)).toBe(needed);
  });

  it('need as many confirmations as the coin asks for', () => {
    const coin = { ...JUNKCOIN, confirmations: { counted: 3, deep: 30 } };
    const needed = [1n, 5_000n * UNITS_PER_COIN, 50_000n * UNITS_PER_COIN].map((units) =>
      confirmationsNeeded(units, coin),
    );
    expect(needed).toEqual([3, 30, 30]);
  });
});
