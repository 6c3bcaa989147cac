/** Limits that keep one network or one member from filling the server (docs/spec/security.md#7-limits-of-rate). */

/** Sign-ins with data from Telegram that one network may try in a minute, at each server. */
export const SIGN_INS_PER_MINUTE = 60;

/** API keys that nobody has, which one network may try in a minute, at each server. */
export const UNKNOWN_KEYS_PER_MINUTE = 300;

/**
 * What a member may do within 24 hours, so that nobody fills the tables. Switching a key off and deleting it are always
 * possible: a leaked key must not wait.
 */
export const DAILY_LIMITS = {
  /** Deleted ones included. */
  keysMade: 50,
  /** Switching on and restoring. */
  keysBroughtBack: 100,
  /** For one submission. */
  submissionEdits: 20,
  /** For one app. */
  secretRotations: 20,
  /** For a plan by arrangement, withdrawn ones included. */
  planRequests: 5,
} as const;
