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
  const { points } = week;
  const countOf = (member: number, hundredths: number) => {
    if (missingHundredths(hundredths, week.thresholdHundredths) > 0) return 0;
    return week.counted === null ? hundredths : Math.min(hundredths, week.counted.get(member) ?? 0);
  };
  const counts = new Map<number, number>();
  for (const [member, hundredths] of points) change(counts, countOf(member, hundredths), 1);
  const before = splitOf(week, counts);
  return signals.map(({ pointsInQuestion }) => {
    const less = new Map(counts);
    let units = 0n;
    const left: number[] = [];
    for (const [member, taken] of pointsInQuestion) {
      const had = points.get(member) ?? 0;
      units += before(countOf(member, had));
      change(less, countOf(member, had), -1);
      change(less, countOf(member, had - taken), 1);
      left.push(countOf(member, had - taken));
    }
    const after = splitOf(week, less);
    for (const counted of left) units -= after(counted);
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

/** Members without points that count have no part in the split. */
function change(counts: Map<number, number>, hundredths: number, by: number): void {
  if (hundredths === 0) return;
  const count = (counts.get(hundredths) ?? 0) + by;
  if (count > 0) counts.set(hundredths, count);
  else counts.delete(hundredths);
}
