/** The values that the fields of a policy accept: the bounds of the contract, and of the form that drafts one. */

/** Numbers: from `least` to `most`, in steps of 1 or 0.01. */
export const POLICY_NUMBERS = {
  balancePart: { least: 0.01, most: 100, step: 0.01 },
  minActivityThreshold: { least: 0, most: 1_000_000, step: 0.01 },
  highestShare: { least: 1, most: 100, step: 1 },
  pointsPerBacker: { least: 1, most: 1_000, step: 1 },
  tippedWithinWeeks: { least: 1, most: 52, step: 1 },
  seenForWeeks: { least: 1, most: 104, step: 1 },
  activeWeeks: { least: 1, most: 104, step: 1 },
  activePoints: { least: 0.01, most: 1_000_000, step: 0.01 },
  highestShareWhileYoung: { least: 1, most: 100, step: 1 },
  newcomerWeeks: { least: 1, most: 52, step: 1 },
  newcomerPoints: { least: 1, most: 1_000, step: 1 },
  newcomersHighestShare: { least: 1, most: 50, step: 1 },
  activity: { least: 0, most: 1_000, step: 0.01 },
  dailyActivityCap: { least: 0, most: 10_000, step: 0.01 },
  dailyTipPointsCap: { least: 0, most: 1_000, step: 1 },
  mostHuntPoints: { least: 0, most: 120, step: 0.01 },
} as const;
export type PolicyNumber = keyof typeof POLICY_NUMBERS;

/** Letters of any script, digits, spaces and `._-`. */
export const POLICY_NAME_PATTERN = '^[\\p{L}\\p{N} ._-]+$';
export const POLICY_NAME_LENGTH = 40;
export const MOST_FOUNDERS = 50;
