import type { FeeRules } from '../coins/amounts.ts';

/** The rules for a transaction of a member's own wallet: one payment, the rest back to its own address, and a plausible fee. */

/** The payment and the change. */
const MOST_OUTPUTS = 2;

/** The highest fee, as a multiple of the coin's usual one: twice the highest choice on the wallet's page. */
const MOST_TIMES_USUAL = 10n;

/** The most change that is left to the miners, in units; more if the coin's dust is more. */
const DROPPED_CHANGE_UNITS = 100_000n;

/**
 * How long after its signature a payment is resent, in ms. `untaken`: the network has never accepted it; coins must not move
 * hours after the member has stopped looking. `taken`: the network accepted it and forgot it; other nodes may still have it.
 */
export const SENT_AGAIN_FOR_MS = { untaken: 60 * 60_000, taken: 24 * 60 * 60_000 } as const;

/** How often a payment that is neither in a block nor in the mempool is resent, in ms. */
export const RESENT_EVERY_MS = 10_000;

/**
 * How long after the network refused a payment the next one must spend one of its coins, in ms. The refused payment can still be
 * sent while its coins are unspent, so the next payment spends them. The limit is for members who cannot do so because they now
 * pay with other keys.
 */
export const REFUSAL_BINDS_MS = 7 * 24 * 60 * 60_000;

/** The highest fee of a transaction of this size, in units. */
export function highestFee(byteCount: number, { feePerKilobyte, dustUnits }: FeeRules): bigint {
  const dropped = dustUnits > DROPPED_CHANGE_UNITS ? dustUnits : DROPPED_CHANGE_UNITS;
  return (BigInt(byteCount) * MOST_TIMES_USUAL * feePerKilobyte.usual) / 1000n + dropped;
}

/** The inputs and outputs of a wallet's payment. */
export type PaidScripts = {
  inputs: readonly { scriptHex: string; units: bigint }[];
  outputs: readonly { scriptHex: string; units: bigint }[];
  byteCount: number;
};

/** The problems that a payment can have. */
export type PaymentFault = 'wrong_payment' | 'other_payees' | 'no_fee' | 'fee_too_high';

/**
 * Checks that a transaction makes exactly this payment, once, and returns the rest to the addresses of its coins.
 *
 * @returns the problem, or null if there is none
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

/** The fee that a transaction leaves to the miners, in units. */
export function feeOf({ inputs, outputs }: Pick<PaidScripts, 'inputs' | 'outputs'>): bigint {
  const sum = (list: readonly { units: bigint }[]) =>
    list.reduce((total, { units }) => total + units, 0n);
  return sum(inputs) - sum(outputs);
}

/** The most addresses from which one payment may come: each is looked up. */
export const MOST_INPUT_ADDRESSES = 20;
