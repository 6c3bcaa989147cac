/** Limits that keep one network or one member from filling the server (docs/spec/security.md#7-limits-of-rate). */

/** The most sign-ins with Telegram data that one network may try per minute, at each server. */
export const SIGN_INS_PER_MINUTE = 60;

/** The most unknown API keys that one network may try per minute, at each server. */
export const UNKNOWN_KEYS_PER_MINUTE = 300;

/**
 * The most a member may do within 24 hours, so that nobody fills the tables. Switching off and deleting a key have no limit: a
 * leaked key must not wait.
 */
export const DAILY_LIMITS = {
  /** Deleted keys count too. */
  keysMade: 50,
  /** Keys switched on again or restored. */
  keysBroughtBack: 100,
  /** Per submission. */
  submissionEdits: 20,
  /** Per app. */
  secretRotations: 20,
  /** Requests for plans by arrangement; withdrawn ones count too. */
  planRequests: 5,
} as const;
