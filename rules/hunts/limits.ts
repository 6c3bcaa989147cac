/** Bounds of treasure hunts (docs/spec/hunts.md#2-a-hunt). */

const DAY_MS = 24 * 60 * 60_000;

export const HUNT_LIMITS = {
  titleLength: 80,
  storyLength: 2000,
  clues: 20,
  clueLength: 1000,
  placeLength: 120,
  hintLength: 300,
  /** A picture's bytes, its width and height, and the text for those who cannot see it. */
  pictureBytes: 500_000,
  picturePx: 1280,
  descriptionLength: 200,
  /** Pictures of one draft: those of its clues, and as many that wait to be saved. */
  pictures: 40,
  /** Accepted answers to a clue, and the length of one. */
  answers: 10,
  answerLength: 100,
  prizes: 50,
  badgeLength: 24,
  memberDays: 365,
  memberShares: 52,
  /** Of one finisher and of one prize, in points. */
  finisherPoints: 20,
  prizePoints: 100,
  longestMs: 31 * DAY_MS,
  /** Drafts that exist at the same time. */
  drafts: 20,
  cancelReasonLength: 280,
} as const;

/** The most that one hunt gives a member, as a finisher and as a winner together, in points. */
export const MOST_HUNT_POINTS = HUNT_LIMITS.finisherPoints + HUNT_LIMITS.prizePoints;

/** A winner without an address has so long to set one, from the end of the hunt. */
export const PRIZE_WAITS_MS = 30 * DAY_MS;
