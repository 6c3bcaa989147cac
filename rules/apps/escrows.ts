/**
 * Escrows: coins at an address that any two of three keys can spend: those of the buyer, the seller and the operator
 * (docs/spec/developers.md#20-escrows, docs/decisions/010-escrows-use-two-of-three-keys.md).
 */
import { UNITS_PER_COIN } from '../amounts.ts';
import { type FeeRules, leastPayment } from '../coins/amounts.ts';

/** The states of an escrow. */
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
  'spent_elsewhere',
] as const;

export type EscrowState = (typeof ESCROW_STATES)[number];

/** The states in which coins are at the address, or may be on their way to or from it. */
export const COIN_ESCROW_STATES: readonly EscrowState[] = [
  'funding',
  'funded',
  'disputed',
  'releasing',
  'refunding',
];

/** A release pays the seller, a refund the buyer. */
export type EscrowDirection = 'release' | 'refund';

export const MAX_ESCROW_UNITS = 1_000_000n * UNITS_PER_COIN;

/** How long both sides have to confirm, in ms. */
export const ESCROW_CONFIRM_MS = 7 * 24 * 60 * 60_000;
/** How long the buyer has to pay in, in ms. Afterwards an unpaid address is no longer watched. */
export const ESCROW_FUND_MS = 90 * 24 * 60 * 60_000;
/** The shortest time between two requests to pay in, in ms. */
export const ESCROW_ASK_EVERY_MS = 60 * 60_000;

/** The most open escrows of one app. */
export const MOST_OPEN_ESCROWS = 100;
export const ESCROW_TEXT_MAX_CHARACTERS = 200;
/** The most outputs that one transaction spends. Nodes would not relay a transaction with more. */
export const MOST_ESCROW_INPUTS = 50;

/**
 * In bytes: the largest input (two signatures and the script of three keys), the largest output, and the rest of the transaction.
 */
const INPUT_BYTES = 300n;
const OUTPUT_BYTES = 43n;
const REST_BYTES = 10n;
/** How many kilobytes the reserve pays for: enough for 33 inputs and two outputs. */
const RESERVED_KILOBYTES = 10n;

/**
 * The fee reserve of an escrow, in units: deposited on top of the amount for the fee of the final transaction. The unused part
 * goes back to the buyer.
 */
export function escrowFeeReserve({ feePerKilobyte }: FeeRules): bigint {
  return RESERVED_KILOBYTES * feePerKilobyte.usual;
}

/** The least amount of an escrow, in units (1 JKC): the reserve is then at most a hundredth of it. */
export function leastEscrow(coin: FeeRules): bigint {
  return 100n * escrowFeeReserve(coin);
}

/** The fee of the transaction that ends an escrow, in units: the coin's usual fee for each started kilobyte. */
export function escrowFee(
  { inputs, outputs }: { inputs: number; outputs: number },
  { feePerKilobyte }: FeeRules,
): bigint {
  const bytes = BigInt(inputs) * INPUT_BYTES + BigInt(outputs) * OUTPUT_BYTES + REST_BYTES;
  return ((bytes + 999n) / 1000n) * feePerKilobyte.usual;
}

/**
 * The outputs of the final transaction. A release pays the seller exactly the amount, and the buyer the rest; a refund pays the
 * buyer everything. Dust is left to the fee.
 *
 * @param totalUnits the sum of its inputs
 * @returns null if that sum is too small
 */
export function escrowPayouts(
  direction: EscrowDirection,
  { amountUnits, totalUnits, inputs }: { amountUnits: bigint; totalUnits: bigint; inputs: number },
  coin: FeeRules,
): { sellerUnits: bigint; buyerUnits: bigint } | null {
  const dust = leastPayment(coin);
  const feeOfOne = escrowFee({ inputs, outputs: 1 }, coin);
  if (direction === 'refund') {
    const buyerUnits = totalUnits - feeOfOne;
    return buyerUnits < dust ? null : { sellerUnits: 0n, buyerUnits };
  }
  if (totalUnits < amountUnits + feeOfOne) return null;
  const left = totalUnits - amountUnits - escrowFee({ inputs, outputs: 2 }, coin);
  return { sellerUnits: amountUnits, buyerUnits: left < dust ? 0n : left };
}

/**
 * The outcome of an escrow whose coins were spent outside this site, which any two of the three key holders can do. `released`:
 * the transaction paid the seller the amount, as a release would. `refunded`: it paid only the buyer. `spent_elsewhere`: anything
 * else, for the two signers to explain.
 *
 * @param outputs by their scripts in hex; null stands for several others together, with their sum
 */
export function spentOutcome(
  escrow: { amountUnits: bigint; payoutScript: string; refundScript: string },
  outputs: readonly { script: string | null; units: bigint }[],
): 'released' | 'refunded' | 'spent_elsewhere' {
  const paidTo = (script: string) =>
    outputs.reduce((sum, output) => (output.script === script ? sum + output.units : sum), 0n);
  if (paidTo(escrow.payoutScript) >= escrow.amountUnits) return 'released';
  const isBuyersAlone = outputs.every(
    ({ script, units }) => script === escrow.refundScript || units === 0n,
  );
  return isBuyersAlone && paidTo(escrow.refundScript) > 0n ? 'refunded' : 'spent_elsewhere';
}
