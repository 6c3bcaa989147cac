/** Moments of members that groups are told (docs/spec/bot.md#17-moments). */

/** The kinds, which the administrators of a group can switch off one by one; in the order of the switches. */
export const MOMENT_KINDS = ['first_tip', 'rank', 'share'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** A moment is told this soon after its cause or not at all, ms, so that no outage ends in a flood. */
export const TOLD_WITHIN_MS = 60 * 60_000;

/** The most moments that a group is told in 24 hours; the rest is dropped. */
export const MOST_MOMENTS_A_DAY = 3;

/** A member without a tip in a group for this long, ms, may have left it, and is not spoken of there. */
export const ACTIVE_FOR_MS = 30 * 24 * 60 * 60_000;
