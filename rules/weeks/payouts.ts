/**
 * The time and form of payments of shares on the chain (docs/spec/week.md#12-payouts); the chain's own figures are those of
 * Junkcoin Core with standard policy.
 */

/** Outputs of one transaction: 17 kB, far below what nodes relay (100 kB). */
export const MAX_OUTPUTS = 500;

/** Blocks upon a transaction, its own included, with which it counts as paid. */
export const PAID_CONFIRMATIONS = 6;

/** A payout is given up only when another transaction with one of its inputs is as deep as this. */
export const GIVEN_UP_CONFIRMATIONS = 20;

/** The most characters of a note on a payment made by hand, and of the reason for taking it back. */
export const HAND_NOTE_MAX_LENGTH = 300;
