/** The grounds of an estimate under a policy: why a member's share is what it is, or why there is none. */
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
  /** The most that one member gets, if the member would get it; otherwise null. */
  readonly cappedUnits: bigint | null;
}

/**
 * One to four sentences, such as `10 of your 14 points count for the pool: Anne and Ben backed you, 5 points each.`
 *
 * @param code of the coin
 */
export function estimateGrounds(facts: EstimateFacts, code: string): string {
  const { poolUnits, carriedUnits, cappedUnits } = facts;
  if (poolUnits === 0n) return 'The weekly rewards are off: the pool is 0.';
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
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function thresholdSentence({ pointsNeeded, counted, poolUnits }: EstimateFacts, code: string) {
  if (pointsNeeded === 0) return '';
  const by = counted === null ? '' : ', in proportion to your points that count';
  return `${pointsText(pointsNeeded)} more, and you share the pool of ${amountText(poolUnits)} ${code}${by}.`;
}

function countingSentence({ counted, activityPoints, pointsNeeded }: EstimateFacts, code: string) {
  if (counted !== null) return countedSentence(counted, code);
  if (pointsNeeded > 0) return '';
  return `${allText(activityPoints)} for the pool.`;
}
