/**
 * Limits on how often an app may contact members through the API. They are the same on every plan: members' patience is not for
 * sale (docs/spec/developers.md#14-consent). Times are ms.
 */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How many days questions and messages of apps are kept: longer than the window of any limit below. */
export const APP_RECORDS_DAYS = 30;

/** Consent questions: how long one can be answered, how many a member gets from one app, and how many an app may ask. */
export const CONSENT_LIMITS = {
  answerWithinMs: DAY_MS,
  perMember: { most: 3, withinMs: 7 * DAY_MS },
  perApp: { most: 20, withinMs: 60_000 },
} as const;

/** Notifications: the longest text, how many a member gets from one app, and how many an app may send. */
export const NOTIFICATION_LIMITS = {
  maxCharacters: 1000,
  perMember: { most: 10, withinMs: DAY_MS },
  perApp: { most: 60, withinMs: 60_000 },
} as const;

/** Payment requests: how many a member has open from one app, and how many they get per day. */
export const PAYMENT_REQUEST_LIMITS = {
  memoMaxCharacters: 200,
  defaultLifeMs: DAY_MS,
  minLifeMs: 5 * 60_000,
  maxLifeMs: 7 * DAY_MS,
  openPerMember: 3,
  perMember: { most: 10, withinMs: DAY_MS },
  perApp: { most: 20, withinMs: 60_000 },
} as const;
