/**
 * Billing months: a plan's monthly limits count from the moment at which it was bought, not from the
 * first of the month. Serves restricted-areas §9. Plain arithmetic on ms since epoch, in UTC.
 */

/** The months of a plan: from its beginning (included) to its end (excluded), in ms. */
export interface BillingMonth {
  readonly startMs: number;
  readonly endMs: number;
}

/** How long a plan whose payment failed goes on working, while the payment is tried again. */
export const PAST_DUE_GRACE_MS = 7 * 86_400_000;

/**
 * The same time of day so many months later; where that month has no such day, on its last one
 * (January 31 and one month is February 28 or 29).
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
 * The end of a plan so many months after the present one. Where that lies on a billing month's end they are counted from
 * the anchor, so that a short month takes no days of the next.
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
 * The billing month in which a time falls; each is counted from the anchor, so that a short month does
 * not pull the later ones forward.
 *
 * @param anchorMs when the plan began; times before it fall into its first month
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
