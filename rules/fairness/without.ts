import { capShare, missingHundredths, splitByPoints } from '../weeks/rewards.ts';
import type { Signal } from './signal.ts';

/** A week's pool and the points of those who share it. */
export interface SharedWeek {
  /** Base units. */
  readonly poolUnits: bigint;
  /** The most that one member gets, in base units. */
  readonly highestUnits: bigint;
  readonly thresholdHundredths: number;
  /** Points of all members who may share, by member, in hundredths. */
  readonly points: ReadonlyMap<number, number>;
  /** Those of them that count for the pool, of the eligible members; null where all count. */
  readonly counted: ReadonlyMap<number, number> | null;
}

/**
 * The amount by which the shares of a signal's members would shrink if its tips had earned nothing, in base units. Where not all
 * points count, the points in question are first those that do not count. Ignores the units left over by the split, so the result
 * may be off by one unit per member.
 */
export function unitsInQuestion(week: SharedWeek, signals: readonly Signal[]): bigint[] {
  const { points, poolUnits, highestUnits } = week;
  const countOf = (member: number, hundredths: number) => {
    if (missingHundredths(hundredths, week.thresholdHundredths) > 0) return 0;
    return week.counted === null ? hundredths : Math.min(hundredths, week.counted.get(member) ?? 0);
  };
  const counts = new Map<number, number>();
  let total = 0n;
  for (const [member, hundredths] of points) {
    const counted = countOf(member, hundredths);
    if (counted === 0) continue;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
    total += BigInt(counted);
  }
  const before = splitOf(week, counts);
  return signals.map(({ pointsInQuestion }) => {
    let units = 0n;
    let rest = total;
    const left: number[] = [];
    for (const [member, taken] of pointsInQuestion) {
      const had = points.get(member) ?? 0;
      const still = countOf(member, had - taken);
      units += before(countOf(member, had));
      rest -= BigInt(countOf(member, had) - still);
      left.push(still);
    }
    // Only in proportion: a whole split for each of a thousand signals takes a minute in a large week.
    for (const counted of left) {
      if (counted === 0) continue;
      const share = { units: (poolUnits * BigInt(counted)) / rest, extra: 0 };
      units -= capShare(share, highestUnits).units;
    }
    return units;
  });
}

/** The share of a member by the points that count. */
function splitOf(
  { poolUnits, highestUnits }: SharedWeek,
  counts: ReadonlyMap<number, number>,
): (counted: number) => bigint {
  const split = splitByPoints(poolUnits, counts);
  return (counted) => {
    const share = split.get(counted);
    return share === undefined ? 0n : capShare(share, highestUnits).units;
  };
}
