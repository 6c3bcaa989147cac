/**
 * A community's policy (docs/spec/week.md#3-eligibility): a document that says how large the pool is, who shares it, which points
 * count, and what actions earn.
 */
import { parseAmount } from '../amounts.ts';
import { canonicalJson } from '../log/canonical-json.ts';
import type { PolicyPoints } from '../points/earning.ts';
import { toHundredths } from '../points/points.ts';
import { type WeekName, weekEndMs, weekStartMs } from '../weeks/week.ts';
import { NEWCOMERS, type Newcomers } from './newcomers.ts';

/** The most closed weeks that one replay plays. */
export const MOST_REPLAYED_WEEKS = 52;

/** The document, as it is stored, hashed and published. */
export interface Policy {
  /** Of the format. */
  readonly version: 1;
  /** Shown to members. */
  readonly name: string;
  /** In coins; `0` switches the rewards off. With `balancePart` the most that the pool can be. */
  readonly weeklyPool: string;
  /** The pool as a part of the coins that the pool's wallet owes nobody, in percent with at most two decimals; without it, the whole `weeklyPool`. */
  readonly balancePart?: number;
  /** The weekly points that make a member eligible. */
  readonly minActivityThreshold: number;
  /** The most that one member gets, in percent of the pool. The rest goes to the next pool. */
  readonly highestShare: number;
  readonly counting: Counting;
  /** The points of actions in its weeks; without it, those of the specification. */
  readonly points?: PolicyPoints;
}

/** The rule for the points of a week that count for the pool. */
export type Counting = { readonly kind: 'all' } | BackedCounting;

/**
 * Points count as far as long-standing members vouch for the member by tipping them. A member is long-standing if their account
 * is old enough and enough of their points counted in enough earlier weeks. While the community itself is younger
 * than that, every member counts as long-standing.
 */
export interface BackedCounting {
  readonly kind: 'backed';
  /** In coins: a smaller tip backs nobody, and its points do not count. */
  readonly leastTip: string;
  /** The points of a week that count for each backer. */
  readonly pointsPerBacker: number;
  /** A tip backs its receiver in its own week and the following ones, so many weeks in all. */
  readonly tippedWithinWeeks: number;
  /** The age of a long-standing member's account, in weeks; also the time for which a community is young. */
  readonly seenForWeeks: number;
  /** The number of earlier weeks in which a long-standing member was active. */
  readonly activeWeeks: number;
  /**
   * The points that counted in an active week. More than one backer gives: otherwise one bought member could make accounts
   * long-standing, which then back each other.
   */
  readonly activePoints: number;
  /** Numbers of members who are long-standing in any case. See {@link foundersVouch}. */
  readonly founders: string[];
  /** As `highestShare`, while the community is young. */
  readonly highestShareWhileYoung: number;
  /** The points of new accounts that count without a backer; none if left out. */
  readonly newcomers?: Newcomers;
}

/** The example in which all points count, as in every week before the first dated policy. */
export const CLASSIC: Policy = {
  version: 1,
  name: 'classic',
  weeklyPool: '500',
  minActivityThreshold: 5,
  highestShare: 100,
  counting: { kind: 'all' },
};

/** The example in which points count as far as members vouch. */
export const BACKED: Policy = {
  ...CLASSIC,
  name: 'backed',
  counting: {
    kind: 'backed',
    leastTip: '1',
    pointsPerBacker: 5,
    tippedWithinWeeks: 4,
    seenForWeeks: 8,
    activeWeeks: 6,
    activePoints: 10,
    founders: [],
    highestShareWhileYoung: 20,
    newcomers: NEWCOMERS,
  },
};

/**
 * The policy as canonical JSON (RFC 8785): members sorted by name, no spaces. Its SHA-256 over UTF-8 is the policy's hash.
 *
 * @throws RangeError for text with a lone surrogate, which has no UTF-8
 */
export function canonicalPolicy(policy: Policy): string {
  return canonicalJson(policy);
}

/** A policy in units and hundredths, for one week. */
export interface PoolRules {
  /** With what earlier weeks left to it. */
  readonly poolUnits: bigint;
  readonly thresholdHundredths: number;
  /** The most that one member gets. */
  readonly highestUnits: bigint;
  readonly counting: Counting;
  /** True while every member counts as long-standing. */
  readonly isYoung: boolean;
}

/**
 * @param input.firstWeek the first week in which anybody earned points; null before that
 * @param input.carriedUnits left to this week's pool by earlier weeks
 * @param input.newUnits the pool without them; if left out, `weeklyPool`
 */
export function poolRules(
  policy: Policy,
  input: { week: WeekName; firstWeek: WeekName | null; carriedUnits: bigint; newUnits?: bigint },
): PoolRules {
  const { counting } = policy;
  const poolUnits = (input.newUnits ?? parseAmount(policy.weeklyPool)) + input.carriedUnits;
  const isYoung =
    counting.kind === 'backed' &&
    (input.firstWeek === null ||
      weeksBetween(input.firstWeek, input.week) <= counting.seenForWeeks);
  const percent =
    counting.kind === 'backed' && isYoung ? counting.highestShareWhileYoung : policy.highestShare;
  return {
    poolUnits,
    thresholdHundredths: toHundredths(policy.minActivityThreshold),
    highestUnits: (poolUnits * BigInt(percent)) / 100n,
    counting,
    isYoung,
  };
}

/** The facts about a member's week that decide how much of it counts. */
export interface CountedFacts {
  /** All points of the week, in hundredths, from 0. */
  readonly hundredths: number;
  /** Of tips below the least one; negative where more of them were taken back than made. */
  readonly smallTipHundredths: number;
  /** The number of long-standing members who back the member. */
  readonly backers: number;
}

/**
 * The points of a week that count for the pool without regard to the account's age, in hundredths: from 0 to all of them.
 */
export function backedHundredths(counting: Counting, facts: CountedFacts): number {
  const { hundredths, smallTipHundredths, backers } = facts;
  if (counting.kind === 'all') return hundredths;
  const backed = toHundredths(counting.pointsPerBacker) * backers;
  return Math.max(0, Math.min(hundredths, hundredths - smallTipHundredths, backed));
}

/**
 * True if the founders alone can make a week active. Then, while the community is young, only they make others long-standing:
 * everybody backs everybody for the pool, but a farm that is there from the first week on cannot grow old by itself. With fewer
 * founders nobody would ever become long-standing, so everybody's tips help.
 */
export function foundersVouch({
  founders,
  pointsPerBacker,
  activePoints,
}: BackedCounting): boolean {
  return toHundredths(pointsPerBacker) * founders.length >= toHundredths(activePoints);
}

/**
 * True for a week that helps a member to become long-standing.
 *
 * @param vouched the points that long-standing members back, in hundredths; in a young community see {@link foundersVouch}
 */
export function isActiveWeek(counting: Counting, vouched: number): boolean {
  return counting.kind === 'backed' && vouched >= toHundredths(counting.activePoints);
}

const WEEK_MS = 7 * 86_400_000;

/** The number of weeks from the first to the last, both included. */
function weeksBetween(first: WeekName, last: WeekName): number {
  return Math.round((weekEndMs(last) - weekStartMs(first)) / WEEK_MS);
}
