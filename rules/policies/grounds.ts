/** The grounds of an estimate under a policy: why a member's share is what it is, or why there is none. */
import type { BalanceRule } from './balance.ts';
import { partOfBalance } from './describe.ts';
import { amountText } from './sentences.ts';
import { allText, type CountedWeek, countedSentence, pointsText } from './words.ts';

/** A member's running week under a dated policy. Points as JSON numbers, amounts in units. */
export interface EstimateFacts {
  readonly activityPoints: number;
  /** Missing to the threshold; 0 once it is reached. */
  readonly pointsNeeded: number;
  readonly isBanned: boolean;
  /** Null where all points count. */
  readonly counted: CountedWeek | null;
  /** With what earlier weeks left to it. */
  readonly poolUnits: bigint;
  readonly carriedUnits: bigint;
  /** The rule of a pool whose balance is not read yet; `lookedAtMs` is null if nobody could look at it. Null once the pool is known. */
  readonly estimate: (BalanceRule & { readonly lookedAtMs: number | null }) | null;
  /** The most that one member gets, if the member would get it; otherwise null. */
  readonly cappedUnits: bigint | null;
}

/**
 * One to five sentences, such as `10 of your 14 points count for the pool: Anne and Ben backed you, 5 points each.`
 *
 * @param code of the coin
 */
export function estimateGrounds(facts: EstimateFacts, code: string): string {
  const { poolUnits, carriedUnits, cappedUnits, estimate } = facts;
  if (poolUnits === 0n && estimate === null) return 'The weekly rewards are off: the pool is 0.';
  if (facts.isBanned) return 'A banned account has no share of the pool.';
  return [
    thresholdSentence(facts, code),
    countingSentence(facts, code),
    cappedUnits === null
      ? ''
      : `No member gets more than ${amountText(cappedUnits)} ${code} of it.`,
    carriedUnits === 0n
      ? ''
      : `Earlier weeks left ${amountText(carriedUnits)} ${code} of the pool of ${amountText(poolUnits)} ${code}.`,
    estimateSentence(facts, code),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function estimateSentence({ estimate }: EstimateFacts, code: string): string {
  if (estimate === null) return '';
  const known = estimate.lookedAtMs === null ? 'not known yet' : 'an estimate';
  return `The pool is ${known}: it will be ${partOfBalance(estimate, code)}.`;
}

function thresholdSentence(facts: EstimateFacts, code: string): string {
  const { pointsNeeded, counted, poolUnits, estimate } = facts;
  if (pointsNeeded === 0) return '';
  const by = counted === null ? '' : ', in proportion to your points that count';
  const isUnknown = poolUnits === 0n && estimate !== null;
  const pool = isUnknown ? 'the pool' : `the pool of ${amountText(poolUnits)} ${code}`;
  return `${pointsText(pointsNeeded)} more, and you share ${pool}${by}.`;
}

function countingSentence({ counted, activityPoints, pointsNeeded }: EstimateFacts, code: string) {
  if (counted !== null) return countedSentence(counted, code);
  if (pointsNeeded > 0) return '';
  return `${allText(activityPoints)} for the pool.`;
}
