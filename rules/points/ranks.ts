/**
 * Pirate ranks and activity levels by lifetime points (docs/spec/points.md#14-ranks, docs/spec/points.md#15-activity-level).
 * Ranks start at whole points; a member's points are hundredths, so 4.75 points are still Swabbie.
 */

/** One rank. */
export interface PirateRank {
  /** The name, which a community may choose. */
  readonly rank: string;
  /** The least lifetime points of the rank, whole points. */
  readonly minPoints: number;
  /** The last whole point of the rank; absent for the top rank. */
  readonly maxPoints?: number;
  /** `#rrggbb`; at least 3:1 on both a white and a near-black background, so for marks, not for text. */
  readonly color: string;
  /** The displayed range: `0`, `1-4`, `1000+`. */
  readonly pointsRange: string;
}

/** All twelve ranks, lowest first; together they cover every number of points from 0 up. */
export type Ranks = readonly [PirateRank, ...PirateRank[]];

/** The ranks of a community that names none. */
export const PIRATE_RANKS: Ranks = [
  rank('Landlubber', '#80868b', 0, 0),
  rank('Swabbie', '#8a7f6d', 1, 4),
  rank('Deckhand', '#a0764a', 5, 14),
  rank('Buccaneer', '#b86b3a', 15, 29),
  rank('Sea Dog', '#3f8f86', 30, 49),
  rank('Corsair', '#2f8f5b', 50, 79),
  rank('Privateer', '#3b82a8', 80, 119),
  rank('Captain', '#4a76c9', 120, 199),
  rank('Pirate Lord', '#c2553d', 200, 349),
  rank('Dread Admiral', '#c8466a', 350, 599),
  rank('Scourge of the Seas', '#d03a3a', 600, 999),
  rank('Pirate King', '#b08416', 1000),
];

/** The ranks with a community's names, lowest first; a name that is missing keeps the pirates'. */
export function ranksNamed(names: readonly string[]): Ranks {
  const named = (each: PirateRank, at: number) => ({ ...each, rank: names[at] ?? each.rank });
  const [lowest, ...higher] = PIRATE_RANKS;
  return [named(lowest, 0), ...higher.map((each, at) => named(each, at + 1))];
}

/**
 * The index of a member's rank in {@link Ranks}: the highest rank whose minimum is reached.
 *
 * @param lifetimeHundredths lifetime points in hundredths; below 0 counts as 0
 * @returns 0 to 11
 */
export function rankIndex(lifetimeHundredths: number): number {
  const reached = PIRATE_RANKS.findLastIndex((each) => each.minPoints * 100 <= lifetimeHundredths);
  return Math.max(0, reached);
}

/** The rank of a member with these lifetime points (hundredths; below 0 counts as 0). */
export function rankFor(lifetimeHundredths: number, ranks: Ranks): PirateRank {
  return ranks[rankIndex(lifetimeHundredths)] ?? ranks[0];
}

/**
 * The next higher rank and the points missing to it.
 *
 * @param lifetimeHundredths lifetime points in hundredths; below 0 counts as 0
 * @returns `missingHundredths` ≥ 1; null for the top rank
 */
export function nextRank(
  lifetimeHundredths: number,
  ranks: Ranks,
): { rank: PirateRank; missingHundredths: number } | null {
  const next = ranks[rankIndex(lifetimeHundredths) + 1];
  if (!next) return null;
  return { rank: next, missingHundredths: next.minPoints * 100 - Math.max(0, lifetimeHundredths) };
}

/** The activity label of a card: High above 50 lifetime points, Med above 20, else Low. */
export function activityLevel(lifetimeHundredths: number): 'High' | 'Med' | 'Low' {
  if (lifetimeHundredths > 5000) return 'High';
  return lifetimeHundredths > 2000 ? 'Med' : 'Low';
}

function rank(name: string, color: string, minPoints: number, maxPoints?: number): PirateRank {
  if (maxPoints === undefined)
    return { rank: name, minPoints, color, pointsRange: `${minPoints}+` };
  const pointsRange = minPoints === maxPoints ? `${minPoints}` : `${minPoints}-${maxPoints}`;
  return { rank: name, minPoints, maxPoints, color, pointsRange };
}
