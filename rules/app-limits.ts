/**
 * What an app may do to members through the API, whatever its plan: members' patience is not for sale.
 * Serves restricted-areas §3 (API key permissions). Times are ms.
 */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What apps asked and told members is kept for so long. Longer than any of the limits below looks back. */
export const APP_RECORDS_DAYS = 30;

/** Questions of consent: how long one may be answered; how many one member gets from one app, and an app may put. */
export const CONSENT_LIMITS = {
  answerWithinMs: DAY_MS,
  perMember: { most: 3, withinMs: 7 * DAY_MS },
  perApp: { most: 20, withinMs: 60_000 },
} as const;

/** Notifications: their longest text, how many one member gets from one app, and an app may send. */
export const NOTIFICATION_LIMITS = {
  maxCharacters: 1000,
  perMember: { most: 10, withinMs: DAY_MS },
  perApp: { most: 60, withinMs: 60_000 },
} as const;

/** Requests for payment. A member has few open ones of an app at once, and gets few a day. */
export const PAYMENT_REQUEST_LIMITS = {
  memoMaxCharacters: 200,
  defaultLifeMs: DAY_MS,
  minLifeMs: 5 * 60_000,
  maxLifeMs: 7 * DAY_MS,
  openPerMember: 3,
  perMember: { most: 10, withinMs: DAY_MS },
  perApp: { most: 20, withinMs: 60_000 },
} as const;
