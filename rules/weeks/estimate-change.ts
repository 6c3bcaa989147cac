/**
 * Why what the running week would pay a member has changed since yesterday: by their own points, and by those of all others.
 */

/** How far back the estimate is compared, ms; the mark nearest to it counts. */
export const COMPARED_WITH_MS = 24 * 60 * 60_000;
/** How much younger or older than that a mark may be, ms. */
export const MARK_SLACK_MS = 2 * 60 * 60_000;
/** How long marks are kept, ms. */
export const MARKS_KEPT_MS = 3 * 24 * 60 * 60_000;

/** How the week stood at a time. Points in hundredths. */
export interface WeekStanding {
  /** The member's own. */
  readonly ownHundredths: number;
  /** Of all who were eligible, the member among them if they were. */
  readonly eligibleHundredths: number;
  readonly poolUnits: bigint;
}

export interface EstimateChange {
  /** In hundredths; negative after a correction. */
  readonly ownHundredths: number;
  /** Of all other eligible members; those who became eligible count with all of their points. */
  readonly othersHundredths: number;
  /** In units: what the week would pay now, less what it would have paid then. */
  readonly units: bigint;
}

/**
 * @param before how the week stood then
 * @param now how it stands; `units` of what it would pay, 0 if not eligible
 * @param thresholdHundredths the points that make eligible
 */
export function estimateChange(
  before: WeekStanding,
  now: Omit<WeekStanding, 'poolUnits'> & { readonly units: bigint },
  thresholdHundredths: number,
): EstimateChange {
  const isIn = (own: number) => own > 0 && own >= thresholdHundredths;
  const others = ({ ownHundredths, eligibleHundredths }: Omit<WeekStanding, 'poolUnits'>) =>
    Math.max(0, eligibleHundredths - (isIn(ownHundredths) ? ownHundredths : 0));
  const unitsBefore = isIn(before.ownHundredths)
    ? (before.poolUnits * BigInt(before.ownHundredths)) /
      BigInt(others(before) + before.ownHundredths)
    : 0n;
  return {
    ownHundredths: now.ownHundredths - before.ownHundredths,
    othersHundredths: others(now) - others(before),
    units: now.units - unitsBefore,
  };
}
