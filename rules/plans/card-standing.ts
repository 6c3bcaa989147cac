/**
 * The status of a plan paid by card subscription: paid, past due with its grace period, suspended
 * (docs/spec/developers.md#6-payment-by-card). Times are ms.
 */

/** Stripe drafts an invoice at the start of a period and collects it about an hour later; this leaves a day for it. */
export const RENEWAL_MS = 86_400_000;

export interface CardFacts {
  /** Stripe's own status. */
  readonly status: string;
  readonly periodStartMs: number;
  readonly periodEndMs: number;
  readonly isInvoicePaid: boolean;
  readonly endedAtMs: number | null;
  /** True if the payment for the current period was refunded or is disputed. */
  readonly isHeld: boolean;
  /** True if its price is the one we set. */
  readonly isPriceRight: boolean;
}

export interface CardStanding {
  readonly status: 'active' | 'past_due' | 'suspended' | 'cancelled';
  readonly expiresAtMs: number;
}

/**
 * The status of the plan; null if nothing was ever paid. An unpaid period counts as paid until its start, because Stripe starts a
 * period before it has the money.
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
  // Unpaid, paused, a trial (we offer none), or a status that Stripe may add later.
  return { status: 'suspended', expiresAtMs: periodStartMs };
}
