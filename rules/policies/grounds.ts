/** The grounds of an estimate under a policy: why a member's share is what it is, or why there is none. */
import { type Messages, messagesIn } from '../messages/messages.ts';
import { numberText } from '../messages/numbers.ts';
import type { BalanceRule } from './balance.ts';
import { amountText } from './sentences.ts';
import { type CountedWeek, countedSentence } from './words.ts';

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
 * @param m the texts of the reader's language
 */
export function estimateGrounds(
  facts: EstimateFacts,
  code: string,
  m: Messages = messagesIn('en'),
): string {
  const { poolUnits, carriedUnits, cappedUnits, estimate } = facts;
  if (poolUnits === 0n && estimate === null) return m.grounds_off();
  if (facts.isBanned) return m.grounds_banned();
  const coins = (units: bigint) => `${numberText(amountText(units), m.language)} ${code}`;
  return [
    thresholdSentence(facts, coins, m),
    countingSentence(facts, code, m),
    cappedUnits === null ? '' : m.grounds_most({ amount: coins(cappedUnits) }),
    carriedUnits === 0n
      ? ''
      : m.grounds_carried({ amount: coins(carriedUnits), pool: coins(poolUnits) }),
    estimateSentence(facts, coins, m),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/**
 * The same for the API: in English, and in the reader's language if that is another one.
 *
 * @param m left out for English alone
 */
export function groundsIn(
  facts: EstimateFacts,
  code: string,
  m?: Messages,
): { text: string; translation?: string } {
  const text = estimateGrounds(facts, code);
  if (m === undefined || m.language === 'en') return { text };
  return { text, translation: estimateGrounds(facts, code, m) };
}

type Coins = (units: bigint) => string;

function estimateSentence({ estimate }: EstimateFacts, coins: Coins, m: Messages): string {
  if (estimate === null) return '';
  const { partHundredths, mostUnits, lookedAtMs } = estimate;
  const rule = { part: partHundredths / 100, most: coins(mostUnits) };
  return lookedAtMs === null ? m.grounds_unknown(rule) : m.grounds_estimate(rule);
}

function thresholdSentence(facts: EstimateFacts, coins: Coins, m: Messages): string {
  const { pointsNeeded: points, counted, poolUnits, estimate } = facts;
  if (points === 0) return '';
  if (poolUnits === 0n && estimate !== null) {
    return counted === null ? m.grounds_more({ points }) : m.grounds_more_counted({ points });
  }
  const more = { points, pool: coins(poolUnits) };
  return counted === null ? m.grounds_more_of(more) : m.grounds_more_of_counted(more);
}

function countingSentence(facts: EstimateFacts, code: string, m: Messages): string {
  const { counted, activityPoints: points, pointsNeeded } = facts;
  if (counted !== null) return countedSentence(counted, code, m);
  return pointsNeeded > 0 ? '' : m.grounds_all({ points });
}
