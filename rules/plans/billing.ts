/**
 * Billing months: a plan's monthly limits count from the moment it was bought, not from the first of the month
 * (docs/spec/developers.md#4-plans-and-prices). Plain arithmetic on ms since epoch, in UTC.
 */

/** The months of a plan: from its beginning (included) to its end (excluded), in ms. */
export interface BillingMonth {
  readonly startMs: number;
  readonly endMs: number;
}

/** The most months that one grant, or one request for a plan by arrangement, may cover. */
export const MAX_GRANT_MONTHS = 60;

/** How long a plan keeps working after a failed payment, while the payment is retried. */
export const PAST_DUE_GRACE_MS = 7 * 86_400_000;

/**
 * The same time of day that many months later; on the last day if the month is too short (January 31 plus one month is
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
 * The end of a plan extended by so many months. If it ends with a billing month they are counted from the anchor, so
 * that a short month takes no days from the next.
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
 * The billing month that a time falls in; each is counted from the anchor, so that a short month does not pull later
 * ones forward.
 *
 * @param anchorMs when the plan began; earlier times fall into its first month
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

/** The calendar month in UTC that a time falls in: what counts without a plan. */
export function calendarMonthAt(nowMs: number): BillingMonth {
  const now = new Date(nowMs);
  const startMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  return { startMs, endMs: addMonths(startMs, 1) };
}
