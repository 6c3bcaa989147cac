/**
 * The time that coins have paid for (docs/spec/developers.md#7-payment-in-coins,
 * docs/decisions/017-plans-by-card-coins-and-arrangement.md). Depends only on the purchases, so that the same purchases give the
 * same time in whatever order they became known.
 */
import { addMonths, endAfter } from './billing.ts';
import type { BillingPeriod, PlanId } from './plans.ts';

/** A settled invoice. */
export interface CoinPurchase {
  readonly tier: PlanId;
  readonly period: BillingPeriod;
  /** Its price, with what credit paid of it. */
  readonly priceUnits: bigint;
  /** When it was first settled. */
  readonly atMs: number;
}

/** A running plan, and the value paid for the rest of it. */
export interface CoinTerm {
  readonly tier: PlanId;
  readonly period: BillingPeriod;
  /** The start of its billing months. */
  readonly anchorMs: number;
  /** When `valueUnits` were left of the payment for the time until `expiresMs`. */
  readonly asOfMs: number;
  readonly expiresMs: number;
  readonly valueUnits: bigint;
}

/** The unused value of a term at a time, in units. Falls evenly to 0 at its end. */
export function unusedUnits(term: CoinTerm, nowMs: number): bigint {
  const fromMs = Math.max(nowMs, term.asOfMs);
  if (fromMs >= term.expiresMs) return 0n;
  return (term.valueUnits * BigInt(term.expiresMs - fromMs)) / BigInt(term.expiresMs - term.asOfMs);
}

/**
 * Applies a purchase to the running term, if any. The same plan: its end moves out by a period. Another plan: it begins at once,
 * and the unused value of the old plan buys more time at the price of the purchase.
 */
export function buyTerm(running: CoinTerm | null, purchase: CoinPurchase): CoinTerm {
  const { tier, period, priceUnits, atMs } = purchase;
  const months = period === 'yearly' ? 12 : 1;
  const current = running !== null && running.expiresMs > atMs ? running : null;
  const unused = current === null ? 0n : unusedUnits(current, atMs);
  if (current !== null && current.tier === tier) {
    return {
      tier,
      period,
      anchorMs: current.anchorMs,
      asOfMs: atMs,
      expiresMs: endAfter(current.anchorMs, current.expiresMs, months),
      valueUnits: unused + priceUnits,
    };
  }
  const endMs = addMonths(atMs, months);
  const extraMs = Number((unused * BigInt(endMs - atMs)) / priceUnits);
  return {
    tier,
    period,
    anchorMs: atMs,
    asOfMs: atMs,
    expiresMs: endMs + extraMs,
    valueUnits: unused + priceUnits,
  };
}

/**
 * Converts a plan paid by other means to a term paid in coins, with its unused value.
 *
 * @param plan.priceUnits the price of its period in coins
 */
export function termOf(plan: {
  tier: PlanId;
  period: BillingPeriod;
  anchorMs: number;
  expiresMs: number;
  priceUnits: bigint;
  nowMs: number;
}): CoinTerm {
  const { tier, period, anchorMs, expiresMs, priceUnits, nowMs } = plan;
  const months = period === 'yearly' ? 12 : 1;
  const wholeMs = addMonths(nowMs, months) - nowMs;
  const leftMs = Math.max(0, expiresMs - nowMs);
  return {
    tier,
    period,
    anchorMs,
    asOfMs: nowMs,
    expiresMs,
    valueUnits: (priceUnits * BigInt(leftMs)) / BigInt(wholeMs),
  };
}
