import type { CountedShares } from '#server/services/policies/counted-shares.ts';

/** Numbers of members by their points, in hundredths. */
type PointCounts = ReadonlyMap<number, number>;

/** The most members whose points a response names. */
const LARGEST = 5;

/** The points of all members. */
export const sumPoints = (counts: PointCounts): number =>
  [...counts].reduce((sum, [hundredths, members]) => sum + hundredths * members, 0);

/** The points of the five members with the most, highest first. */
export function largestOf(counts: PointCounts): number[] {
  return [...counts]
    .sort(([a], [b]) => b - a)
    .slice(0, LARGEST)
    .flatMap(([hundredths, members]) => Array<number>(Math.min(members, LARGEST)).fill(hundredths))
    .slice(0, LARGEST);
}

/** The members of a split by the points that count for it, without those for whom none does. */
export function countShares(shares: CountedShares): PointCounts {
  const counts = new Map<number, number>();
  for (const { hundredths } of shares.values()) {
    if (hundredths > 0) counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1);
  }
  return counts;
}
