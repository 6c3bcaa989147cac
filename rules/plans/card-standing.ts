/**
 * The standing of a plan that a card subscription pays: paid, past due with its grace, suspended
 * (docs/spec/developers.md#6-payment-by-card). Times are ms.
 */

/** Time after a period starts: Stripe draws up the invoice about an hour before it collects. */
export const RENEWAL_MS = 86_400_000;

export interface CardFacts {
  /** Stripe's own status. */
  readonly status: string;
  readonly periodStartMs: number;
  readonly periodEndMs: number;
  readonly isInvoicePaid: boolean;
  readonly endedAtMs: number | null;
  /** The payment for the current period was refunded or is disputed. */
  readonly isHeld: boolean;
  /** Its price is the one we set. */
  readonly isPriceRight: boolean;
}

export interface CardStanding {
  readonly status: 'active' | 'past_due' | 'suspended' | 'cancelled';
  readonly expiresAtMs: number;
}

/**
 * The plan's standing; null if nothing was ever paid. An unpaid period counts as paid until its start: Stripe moves the
 * period on before it has the money.
 */
export function cardStanding(facts: CardFacts): CardStanding | null {
  const { status, periodStartMs, periodEndMs, endedAtMs } = facts;
  if (status === 'incomplete' || status === 'incomplete_expired') return null;
  if (status === 'canceled') {
    const expiresAtMs = endedAtMs ?? periodEndMs;
    return { status: 'cancelled', expiresAtMs: Math.min(expiresAtMs, periodEndMs) };
  }
  if (facts.isHeld || !facts.isPriceRight) return { status: 'suspended', expiresAtMs: periodEndMs };
  if (status === 'active') {
    const expiresAtMs = facts.isInvoicePaid ? periodEndMs : periodStartMs + RENEWAL_MS;
    return { status: 'active', expiresAtMs };
  }
  if (status === 'past_due') return { status: 'past_due', expiresAtMs: periodStartMs };
  // Unpaid, paused, a trial nobody offered, or a status that Stripe adds one day.
  return { status: 'suspended', expiresAtMs: periodStartMs };
}
