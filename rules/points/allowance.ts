import type { EarningRules } from './earning.ts';
import {
  CLAIM_COOLDOWN_MS,
  type DayLimits,
  type RecurringAward,
  type RecurringDay,
} from './points.ts';

/** The points that an event earned, and what a day still allows (docs/spec/points.md#7-daily-caps). */

const DAY_MS = 86_400_000;

/** One ledger line that an event wrote for a member. In hundredths of a point. */
export interface EarnedLine {
  readonly rule: string;
  readonly hundredths: number;
  readonly fullHundredths: number;
  readonly cut: RecurringAward['cut'];
  /** The rules by which it was judged. */
  readonly earning: EarningRules;
}

/** The rest of a member's limits on a UTC day. */
export interface Allowance {
  /** The number of tips that can still earn today, within the day's points. */
  readonly tipsLeft: number;
  /** The points that activities with the day's cap can still earn today, in hundredths. */
  readonly hundredthsLeft: number;
  /** When both limits reset: the next 00:00 UTC, ms. */
  readonly resetsAtMs: number;
  /** When each daily activity can earn again, ms, by its id; without those that can earn now. */
  readonly claimAtMs: ReadonlyMap<string, number>;
}

/**
 * Computes the rest of a day's limits.
 *
 * @param day the member's earnings on the UTC day of `nowMs`
 * @param earnedAtMs when each daily activity last earned, by its id; without those that never did
 * @param limits by the rules of the running week
 */
export function allowanceOf(
  day: RecurringDay,
  earnedAtMs: ReadonlyMap<string, number>,
  nowMs: number,
  limits: DayLimits,
): Allowance {
  const hundredthsLeft = Math.max(0, limits.capHundredths - day.recurringHundredths);
  const tipsLeft = Math.max(0, limits.tips - day.rewardedTips);
  const claims = [...earnedAtMs].map(([id, atMs]) => [id, atMs + CLAIM_COOLDOWN_MS] as const);
  return {
    tipsLeft: hundredthsLeft === 0 ? 0 : tipsLeft,
    hundredthsLeft,
    resetsAtMs: nextUtcDayMs(nowMs),
    claimAtMs: new Map(claims.filter(([, againMs]) => againMs > nowMs)),
  };
}

function nextUtcDayMs(nowMs: number): number {
  return (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
}
