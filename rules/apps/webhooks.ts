/** Webhooks of registered apps: their events, how often a delivery is tried, and how long the log is kept. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Events that an app receives. The developer sends `test`. */
export const WEBHOOK_EVENTS = [
  'payment_request.paid',
  'consent.granted',
  'consent.revoked',
  'escrow.changed',
  'app.approved',
  'test',
] as const;

/** The `type` of an event. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The pause after each failed try. After the last one the delivery is given up. */
export const WEBHOOK_RETRIES_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/** How long a delivery stays in the log, in days; one that still waits stays longer. */
export const WEBHOOK_LOG_DAYS = 30;

/** How long after a rotation deliveries are also signed with the old secret, in ms. */
export const WEBHOOK_SECRET_OVERLAP_MS = 24 * HOUR_MS;

/** The oldest signature a receiver should accept, in seconds. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** The header with the time and the signatures: `t=1700000000,v1=…`. */
export const WEBHOOK_SIGNATURE_HEADER = 'Quarterdeck-Signature';

/** Limits without an active plan: enough to try things out in the sandbox. */
export const WITHOUT_PLAN = { apps: 1, webhooks: 100 } as const;
