import { MIN_TIP_UNITS } from '../tips/tips.ts';

/**
 * What the coin's nodes ask of a transaction, measured at a node of the coin (its version 3.1.1, standard policy). Fee
 * estimates of nodes are not used: on a quiet chain they have none.
 */

/** Units for each byte: less is not passed on. */
const LEAST_FEE_PER_BYTE = 100n;

/** What a payer may choose, in units for each byte. */
export const FEES_PER_BYTE = {
  normal: LEAST_FEE_PER_BYTE,
  faster: 2n * LEAST_FEE_PER_BYTE,
  fastest: 5n * LEAST_FEE_PER_BYTE,
} as const;

export type FeeChoice = keyof typeof FEES_PER_BYTE;

/** The least output in units, for change; a transaction with a smaller one is refused as dust. */
export const DUST_UNITS = 10_000n;

/** The least that a wallet pays, in units: the least tip. */
export const LEAST_PAYMENT_UNITS = MIN_TIP_UNITS;

/** The most coins spent at once: 600 inputs of 148 bytes stay below the 100,000 bytes that nodes pass on. */
export const MOST_COINS_SPENT = 600;

/** The most bytes of an input that spends a P2PKH output by a compressed key, and of an output. */
export const INPUT_BYTES = 148;
const OUTPUT_BYTES = 34;
/** Version, lock time, and the counts of inputs and outputs. */
const FRAME_BYTES = 12;

/** The most bytes of a signed transaction of P2PKH inputs. */
export function transactionBytes(inputs: number, outputs: number): bigint {
  return BigInt(FRAME_BYTES + inputs * INPUT_BYTES + outputs * OUTPUT_BYTES);
}

/**
 * The most units that a payment of so many coins may pay as a fee: the dearest choice with change, and what is left where that
 * change would be too small to be paid out.
 */
export function mostFeeUnits(inputs: number): bigint {
  return transactionBytes(inputs, 2) * FEES_PER_BYTE.fastest + DUST_UNITS;
}
