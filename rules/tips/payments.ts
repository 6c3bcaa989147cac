import type { FeeRules } from '../coins/amounts.ts';

/**
 * What a transaction of a member's own wallet may look like: one payment, the rest back to where it came from, and a fee that
 * is no mistake.
 */

/** A payment, and what is left. */
const MOST_OUTPUTS = 2;

/** The highest fee, as a multiple of the coin's usual one: twice the dearest choice of the wallet's page. */
const MOST_TIMES_USUAL = 10n;

/** The most change that is left to the miners, in units; more where the coin's dust is more. */
const DROPPED_CHANGE_UNITS = 100_000n;

/**
 * For how long after it was signed a payment is sent again, ms: one that the network has never taken, since coins must not move
 * hours after somebody has stopped looking; and one that it took and forgot, as other nodes may still have it.
 */
export const SENT_AGAIN_FOR_MS = { untaken: 60 * 60_000, taken: 24 * 60 * 60_000 } as const;

/** How often a payment that is neither in a block nor in the mempool is sent again, ms. */
export const RESENT_EVERY_MS = 10_000;

/**
 * How long a payment that the network refused binds the next one to one of its coins, ms. Its bytes can be sent while its
 * coins are unspent, so the next payment spends them. The limit is for members who cannot, since they now pay with other keys.
 */
export const REFUSAL_BINDS_MS = 7 * 24 * 60 * 60_000;

/** The highest fee of a transaction of this size, in units. */
export function highestFee(byteCount: number, { feePerKilobyte, dustUnits }: FeeRules): bigint {
  const dropped = dustUnits > DROPPED_CHANGE_UNITS ? dustUnits : DROPPED_CHANGE_UNITS;
  return (BigInt(byteCount) * MOST_TIMES_USUAL * feePerKilobyte.usual) / 1000n + dropped;
}

/** What a wallet's payment pays. */
export type PaidScripts = {
  inputs: readonly { scriptHex: string; units: bigint }[];
  outputs: readonly { scriptHex: string; units: bigint }[];
  byteCount: number;
};

/** What is wrong with a payment. */
export type PaymentFault = 'wrong_payment' | 'other_payees' | 'no_fee' | 'fee_too_high';

/**
 * Whether a transaction pays exactly this, once, and gives all else back to where its coins come from; null if it does.
 *
 * @returns what is wrong with it
 */
export function faultOfPayment(
  { inputs, outputs, byteCount }: PaidScripts,
  wanted: { scriptHex: string; units: bigint },
  coin: FeeRules,
): PaymentFault | null {
  const isWanted = (output: { scriptHex: string; units: bigint }) =>
    output.scriptHex === wanted.scriptHex && output.units === wanted.units;
  const place = outputs.findIndex(isWanted);
  if (place < 0) return 'wrong_payment';
  const others = outputs.filter((_, index) => index !== place);
  const own = new Set(inputs.map(({ scriptHex }) => scriptHex));
  const isOwn = others.every(({ scriptHex }) => own.has(scriptHex));
  if (!isOwn || outputs.length > MOST_OUTPUTS) return 'other_payees';
  const fee = feeOf({ inputs, outputs });
  if (fee <= 0n) return 'no_fee';
  return fee > highestFee(byteCount, coin) ? 'fee_too_high' : null;
}

/** What a transaction leaves to the miners, in units. */
export function feeOf({ inputs, outputs }: Pick<PaidScripts, 'inputs' | 'outputs'>): bigint {
  const sum = (list: readonly { units: bigint }[]) =>
    list.reduce((total, { units }) => total + units, 0n);
  return sum(inputs) - sum(outputs);
}

/** From how many addresses one payment may come: each is looked up. */
export const MOST_INPUT_ADDRESSES = 20;
