/**
 * What a subscription that a card pays is worth. Serves restricted-areas §4: paid, past due with its grace,
 * suspended. Times are ms.
 */

/** After a month began: Stripe draws up its invoice about an hour before it takes the money. */
export const RENEWAL_MS = 86_400_000;

export interface CardFacts {
  /** Stripe's own word for it. */
  readonly status: string;
  readonly periodStartMs: number;
  readonly periodEndMs: number;
  readonly isInvoicePaid: boolean;
  readonly endedAtMs: number | null;
  /** What was paid for the time that runs was given back, or is disputed. */
  readonly isHeld: boolean;
  /** It costs what we asked for. */
  readonly isPriceRight: boolean;
}

export interface CardStanding {
  readonly status: 'active' | 'past_due' | 'suspended' | 'cancelled';
  readonly expiresAtMs: number;
}

/**
 * How the plan stands; null where nothing was ever paid. An unpaid period counts as paid until its beginning:
 * Stripe moves it on before it has the money.
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
  // Unpaid, paused, a trial that nobody offered, or a word that Stripe adds one day.
  return { status: 'suspended', expiresAtMs: periodStartMs };
}
