/**
 * Who shares the weekly pool, and how it is split to the last unit.
 * Serves public-area §9, restricted-areas §9 and decision 14.
 */
import { UNITS_PER_COIN } from './amounts.ts';

/** Stored with each distribution: raise it when {@link splitPool} would give another result. */
export const FORMULA_VERSION = 1;

/** The weekly pool without configuration: 500 coins, in units. */
export const DEFAULT_POOL_UNITS = 500n * UNITS_PER_COIN;

/** The weekly points that make eligible without configuration: 5 points, in hundredths. */
export const DEFAULT_THRESHOLD_HUNDREDTHS = 500;

/** An eligible member as the split needs it. */
export interface PoolMember {
  /** Unique within the split. */
  readonly id: string;
  /** Weekly points in hundredths, an integer above 0. */
  readonly hundredths: number;
  /** When the account was created, ms since epoch. */
  readonly createdAtMs: number;
  /** The account's number, an integer: of two made at the same instant the smaller is the older. */
  readonly accountNumber: number;
}

/**
 * Splits the pool in proportion to points (decision 14): each share is rounded down, then one
 * unit each goes to the largest remainders; ties: more points, then the older account.
 * The order of `members` does not matter. Members with equal points have equal quotas, so shares
 * are computed once per distinct number of points and at most one such group is sorted.
 *
 * @param poolUnits the pool in units, from 0
 * @param members the eligible members
 * @returns units by member id, in the order of `members`; they add up to the pool exactly. Empty
 *   when there are no members: then nothing is distributed.
 * @throws RangeError for a negative pool, points that are not an integer above 0, or a repeated id
 */
export function splitPool(poolUnits: bigint, members: readonly PoolMember[]): Map<string, bigint> {
  if (poolUnits < 0n) throw new RangeError('the pool must not be negative');
  const groups = groupByPoints(members);
  let totalPoints = 0n;
  for (const group of groups) totalPoints += group.points * BigInt(group.members.length);

  let leftover = poolUnits;
  for (const group of groups) {
    const quota = poolUnits * group.points;
    group.share = quota / totalPoints;
    group.remainder = quota % totalPoints;
    leftover -= group.share * BigInt(group.members.length);
  }
  groups.sort(byRemainder);

  // Fewer units are left over than there are members, so the loop places them all.
  const winners = new Set<PoolMember>();
  for (const group of groups) {
    const count = BigInt(group.members.length);
    if (leftover < count) {
      for (const member of group.members.toSorted(bySeniority).slice(0, Number(leftover))) {
        winners.add(member);
      }
      break;
    }
    group.share += 1n;
    leftover -= count;
  }
  return collectShares(members, groups, winners);
}

/**
 * Whether a member shares the pool of a week: not banned, and weekly points at or above the
 * threshold. Even with a threshold of 0 a member needs some points, as a share of none is none.
 *
 * @param weeklyHundredths points of the week in hundredths; may be negative after corrections
 * @param thresholdHundredths in hundredths, from 0
 * @param banned whether the ban stands at the snapshot (decision 27)
 */
export function isEligible(
  weeklyHundredths: number,
  thresholdHundredths: number,
  banned: boolean,
): boolean {
  return !banned && missingHundredths(weeklyHundredths, thresholdHundredths) === 0;
}

/** How many hundredths of a point are missing to the threshold (at least 0.01 point); from 0. */
export function missingHundredths(weeklyHundredths: number, thresholdHundredths: number): number {
  return Math.max(0, Math.max(1, thresholdHundredths) - weeklyHundredths);
}

interface PointsGroup {
  readonly points: bigint;
  readonly members: PoolMember[];
  share: bigint;
  remainder: bigint;
}

function groupByPoints(members: readonly PoolMember[]): PointsGroup[] {
  const byPoints = new Map<number, PointsGroup>();
  for (const member of members) {
    const group = byPoints.get(member.hundredths);
    if (group) {
      group.members.push(member);
      continue;
    }
    if (!Number.isSafeInteger(member.hundredths) || member.hundredths <= 0) {
      throw new RangeError('points of an eligible member must be an integer above 0');
    }
    const points = BigInt(member.hundredths);
    byPoints.set(member.hundredths, { points, members: [member], share: 0n, remainder: 0n });
  }
  return [...byPoints.values()];
}

function collectShares(
  members: readonly PoolMember[],
  groups: readonly PointsGroup[],
  winners: ReadonlySet<PoolMember>,
): Map<string, bigint> {
  const shareOf = new Map(groups.map((group) => [Number(group.points), group.share]));
  const shares = new Map<string, bigint>();
  for (const member of members) {
    const share = shareOf.get(member.hundredths) ?? 0n;
    shares.set(member.id, winners.has(member) ? share + 1n : share);
  }
  if (shares.size !== members.length) throw new RangeError('a member is listed twice');
  return shares;
}

function byRemainder(a: PointsGroup, b: PointsGroup): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return a.points > b.points ? -1 : 1;
}

function bySeniority(a: PoolMember, b: PoolMember): number {
  return a.createdAtMs - b.createdAtMs || a.accountNumber - b.accountNumber;
}
