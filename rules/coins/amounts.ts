/**
 * The amounts and depths that follow from a coin's fees, so that no number of one coin holds for another
 * (docs/spec/chain.md#8-amounts-and-depths).
 */
import type { Coin } from './coin.ts';

/** The fields of a coin that fees come from. */
export type FeeRules = Pick<Coin, 'dustUnits' | 'feePerKilobyte'>;

/** Junkcoin's 1,000 coins. */
const LARGE_IN_LEAST = 1_000_000n;
/** Junkcoin's 10,000 coins. */
const HUGE_IN_LEAST = 10_000_000n;
const HUGE_CONFIRMATIONS = 20;
/** A payout of 500 outputs has 17 kilobytes, and more with many inputs. */
const PAYOUT_KILOBYTES = 50n;

/**
 * The least tip, payment request, payout, faucet claim and payment from the wallet's page, in units (0.001 JKC): nodes refuse
 * less, or a transaction costs more than it moves.
 */
export function leastPayment({ dustUnits, feePerKilobyte }: FeeRules): bigint {
  return dustUnits > feePerKilobyte.usual ? dustUnits : feePerKilobyte.usual;
}

/**
 * How many confirmations an app's payment needs before it counts: undoing it must cost more than it is worth.
 *
 * @param units of the payment
 */
export function confirmationsNeeded(
  units: bigint,
  coin: FeeRules & Pick<Coin, 'confirmations'>,
): number {
  const { counted, deep } = coin.confirmations;
  const least = leastPayment(coin);
  if (units < LARGE_IN_LEAST * least) return counted;
  return units <= HUGE_IN_LEAST * least ? deep : Math.max(deep, HUGE_CONFIRMATIONS);
}

/** The part of the balance that is kept for the fee of one payout, in units (0.05 JKC). */
export function payoutFeeReserve({ feePerKilobyte }: FeeRules): bigint {
  return PAYOUT_KILOBYTES * feePerKilobyte.usual;
}
