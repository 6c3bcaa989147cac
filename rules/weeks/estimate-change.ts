/**
 * The reasons why a member's estimate for the running week has changed since yesterday: their own points, and the points of all
 * others.
 */

/** How far back the estimate is compared, ms; the nearest mark is used. */
export const COMPARED_WITH_MS = 24 * 60 * 60_000;
/** How much younger or older than that a mark may be, ms. */
export const MARK_SLACK_MS = 2 * 60 * 60_000;
/** How long marks are kept, ms. */
export const MARKS_KEPT_MS = 3 * 24 * 60 * 60_000;

/** The state of the week at one time. Points in hundredths. */
export interface WeekStanding {
  /** The member's own points. */
  readonly ownHundredths: number;
  /** The points of all eligible members, including this one if eligible. */
  readonly eligibleHundredths: number;
  readonly poolUnits: bigint;
}

export interface EstimateChange {
  /** In hundredths; negative after a correction. */
  readonly ownHundredths: number;
  /** The points of all other eligible members. A member who became eligible counts with all of their points. */
  readonly othersHundredths: number;
  /** In units: the estimate now, less the estimate then. */
  readonly units: bigint;
}

/**
 * @param before the state of the week then
 * @param now the state of the week now; `units` is the estimate, 0 if not eligible
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
