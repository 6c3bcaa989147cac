import type { FeeRules } from '../coins/amounts.ts';
import type { Coin } from '../coins/coin.ts';

/** Of a kilobyte, as the coins' nodes count. */
const KILOBYTE = 1000n;

/** What a payer may choose, as multiples of what nodes usually ask. Their estimates are not used: on a quiet chain they have none. */
const FEE_CHOICES = { normal: 1n, faster: 2n, fastest: 5n } as const;
export type FeeChoice = keyof typeof FEE_CHOICES;

/** Units for each byte: of the usual fee, or a multiple of it. */
export function feePerByte({ feePerKilobyte }: FeeRules, choice: FeeChoice): bigint {
  return FEE_CHOICES[choice] * ((feePerKilobyte.usual + KILOBYTE - 1n) / KILOBYTE);
}

/** The most coins spent at once: 600 inputs of 148 bytes stay below the 100,000 bytes that nodes pass on. */
export const MOST_COINS_SPENT = 600;

/** The most bytes of an input that spends a P2PKH output by a compressed key. */
export const INPUT_BYTES = 148;
/** The most bytes of an output to an address before segwit. */
const OUTPUT_BYTES = 34;
/** Of an output to the longest segwit address (P2WSH, P2TR). */
const SEGWIT_OUTPUT_BYTES = 43;
/** Version, lock time, and the counts of inputs and outputs. */
const FRAME_BYTES = 12;

/** The most bytes of a signed transaction of P2PKH inputs that pays one address, and gives change back with two outputs. */
export function transactionBytes(
  inputs: number,
  outputs: number,
  { payable }: Pick<Coin, 'payable'>,
): bigint {
  const more = payable.includes('p2wsh') ? SEGWIT_OUTPUT_BYTES - OUTPUT_BYTES : 0;
  return BigInt(FRAME_BYTES + inputs * INPUT_BYTES + outputs * OUTPUT_BYTES + more);
}

/**
 * The most units that a payment of so many coins may pay as a fee: the dearest choice with change, and what is left where that
 * change would be too small to be paid out.
 */
export function mostFeeUnits(inputs: number, coin: FeeRules & Pick<Coin, 'payable'>): bigint {
  return transactionBytes(inputs, 2, coin) * feePerByte(coin, 'fastest') + coin.dustUnits;
}
