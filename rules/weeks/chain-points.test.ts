import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainPercent, chainProblem } from './chain-points.ts';

describe('the percentage of points on the chain', () => {
  it.each([
    [0, 0, 0],
    [0, 500, 0],
    [1, 500, 0],
    [4, 500, 0],
    [5, 500, 1],
    [499, 500, 99],
    [500, 500, 100],
    // A correction took points of an earlier week.
    [600, 500, 100],
    [100, 0, 100],
  ])('%i of %i is %i %%', (hundredths, all, percent) => {
    expect(chainPercent(hundredths, all)).toBe(percent);
  });
});

describe('a transaction that tips name', () => {
  it.each([
    ['is not on the chain', [5n], null, { kind: 'missing' }],
    ['is in no block', [5n], { isConfirmed: false, outputUnits: [5n] }, { kind: 'unconfirmed' }],
    ['pays one of two', [5n, 7n], { isConfirmed: true, outputUnits: [5n, 9n] }, unpaid(7n)],
    ['has no outputs', [5n], { isConfirmed: true, outputUnits: [] }, unpaid(5n)],
    ['pays a unit more', [5n], { isConfirmed: true, outputUnits: [6n] }, unpaid(5n)],
  ] as const)('%s', (_, amounts, evidence, problem) => {
    expect(chainProblem(amounts, evidence)).toEqual(problem);
  });

  const amount = fc.bigInt({ min: 1n, max: 4n });

  it('pays tips exactly if each amount occurs in its outputs at least as often', () => {
    const countOf = (all: readonly bigint[], units: bigint) =>
      all.filter((each) => each === units).length;
    fc.assert(
      fc.property(fc.array(amount), fc.array(amount), (amounts, outputUnits) => {
        const isPaid = amounts.every(
          (units) => countOf(outputUnits, units) >= countOf(amounts, units),
        );
        expect(chainProblem(amounts, { isConfirmed: true, outputUnits }) === null).toBe(isPaid);
      }),
    );
  });
});

function unpaid(units: bigint) {
  return { kind: 'unpaid', units };
}
