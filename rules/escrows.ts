/**
 * Escrows: coins at an address of which two of three keys can spend, those of buyer, seller and operator.
 * Serves restricted-areas §3 (manage_escrow) and §9 (plan Pro); docs/decisions/2026-11-22-an-escrow-is-two-of-three-keys.md.
 */
import { UNITS_PER_COIN } from './amounts.ts';

/** How an escrow stands. */
export const ESCROW_STATES = [
  'awaiting_keys',
  'funding',
  'funded',
  'disputed',
  'releasing',
  'refunding',
  'released',
  'refunded',
  'declined',
  'expired',
] as const;

export type EscrowState = (typeof ESCROW_STATES)[number];

/** In which coins lie at the address, or may be on their way to it or from it. */
export const COIN_ESCROW_STATES: readonly EscrowState[] = [
  'funding',
  'funded',
  'disputed',
  'releasing',
  'refunding',
];

/** To the seller, or back to the buyer. */
export type EscrowDirection = 'release' | 'refund';

export const MIN_ESCROW_UNITS = UNITS_PER_COIN;
export const MAX_ESCROW_UNITS = 1_000_000n * UNITS_PER_COIN;

/** Paid in beside the amount, for the fee of the transaction that ends the escrow; what is left goes back to the buyer. */
export const ESCROW_FEE_RESERVE_UNITS = 1_000_000n;

/** Both have this long to confirm, ms. */
export const ESCROW_CONFIRM_MS = 7 * 24 * 60 * 60_000;
/** And the buyer this long to pay in; an address that is not paid to is not looked at any longer, ms. */
export const ESCROW_FUND_MS = 90 * 24 * 60 * 60_000;
/** The buyer is asked to pay in at most this often, ms. */
export const ESCROW_ASK_EVERY_MS = 60 * 60_000;

/** Open escrows of one app. */
export const MOST_OPEN_ESCROWS = 100;
export const ESCROW_TEXT_MAX_CHARACTERS = 200;
/** Outputs at the address that one transaction spends; with more it would not be passed on. */
export const MOST_ESCROW_INPUTS = 50;

/** Less is dust to the coin's nodes. */
export const ESCROW_DUST_UNITS = 100_000n;

/** An input with two signatures and the script of three keys, an output, and the rest, in bytes, rounded up. */
const INPUT_BYTES = 300n;
const OUTPUT_BYTES = 34n;
const REST_BYTES = 10n;
/** The coin's nodes pass nothing on for less: 0.001 for each started kilobyte. */
const UNITS_PER_KILOBYTE = 100_000n;

/** The fee of the transaction that ends an escrow. */
export function escrowFee(inputs: number, outputs: number): bigint {
  const bytes = BigInt(inputs) * INPUT_BYTES + BigInt(outputs) * OUTPUT_BYTES + REST_BYTES;
  return ((bytes + 999n) / 1000n) * UNITS_PER_KILOBYTE;
}

/**
 * Whom the transaction pays what. A release pays the seller the amount to the last unit, and the buyer what is left; a
 * refund pays the buyer everything. What would be dust is left to the fee.
 *
 * @param totalUnits of all that it spends
 * @returns null when there is not enough
 */
export function escrowPayouts(
  direction: EscrowDirection,
  { amountUnits, totalUnits, inputs }: { amountUnits: bigint; totalUnits: bigint; inputs: number },
): { sellerUnits: bigint; buyerUnits: bigint } | null {
  if (direction === 'refund') {
    const buyerUnits = totalUnits - escrowFee(inputs, 1);
    return buyerUnits < ESCROW_DUST_UNITS ? null : { sellerUnits: 0n, buyerUnits };
  }
  if (totalUnits < amountUnits + escrowFee(inputs, 1)) return null;
  const left = totalUnits - amountUnits - escrowFee(inputs, 2);
  return { sellerUnits: amountUnits, buyerUnits: left < ESCROW_DUST_UNITS ? 0n : left };
}
