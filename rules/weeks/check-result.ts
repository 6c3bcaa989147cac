/** Recomputes the split of a closed week and compares (docs/spec/week.md#4-shares-and-rounding). */

import { expectedPool, type ResultInputs, type ResultShare } from './result.ts';
import {
  COUNTED_FORMULA_VERSION,
  FORMULA_VERSION,
  missingHundredths,
  splitCounted,
  splitPool,
} from './rewards.ts';

/** A member whose share differs from the formula's result. Amounts in units. */
export interface ShareDifference {
  readonly memberNumber: number;
  readonly listedUnits: bigint;
  readonly computedUnits: bigint;
}

/** The result of recomputing a week. */
export interface ResultCheck {
  readonly members: number;
  /** The sum of the listed shares, in units. */
  readonly listedUnits: bigint;
  /** The pool that follows from the balance in the result; the listed one if the pool is fixed. In units. */
  readonly expectedPoolUnits: bigint;
  /** The amount that should have been distributed: the pool less what is carried over, or 0 if no member shares it. */
  readonly expectedUnits: bigint;
  /** Members listed with fewer points than the threshold, by number; only the first few. */
  readonly belowThreshold: readonly number[];
  /** The number of shares that differ. */
  readonly differing: number;
  /** The first few of those shares. */
  readonly differences: readonly ShareDifference[];
  /** False if the week was split by another version of the formula: then shares are not compared. */
  readonly isSameFormula: boolean;
  /** True if everything is correct. */
  readonly agrees: boolean;
}

/** The most members that a check lists of each kind. */
const MOST_LISTED = 5;

/**
 * Splits a week's pool again among the members of its result.
 *
 * @throws RangeError when {@link splitPool} rejects the members: points of 0, a repeated number
 */
export function checkResult(inputs: ResultInputs, shares: readonly ResultShare[]): ResultCheck {
  const { poolUnits, policy } = inputs;
  const isSameFormula =
    inputs.formulaVersion === (policy === null ? FORMULA_VERSION : COUNTED_FORMULA_VERSION);
  const members = shares.map((share) => ({
    id: String(share.memberNumber),
    hundredths: share.countedHundredths,
    createdAtMs: share.createdAtMs,
    accountNumber: share.memberNumber,
  }));
  const computed =
    policy === null
      ? splitPool(poolUnits, members)
      : splitCounted({ poolUnits, highestUnits: policy.highestUnits }, members);
  const belowThreshold: number[] = [];
  const differences: ShareDifference[] = [];
  let differing = 0;
  let listedUnits = 0n;
  for (const { memberNumber, hundredths, units } of shares) {
    listedUnits += units;
    if (missingHundredths(hundredths, inputs.thresholdHundredths) > 0) {
      if (belowThreshold.length < MOST_LISTED) belowThreshold.push(memberNumber);
    }
    const computedUnits = computed.get(String(memberNumber)) ?? 0n;
    if (!isSameFormula || computedUnits === units) continue;
    differing += 1;
    if (differences.length < MOST_LISTED) {
      differences.push({ memberNumber, listedUnits: units, computedUnits });
    }
  }
  const expectedPoolUnits = expectedPool(inputs);
  const expectedUnits = [...computed.values()].reduce((sum, units) => sum + units, 0n);
  return {
    members: shares.length,
    listedUnits,
    expectedPoolUnits,
    expectedUnits,
    belowThreshold,
    differing,
    differences,
    isSameFormula,
    agrees:
      isSameFormula &&
      expectedPoolUnits === poolUnits &&
      differing === 0 &&
      belowThreshold.length === 0 &&
      listedUnits === expectedUnits,
  };
}
