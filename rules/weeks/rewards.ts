/**
 * The members who share the weekly pool, and its split to the last unit (docs/spec/week.md#3-eligibility,
 * docs/spec/week.md#4-shares-and-rounding).
 */
import { UNITS_PER_COIN } from '../amounts.ts';

/** Stored with each week that was closed without a dated policy: {@link splitPool} among all points. */
export const FORMULA_VERSION = 1;

/** Stored with each week that was closed by a dated policy: {@link splitCounted}. */
export const COUNTED_FORMULA_VERSION = 2;

/** The default weekly pool: 500 coins, in units. */
export const DEFAULT_POOL_UNITS = 500n * UNITS_PER_COIN;

/** The default weekly points that make eligible: 5 points, in hundredths. */
export const DEFAULT_THRESHOLD_HUNDREDTHS = 500;

/** An eligible member, with the fields that the split needs. */
export interface PoolMember {
  /** Unique within the split. */
  readonly id: string;
  /** Weekly points in hundredths, an integer above 0. */
  readonly hundredths: number;
  /** When the account was created, ms since epoch. */
  readonly createdAtMs: number;
  /** The account's number, an integer. Of two accounts made at the same instant, the one with the smaller number is older. */
  readonly accountNumber: number;
}

/** The shares of members with equal points: `units` each, and one more for the `extra` oldest accounts. */
export interface PointsShare {
  readonly units: bigint;
  /** From 0; below the number of members who have these points. */
  readonly extra: number;
}

/**
 * Splits the pool in proportion to points: each share is rounded down, then one unit each goes to the largest remainders; ties:
 * more points, then the older account (docs/spec/week.md#4-shares-and-rounding). The order of `members` does not matter.
 *
 * @param poolUnits the pool in units, from 0
 * @param members the eligible members
 * @returns units by member id, in the order of `members`; they add up to the pool exactly. Empty when there are no members: then
 *   nothing is distributed.
 * @throws RangeError for a negative pool, points that are not an integer above 0, or a repeated id
 */
export function splitPool(poolUnits: bigint, members: readonly PoolMember[]): Map<string, bigint> {
  const groups = groupByPoints(members);
  const counts = new Map([...groups].map(([hundredths, group]) => [hundredths, group.length]));
  const split = splitByPoints(poolUnits, counts);

  const winners = new Set<PoolMember>();
  for (const [hundredths, group] of groups) {
    const extra = split.get(hundredths)?.extra ?? 0;
    if (extra === 0) continue;
    for (const member of group.toSorted(bySeniority).slice(0, extra)) winners.add(member);
  }
  const shares = new Map<string, bigint>();
  for (const member of members) {
    const units = split.get(member.hundredths)?.units ?? 0n;
    shares.set(member.id, winners.has(member) ? units + 1n : units);
  }
  if (shares.size !== members.length) throw new RangeError('a member is listed twice');
  return shares;
}

/**
 * The split by a policy: in proportion to the points that count, and at most `highestUnits` for one member. A member without
 * counted points gets 0. The rest of the pool goes to the next week's.
 *
 * @param members the eligible members; `hundredths` are the points that count, from 0
 * @returns units by member id, in the order of `members`
 * @throws RangeError as {@link splitPool}
 */
export function splitCounted(
  { poolUnits, highestUnits }: { poolUnits: bigint; highestUnits: bigint },
  members: readonly PoolMember[],
): Map<string, bigint> {
  const shares = splitPool(
    poolUnits,
    members.filter(({ hundredths }) => hundredths !== 0),
  );
  return new Map(
    members.map(({ id }) => [id, leastOf(shares.get(id) ?? 0n, highestUnits)] as const),
  );
}

/** The share of a group of members by {@link splitByPoints}, if one member gets at most `highestUnits`. */
export function capShare(share: PointsShare, highestUnits: bigint): PointsShare {
  return share.units < highestUnits ? share : { units: highestUnits, extra: 0 };
}

/**
 * The same split for members who are only counted. Members with equal points have equal quotas, so shares are computed once per
 * distinct number of points. The leftover units run out within at most one such group: only there the age of accounts decides
 * (`extra`).
 *
 * @param poolUnits the pool in units, from 0
 * @param counts the number of eligible members by their points in hundredths; each at least 1
 * @returns the shares by points in hundredths
 * @throws RangeError for a negative pool, or points that are not an integer above 0
 */
export function splitByPoints(
  poolUnits: bigint,
  counts: ReadonlyMap<number, number>,
): Map<number, PointsShare> {
  if (poolUnits < 0n) throw new RangeError('the pool must not be negative');
  let totalPoints = 0n;
  for (const [hundredths, count] of counts) {
    if (!Number.isSafeInteger(hundredths) || hundredths <= 0) {
      throw new RangeError('points of an eligible member must be an integer above 0');
    }
    totalPoints += BigInt(hundredths) * BigInt(count);
  }
  const quotas: Quota[] = [];
  let leftover = poolUnits;
  for (const [hundredths, count] of counts) {
    const quota = poolUnits * BigInt(hundredths);
    const units = quota / totalPoints;
    quotas.push({ hundredths, count, units, remainder: quota % totalPoints });
    leftover -= units * BigInt(count);
  }
  // There are fewer leftover units than members, so the loop assigns all of them.
  const shares = new Map<number, PointsShare>();
  for (const { hundredths, count, units } of quotas.sort(byRemainder)) {
    const isWhole = leftover >= BigInt(count);
    shares.set(
      hundredths,
      isWhole ? { units: units + 1n, extra: 0 } : { units, extra: Number(leftover) },
    );
    leftover -= isWhole ? BigInt(count) : leftover;
  }
  return shares;
}

/**
 * Returns whether a member shares the pool of a week: not banned, and weekly points at or above the threshold. Even with a
 * threshold of 0 a member needs some points, because a share in proportion to none is nothing (docs/spec/week.md#3-eligibility).
 *
 * @param weeklyHundredths points of the week in hundredths; may be negative after corrections
 * @param thresholdHundredths in hundredths, from 0
 * @param banned true if a ban is in force at the snapshot
 */
export function isEligible(
  weeklyHundredths: number,
  thresholdHundredths: number,
  banned: boolean,
): boolean {
  return !banned && missingHundredths(weeklyHundredths, thresholdHundredths) === 0;
}

/** The hundredths of a point missing to the threshold (which is at least 0.01 point); from 0. */
export function missingHundredths(weeklyHundredths: number, thresholdHundredths: number): number {
  return Math.max(0, Math.max(1, thresholdHundredths) - weeklyHundredths);
}

function leastOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

interface Quota {
  readonly hundredths: number;
  readonly count: number;
  readonly units: bigint;
  readonly remainder: bigint;
}

function groupByPoints(members: readonly PoolMember[]): Map<number, PoolMember[]> {
  const groups = new Map<number, PoolMember[]>();
  for (const member of members) {
    const group = groups.get(member.hundredths);
    if (group) group.push(member);
    else groups.set(member.hundredths, [member]);
  }
  return groups;
}

function byRemainder(a: Quota, b: Quota): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return b.hundredths - a.hundredths;
}

function bySeniority(a: PoolMember, b: PoolMember): number {
  return a.createdAtMs - b.createdAtMs || a.accountNumber - b.accountNumber;
}
