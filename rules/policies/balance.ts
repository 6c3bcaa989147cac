import { parseAmount } from '../amounts.ts';
import { toHundredths } from '../points/points.ts';
import type { Policy } from './policy.ts';

/** A pool that is a part of the wallet's balance (docs/spec/week.md#2-pool-and-threshold). */
export interface BalanceRule {
  /** The part, in hundredths of a percent: 1 to 10,000. */
  readonly partHundredths: number;
  /** The most that the pool can be, in units, above 0. */
  readonly mostUnits: bigint;
}

/**
 * The rule of a policy whose pool is a part of a balance; null if the pool is fixed or switched off, because neither needs a balance.
 *
 * @throws RangeError for an amount or a part that is not one
 */
export function balanceRuleOf({
  weeklyPool,
  balancePart,
}: Pick<Policy, 'weeklyPool' | 'balancePart'>): BalanceRule | null {
  const mostUnits = parseAmount(weeklyPool);
  if (balancePart === undefined) return null;
  const partHundredths = toHundredths(balancePart);
  return mostUnits === 0n ? null : { partHundredths, mostUnits };
}

/**
 * The pool that the rule makes, without what earlier weeks left: the part, rounded down to the unit, and at most the ceiling.
 *
 * @param freeUnits the balance less the debts, in units; a negative one makes no pool
 * @returns units, from 0
 */
export function poolOfBalance(
  { partHundredths, mostUnits }: BalanceRule,
  freeUnits: bigint,
): bigint {
  if (freeUnits <= 0n) return 0n;
  const part = (freeUnits * BigInt(partHundredths)) / 10_000n;
  return part < mostUnits ? part : mostUnits;
}
