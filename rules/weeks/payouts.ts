/**
 * The limits of payouts on the chain (docs/spec/week.md#12-payouts); the chain's own figures are those of Junkcoin Core with
 * standard policy.
 */

/** The most outputs of one transaction: 17 kB, far below the 100 kB that nodes relay. */
export const MAX_OUTPUTS = 500;

/** The confirmations at which a payout counts as paid. */
export const PAID_CONFIRMATIONS = 6;

/** A payout is given up only when another transaction that spends one of its inputs has this many confirmations. */
export const GIVEN_UP_CONFIRMATIONS = 20;

/** The most characters of the note on a payment by hand, and of the reason for taking it back. */
export const HAND_NOTE_MAX_LENGTH = 300;
