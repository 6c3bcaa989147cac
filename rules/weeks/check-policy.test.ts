import { describe, expect, it } from 'vitest';
import { BACKED, CLASSIC } from '../policies/policy.ts';
import { leftUnits, unlikePolicy } from './check-policy.ts';
import type { ResultInputs, ResultPolicy } from './result.ts';

const COIN = 100_000_000n;
const POLICY: ResultPolicy = { hash: 'ab'.repeat(32), highestUnits: 500n * COIN, balance: null };

function resultOf(
  { highestUnits, balance }: Partial<ResultPolicy> = {},
  changed: Partial<ResultInputs> = {},
): ResultInputs {
  return {
    week: '2026-03-08',
    poolUnits: 500n * COIN,
    thresholdHundredths: 500,
    formulaVersion: 2,
    policy: { ...POLICY, ...(highestUnits && { highestUnits }), ...(balance && { balance }) },
    ...changed,
  };
}

describe('the figures of a week', () => {
  it('are those of its policy', () => {
    expect(unlikePolicy(resultOf(), CLASSIC)).toEqual([]);
    const other = resultOf({ highestUnits: 499n * COIN }, { thresholdHundredths: 501 });
    expect(unlikePolicy(other, CLASSIC)).toEqual(['threshold', 'highest share']);
  });

  it('are a pool with what the week before left, or more', () => {
    const more = resultOf({ highestUnits: 600n * COIN }, { poolUnits: 600n * COIN });
    expect(unlikePolicy(more, CLASSIC, 100n * COIN)).toEqual([]);
    expect(unlikePolicy(more, CLASSIC, 100n * COIN + 1n)).toEqual(['pool']);
    const less = resultOf({ highestUnits: 499n * COIN }, { poolUnits: 499n * COIN });
    expect(unlikePolicy(less, CLASSIC)).toEqual(['pool']);
    expect(leftUnits(more, [{ units: 450n * COIN }, { units: 50n * COIN }])).toBe(100n * COIN);
    expect(leftUnits({ ...more, policy: null }, [])).toBe(0n);
  });

  it('are a highest share of a young community or of a later one', () => {
    for (const highestUnits of [100n * COIN, 500n * COIN]) {
      expect(unlikePolicy(resultOf({ highestUnits }), BACKED)).toEqual([]);
    }
    expect(unlikePolicy(resultOf({ highestUnits: 200n * COIN }), BACKED)).toEqual([
      'highest share',
    ]);
  });

  it('are the part of a balance that the policy says, with what the week before left', () => {
    const part = { ...CLASSIC, balancePart: 10 };
    const balance = {
      partHundredths: 1_000,
      mostUnits: 500n * COIN,
      balanceUnits: 5_000n * COIN,
      debtsUnits: 0n,
      height: 7,
      carriedUnits: 0n,
    };
    expect(unlikePolicy(resultOf({ balance }), part)).toEqual([]);
    expect(unlikePolicy(resultOf({ balance }), part, 1n)).toEqual(['pool']);
    for (const wrong of [{ partHundredths: 999 }, { mostUnits: 600n * COIN }]) {
      const listed = resultOf({ balance: { ...balance, ...wrong } });
      expect(unlikePolicy(listed, part)).toEqual(['pool']);
    }
    expect(unlikePolicy(resultOf(), part)).toEqual(['pool']);
    expect(unlikePolicy(resultOf({ balance }), CLASSIC)).toEqual(['pool']);
  });
});
