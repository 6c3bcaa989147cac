import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceRuleOf, poolOfBalance } from './balance.ts';

describe('balanceRuleOf', () => {
  it.each([
    ['a fixed pool', { weeklyPool: '500' }, null],
    ['rewards that are off', { weeklyPool: '0', balancePart: 5 }, null],
    ['the least part', { weeklyPool: '0.00000001', balancePart: 0.01 }, [1, 1n]],
    ['all', { weeklyPool: '2', balancePart: 100 }, [10_000, 200_000_000n]],
  ] as const)('%s', (_, policy, rule) => {
    expect(balanceRuleOf(policy)).toEqual(rule && { partHundredths: rule[0], mostUnits: rule[1] });
  });

  it.each([0.001, Number.NaN])('refuses a part of %s', (balancePart) => {
    expect(() => balanceRuleOf({ weeklyPool: '0', balancePart })).toThrow(RangeError);
  });
});

describe('poolOfBalance', () => {
  const rule = (partHundredths: number, mostUnits = 50_000_000_000n) => ({
    partHundredths,
    mostUnits,
  });

  it.each([
    ['a tenth', rule(1000), 1_000n, 100n],
    ['rounded down', rule(1000), 1_009n, 100n],
    ['a hundredth of a percent', rule(1), 10_000n, 1n],
    ['less than a unit', rule(1), 9_999n, 0n],
    ['all', rule(10_000), 7n, 7n],
    ['just below the ceiling', rule(5000, 10n), 19n, 9n],
    ['at the ceiling', rule(5000, 10n), 20n, 10n],
    ['above it', rule(5000, 10n), 22n, 10n],
    ['nothing is free', rule(5000), 0n, 0n],
    ['more is owed than there is', rule(5000), -1n, 0n],
  ])('%s', (_, each, free, pool) => {
    expect(poolOfBalance(each, free)).toBe(pool);
  });

  it('is never above the ceiling or the free coins, never falls as they rise, and is exact', () => {
    const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    const part = fc.integer({ min: 1, max: 10_000 });
    const most = fc.bigInt({ min: 1n, max: 10n ** 18n });
    fc.assert(
      fc.property(part, most, units, (partHundredths, mostUnits, free) => {
        const pool = poolOfBalance({ partHundredths, mostUnits }, free);
        const exact = free <= 0n ? 0n : (free * BigInt(partHundredths)) / 10_000n;
        expect(pool).toBe(exact < mostUnits ? exact : mostUnits);
        expect(pool >= 0n && (free < 0n || pool <= free)).toBe(true);
        expect(poolOfBalance({ partHundredths, mostUnits }, free + 1n) >= pool).toBe(true);
      }),
    );
  });
});
