/**
 * The amounts and confirmations that are derived from a coin's fees, so that no coin uses the numbers of another
 * (docs/spec/chain.md#8-amounts-and-depths).
 */
import type { Coin } from './coin.ts';

/** The fields of a coin from which fees are computed. */
export type FeeRules = Pick<Coin, 'dustUnits' | 'feePerKilobyte'>;

/** The fields of a coin from which the depth of a payment is computed. */
export type DepthRules = FeeRules & Pick<Coin, 'confirmations'>;

/** 1,000 coins for Junkcoin. */
const LARGE_IN_LEAST = 1_000_000n;
/** 10,000 coins for Junkcoin. */
const HUGE_IN_LEAST = 10_000_000n;
const HUGE_CONFIRMATIONS = 20;
/** A payout of 500 outputs takes 17 kilobytes, and more with many inputs. */
const PAYOUT_KILOBYTES = 50n;

/**
 * The least tip, payment request, payout, faucet claim and payment from the wallet's page, in units (0.001 JKC). Nodes refuse a
 * smaller one, or its fee exceeds its amount.
 */
export function leastPayment({ dustUnits, feePerKilobyte }: FeeRules): bigint {
  return dustUnits > feePerKilobyte.usual ? dustUnits : feePerKilobyte.usual;
}

/**
 * The confirmations that a payment for an app or a plan needs before it counts: undoing it must cost more than it is worth.
 *
 * @param units the amount of the payment
 */
export function confirmationsNeeded(units: bigint, coin: DepthRules): number {
  const { counted, deep } = coin.confirmations;
  const least = leastPayment(coin);
  if (units < LARGE_IN_LEAST * least) return counted;
  return units <= HUGE_IN_LEAST * least ? deep : Math.max(deep, HUGE_CONFIRMATIONS);
}

/** The part of the balance reserved for the fee of one payout, in units (0.05 JKC). */
export function payoutFeeReserve({ feePerKilobyte }: FeeRules): bigint {
  return PAYOUT_KILOBYTES * feePerKilobyte.usual;
}
