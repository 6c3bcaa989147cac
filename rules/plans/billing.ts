/**
 * Billing months: the monthly limits of a plan run from the moment it was bought, not from the first of the month
 * (docs/spec/developers.md#4-plans-and-prices). Computed from ms since epoch, in UTC.
 */

/** A billing month of a plan: from its start (included) to its end (excluded), in ms. */
export interface BillingMonth {
  readonly startMs: number;
  readonly endMs: number;
}

/** The most months that one grant, or one request for a plan by arrangement, may cover. */
export const MAX_GRANT_MONTHS = 60;

/** How long a plan keeps working after a failed payment, while the payment is retried, in ms. */
export const PAST_DUE_GRACE_MS = 7 * 86_400_000;

/**
 * Adds months, keeping the time of day. If the month is too short, the result is its last day (January 31 plus one month is
 * February 28 or 29).
 *
 * @param months 0 or more
 */
export function addMonths(atMs: number, months: number): number {
  const at = new Date(atMs);
  const wanted = at.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), wanted + 1, 0)).getUTCDate();
  const midnight = Date.UTC(at.getUTCFullYear(), wanted, Math.min(at.getUTCDate(), lastDay));
  return midnight + (atMs - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

/**
 * The end of a plan after an extension. If it ends with a billing month, the months are counted from the anchor, so that a short
 * month does not shorten the next ones.
 *
 * @param months 1 or more
 */
export function endAfter(anchorMs: number, expiresMs: number, months: number): number {
  const [anchor, end] = [new Date(anchorMs), new Date(expiresMs)];
  const since =
    (end.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (end.getUTCMonth() - anchor.getUTCMonth());
  const isOnAMonth = since > 0 && addMonths(anchorMs, since) === expiresMs;
  return isOnAMonth ? addMonths(anchorMs, since + months) : addMonths(expiresMs, months);
}

/**
 * The billing month of a time. Each is counted from the anchor, so that a short month does not shift later ones.
 *
 * @param anchorMs when the plan began; earlier times belong to its first month
 */
export function billingMonthAt(anchorMs: number, nowMs: number): BillingMonth {
  const anchor = new Date(anchorMs);
  const now = new Date(Math.max(nowMs, anchorMs));
  const between =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - anchor.getUTCMonth());
  const months = addMonths(anchorMs, between) > now.getTime() ? between - 1 : between;
  return { startMs: addMonths(anchorMs, months), endMs: addMonths(anchorMs, months + 1) };
}

/** The calendar month of a time in UTC, used without a plan. */
export function calendarMonthAt(nowMs: number): BillingMonth {
  const now = new Date(nowMs);
  const startMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  return { startMs, endMs: addMonths(startMs, 1) };
}
