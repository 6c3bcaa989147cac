/** Compares the figures of a week's result with its policy: the split alone follows from any figures. */
import { parseAmount } from '../amounts.ts';
import { toHundredths } from '../points/points.ts';
import { balanceRuleOf } from '../policies/balance.ts';
import type { Policy } from '../policies/policy.ts';
import type { ResultInputs, ResultShare } from './result.ts';

/**
 * The figures that do not follow from the policy. Which weeks are a community's first ones does not stand in a result, so the
 * highest share may be that of a young community in any week.
 *
 * @param inputs of a week with a policy
 * @param leftUnits the part that the week before left; withheld shares may add to it
 */
export function unlikePolicy(
  inputs: ResultInputs,
  document: Policy,
  leftUnits = 0n,
): ('threshold' | 'pool' | 'highest share')[] {
  const { poolUnits, thresholdHundredths, policy } = inputs;
  const { counting, minActivityThreshold, highestShare, weeklyPool } = document;
  const rule = balanceRuleOf(document);
  const balance = policy?.balance ?? null;
  const isSameRule =
    rule?.partHundredths === balance?.partHundredths && rule?.mostUnits === balance?.mostUnits;
  const carriedUnits = balance?.carriedUnits ?? poolUnits - parseAmount(weeklyPool);
  const percents = [
    highestShare,
    ...(counting.kind === 'backed' ? [counting.highestShareWhileYoung] : []),
  ];
  const highest = percents.map((percent) => (poolUnits * BigInt(percent)) / 100n);
  return [
    ...(thresholdHundredths === toHundredths(minActivityThreshold) ? [] : ['threshold' as const]),
    ...(isSameRule && carriedUnits >= leftUnits ? [] : ['pool' as const]),
    ...(policy && highest.includes(policy.highestUnits) ? [] : ['highest share' as const]),
  ];
}

/** The units that a week leaves to the next one's pool. */
export function leftUnits(
  { poolUnits, policy }: ResultInputs,
  shares: readonly Pick<ResultShare, 'units'>[],
): bigint {
  return policy === null ? 0n : shares.reduce((left, { units }) => left - units, poolUnits);
}
