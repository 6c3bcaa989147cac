import type { FeeRules } from '../coins/amounts.ts';
import type { Coin } from '../coins/coin.ts';

/** Bytes in a kilobyte, as the coins' nodes count. */
const KILOBYTE = 1000n;

/**
 * The fee choices of a payer, as multiples of the coin's usual fee. The nodes' own estimates are not used: on a quiet chain they
 * have none.
 */
const FEE_CHOICES = { normal: 1n, faster: 2n, fastest: 5n } as const;
export type FeeChoice = keyof typeof FEE_CHOICES;

/** The fee per byte, in units: the usual fee or a multiple of it. */
export function feePerByte({ feePerKilobyte }: FeeRules, choice: FeeChoice): bigint {
  return FEE_CHOICES[choice] * ((feePerKilobyte.usual + KILOBYTE - 1n) / KILOBYTE);
}

/** The most coins spent at once: 600 inputs of 148 bytes stay below the 100,000 bytes that nodes relay. */
export const MOST_COINS_SPENT = 600;

/** The most bytes of an input that spends a P2PKH output with a compressed key. */
export const INPUT_BYTES = 148;
/** The most bytes of an output to a non-segwit address. */
const OUTPUT_BYTES = 34;
/** The bytes of an output to the longest segwit address (P2WSH, P2TR). */
const SEGWIT_OUTPUT_BYTES = 43;
/** Version, lock time, and the counts of inputs and outputs. */
const FRAME_BYTES = 12;

/** The most bytes of a signed transaction of P2PKH inputs that pays one address; with two outputs it also returns change. */
export function transactionBytes(
  inputs: number,
  outputs: number,
  { payable }: Pick<Coin, 'payable'>,
): bigint {
  const more = payable.includes('p2wsh') ? SEGWIT_OUTPUT_BYTES - OUTPUT_BYTES : 0;
  return BigInt(FRAME_BYTES + inputs * INPUT_BYTES + outputs * OUTPUT_BYTES + more);
}

/**
 * The highest fee of a payment of so many coins, in units: the highest choice with change, plus the change itself if it is too
 * small to be paid out.
 */
export function mostFeeUnits(inputs: number, coin: FeeRules & Pick<Coin, 'payable'>): bigint {
  return transactionBytes(inputs, 2, coin) * feePerByte(coin, 'fastest') + coin.dustUnits;
}
