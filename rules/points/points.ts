import type { Activity, Cut } from './activities.ts';

/**
 * Activity points and the caps on them (docs/spec/points.md#7-daily-caps). Points are integer hundredths inside (a transfer earns
 * 0.25), JSON numbers outside.
 */

/** The most that all activities with the cap earn together in one UTC day: 20 points, in hundredths. */
export const DAILY_ACTIVITY_CAP_HUNDREDTHS = 2000;

/** How many tips of one UTC day earn points. */
export const DAILY_TIP_LIMIT = 10;

/** The limits of one UTC day. */
export interface DayLimits {
  /** The most that all activities with the cap earn together, in hundredths. */
  readonly capHundredths: number;
  /** How many tips earn points. */
  readonly tips: number;
}

/** A daily activity earns once in this rolling time, in ms: 24 hours (docs/spec/points.md#8-rolling-24-hours). */
export const CLAIM_COOLDOWN_MS = 86_400_000;

/** Up to 10¹² points, a double distinguishes steps of 0.01, with room to spare. */
const MAX_HUNDREDTHS = 100_000_000_000_000;

const FIRST_TIME_MS = -62_135_596_800_000; // 0001-01-01
const LAST_TIME_MS = 253_402_300_799_999; // 9999-12-31, the last day with a four-digit year

/** A member's earnings of today so far: the input of {@link awardRecurring}. */
export interface RecurringDay {
  /** Points from activities with the day's cap on this UTC day, in hundredths; an integer from 0. */
  readonly recurringHundredths: number;
  /** Tips of this UTC day that earned something; an integer from 0. */
  readonly rewardedTips: number;
}

/** The points of one deed, and the reason if they are less than the rule gives. */
export interface RecurringAward {
  /** The booked points, in hundredths: 0 to `fullHundredths`. */
  readonly hundredths: number;
  /** The points by the rule without caps, in hundredths. */
  readonly fullHundredths: number;
  /** The first reason for booking less; null if nothing was cut. */
  readonly cut: null | Cut;
}

/**
 * Computes the points of an activity that earns more than once (docs/spec/points.md#7-daily-caps). The event is recorded in every
 * case; only its points are cut. A partly cut award (the rest of the day's cap) has `hundredths` > 0 and `cut`
 * `daily_activity_cap`. The caller counts a tip as rewarded only when `hundredths` > 0.
 *
 * @param day the member's earnings on this UTC day before this deed
 * @param options `banned`: the member is banned at the deed's time. `coolingDown`: see {@link isCoolingDown}; it applies to daily
 *   activities and is ignored for others. `tooSmall`: a tip below the least one that earns.
 * @param limits of the day, by the rules of the deed's own week
 * @throws RangeError when a figure of `day` is not an integer from 0
 */
export function awardRecurring(
  { hundredths: fullHundredths, type, caps }: Activity,
  day: RecurringDay,
  options: { readonly banned: boolean; readonly coolingDown: boolean; readonly tooSmall: boolean },
  limits: DayLimits,
): RecurringAward {
  requireCount(day.recurringHundredths);
  requireCount(day.rewardedTips);
  const nothing = (cut: Cut) => ({ hundredths: 0, fullHundredths, cut });
  if (options.banned) return nothing('banned');
  if (options.coolingDown && type === 'daily') return nothing('cooldown');
  if (options.tooSmall) return nothing('least_tip');
  if (caps.includes('daily_tip_limit') && day.rewardedTips >= limits.tips) {
    return nothing('daily_tip_limit');
  }
  const left = Math.max(0, limits.capHundredths - day.recurringHundredths);
  if (caps.includes('daily_activity_cap') && left < fullHundredths) {
    return { hundredths: left, fullHundredths, cut: 'daily_activity_cap' };
  }
  return { hundredths: fullHundredths, fullHundredths, cut: null };
}

/**
 * Returns whether a daily activity at `atMs` is too close to one that earned: less than 24 hours before or after. Both directions
 * are checked, because events can arrive out of order and must not earn twice.
 *
 * @param atMs the deed's time
 * @param earnedAtMs times at which the same activity earned the same member points, in any order
 */
export function isCoolingDown(atMs: number, earnedAtMs: readonly number[]): boolean {
  return earnedAtMs.some((earned) => Math.abs(atMs - earned) < CLAIM_COOLDOWN_MS);
}

/**
 * Hundredths to the JSON number of the API: 25 → 0.25, 1600 → 16. Survives printing and parsing without loss.
 *
 * @param hundredths an integer, possibly negative (corrections), at most 10¹⁴ away from 0
 * @throws RangeError outside of that
 */
export function toPoints(hundredths: number): number {
  if (!Number.isInteger(hundredths) || Math.abs(hundredths) > MAX_HUNDREDTHS) {
    throw new RangeError('points are out of range');
  }
  return (hundredths + 0) / 100;
}

/**
 * The JSON number of the API to hundredths: 0.25 → 25. The reverse of {@link toPoints}.
 *
 * @param points a multiple of 0.01, possibly negative, at most 10¹² away from 0
 * @throws RangeError for any other number
 */
export function toHundredths(points: number): number {
  // Adding 0 turns -0 into 0.
  const hundredths = Math.round(points * 100) + 0;
  if (!(Math.abs(hundredths) <= MAX_HUNDREDTHS) || hundredths / 100 !== points) {
    throw new RangeError('points must be a multiple of 0.01 within range');
  }
  return hundredths;
}

/**
 * The UTC calendar day of a time, the day of the daily caps (docs/spec/points.md#7-daily-caps): `2025-02-12`.
 *
 * @param atMs ms since epoch, years 1 to 9999
 * @throws RangeError outside of that
 */
export function utcDay(atMs: number): string {
  if (!(atMs >= FIRST_TIME_MS && atMs <= LAST_TIME_MS))
    throw new RangeError('time is out of range');
  return new Date(atMs).toISOString().slice(0, 10);
}

function requireCount(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('not an integer from 0');
}
