import {
  CLAIM_COOLDOWN_MS,
  DAILY_ACTIVITY_CAP_HUNDREDTHS,
  DAILY_TIP_LIMIT,
  type RecurringAward,
  type RecurringDay,
} from './points.ts';

/**
 * What an action has earned, what was cut, and when more can be earned: said after everything that earns (decision 9).
 */

const DAY_MS = 86_400_000;

/** One line of the ledger that an event wrote for a member. In hundredths of a point. */
export interface EarnedLine {
  readonly rule: string;
  readonly hundredths: number;
  readonly fullHundredths: number;
  readonly cut: RecurringAward['cut'];
}

/** What a member can still earn on a UTC day. */
export interface Allowance {
  /** Tips that still earn today, as far as the day's points allow. */
  readonly tipsLeft: number;
  /** Points of tips, sends, /gm and /faucet that are left today, in hundredths. */
  readonly hundredthsLeft: number;
  /** When both begin anew: the next 00:00 UTC, ms. */
  readonly resetsAtMs: number;
  /** When /gm and /faucet can earn again, ms; null: now. */
  readonly gmAtMs: number | null;
  readonly faucetAtMs: number | null;
}

export interface PointsReceipt {
  readonly lines: readonly EarnedLine[];
  /** Together, in hundredths. */
  readonly hundredths: number;
  readonly fullHundredths: number;
  /** Why it is less than the rules give; null: it is not. */
  readonly cut: RecurringAward['cut'];
  /** When the same action can earn again, ms. Null: now, or not while a ban stands that does not end. */
  readonly moreAtMs: number | null;
}

/**
 * What is left of a day's limits.
 *
 * @param day what the member has earned on the UTC day of `nowMs`
 * @param earnedAtMs when /gm and /faucet earned last; null: never
 */
export function allowanceOf(
  day: RecurringDay,
  earnedAtMs: { readonly gm: number | null; readonly faucet: number | null },
  nowMs: number,
): Allowance {
  const hundredthsLeft = Math.max(0, DAILY_ACTIVITY_CAP_HUNDREDTHS - day.recurringHundredths);
  const tipsLeft = Math.max(0, DAILY_TIP_LIMIT - day.rewardedTips);
  const again = (atMs: number | null) =>
    atMs === null || atMs + CLAIM_COOLDOWN_MS <= nowMs ? null : atMs + CLAIM_COOLDOWN_MS;
  return {
    tipsLeft: hundredthsLeft === 0 ? 0 : tipsLeft,
    hundredthsLeft,
    resetsAtMs: nextUtcDayMs(nowMs),
    gmAtMs: again(earnedAtMs.gm),
    faucetAtMs: again(earnedAtMs.faucet),
  };
}

/**
 * The receipt of an event.
 *
 * @param type the event's: `tip`, `send`, `gm`, `faucet` and others
 * @param allowance what is left after it
 * @param banEndsAtMs when the ban that cut it ends; null: there is none, or no end
 */
export function receiptOf(
  type: string,
  lines: readonly EarnedLine[],
  { allowance, banEndsAtMs }: { allowance: Allowance; banEndsAtMs: number | null },
): PointsReceipt {
  const sum = (part: (line: EarnedLine) => number) =>
    lines.reduce((total, line) => total + part(line), 0);
  const cut = lines.find((line) => line.cut !== null)?.cut ?? null;
  return {
    lines,
    hundredths: sum(({ hundredths }) => hundredths),
    fullHundredths: sum(({ fullHundredths }) => fullHundredths),
    cut,
    moreAtMs: cut === 'banned' ? banEndsAtMs : moreAtMs(type, allowance),
  };
}

function moreAtMs(type: string, allowance: Allowance): number | null {
  const { gmAtMs, faucetAtMs, resetsAtMs, hundredthsLeft, tipsLeft } = allowance;
  const dayAtMs = hundredthsLeft === 0 ? resetsAtMs : null;
  const later = (...times: (number | null)[]) => {
    const known = times.filter((each) => each !== null);
    return known.length === 0 ? null : Math.max(...known);
  };
  switch (type) {
    case 'tip':
      return tipsLeft === 0 ? resetsAtMs : null;
    case 'send':
      return dayAtMs;
    case 'gm':
      return later(gmAtMs, dayAtMs);
    case 'faucet':
      return later(faucetAtMs, dayAtMs);
    default:
      return null;
  }
}

function nextUtcDayMs(nowMs: number): number {
  return (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
}
