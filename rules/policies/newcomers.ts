/** Points that count although nobody backs them, because the account is new (docs/spec/week.md#3-eligibility). */
import { toHundredths } from '../points/points.ts';

/**
 * A newcomer whom nobody has tipped yet cannot be told from an account made to farm. So some of their points count, and all
 * of these points together are kept small: however many such accounts there are, they share no more than this part of the pool.
 */
export interface Newcomers {
  /** An account is new in its first weeks, so many in all. */
  readonly seenWithinWeeks: number;
  /** The most points of a newcomer's week that count beyond the backed ones. */
  readonly points: number;
  /**
   * The most that all newcomers' points together are of all that count, in percent, below 100. It does not hold while the community is
   * young: then everybody backs everybody, so that a farm needs no such points, and most honest members are new.
   */
  readonly highestShare: number;
}

/** The shipped example's. */
export const NEWCOMERS: Newcomers = { seenWithinWeeks: 2, points: 5, highestShare: 2 };

/** Members whose points of a week count alike, in hundredths from 0. */
export interface AlikeMembers {
  readonly backedHundredths: number;
  /** As {@link newcomerHundredths} gives them. */
  readonly newcomerHundredths: number;
  readonly members: number;
}

const WEEK_MS = 7 * 86_400_000;

/** Accounts made from this time on are new in the week that ends at `weekEndMs`. In ms. */
export function newSinceMs({ seenWithinWeeks }: Newcomers, weekEndMs: number): number {
  return weekEndMs - seenWithinWeeks * WEEK_MS;
}

/**
 * The points of a newcomer that may count beyond the backed ones, in hundredths, before all newcomers together are limited.
 *
 * @param facts.backedHundredths the points of the week that are backed
 */
export function newcomerHundredths(
  { points }: Newcomers,
  facts: { hundredths: number; smallTipHundredths: number; backedHundredths: number },
): number {
  const { hundredths, smallTipHundredths } = facts;
  const usable = Math.min(hundredths, hundredths - smallTipHundredths);
  return Math.max(0, Math.min(toHundredths(points), usable - facts.backedHundredths));
}

/**
 * The limit of a week: a function from a newcomer's points to those of them that count, in hundredths, rounded down.
 *
 * @param all everybody who is eligible; their order does not matter
 * @param isYoung true while every member counts as long-standing
 */
export function limitNewcomers(
  { highestShare }: Newcomers,
  all: Iterable<AlikeMembers>,
  isYoung: boolean,
): (hundredths: number) => number {
  let backed = 0n;
  let wanted = 0n;
  for (const { backedHundredths, newcomerHundredths: own, members } of all) {
    backed += BigInt(backedHundredths) * BigInt(members);
    wanted += BigInt(own) * BigInt(members);
  }
  const most = (backed * BigInt(highestShare)) / BigInt(100 - highestShare);
  if (isYoung || wanted <= most) return (hundredths) => hundredths;
  return (hundredths) => Number((BigInt(hundredths) * most) / wanted);
}
