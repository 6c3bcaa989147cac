/**
 * How a payment that was asked for is told from every other one on the chain, and when it counts.
 * Serves restricted-areas §3 (request_payments); docs/decisions/2026-11-22-a-payment-is-known-by-its-exact-amount.md.
 */
import { UNITS_PER_COIN } from './amounts.ts';

/** Less is dust to the coin's nodes, or makes wallets pay more than it for the fee. */
export const MIN_REQUEST_UNITS = 100_000n;
/** The most that one request may ask for: one million coins. */
export const MAX_REQUEST_UNITS = 1_000_000n * UNITS_PER_COIN;

/** By up to so many units is a request raised, so that no two open ones at an address ask for the same. */
export const MAX_MARK_UNITS = 9_999n;

/** A payment that comes after the request's end is still looked for during this time, ms. */
export const WATCHED_AFTER_END_MS = 24 * 60 * 60_000;

/** The time that a block claims may be as much behind the real one, ms (the coin's nodes allow two hours). */
export const BLOCK_TIME_SLACK_MS = 2 * 60 * 60_000;

/**
 * With how many confirmations a payment counts: what it would cost to take it back has to be more than what it is
 * worth, on a chain whose hash rate is low.
 *
 * @param units of the payment
 */
export function confirmationsNeeded(units: bigint): number {
  if (units < 1_000n * UNITS_PER_COIN) return 1;
  return units <= 10_000n * UNITS_PER_COIN ? 6 : 20;
}

/**
 * The amount to be paid: the one that was asked for and a few units more, by which the payment is known.
 *
 * @param askedUnits what the app asks for
 * @param taken amounts that other watched requests at this address have
 * @param mark where to begin, 1 to {@link MAX_MARK_UNITS}; drawn by the caller
 * @returns null when every mark is taken
 */
export function markedAmount(
  askedUnits: bigint,
  taken: ReadonlySet<bigint>,
  mark: bigint,
): bigint | null {
  for (let step = 0n; step < MAX_MARK_UNITS; step += 1n) {
    const units = askedUnits + ((mark - 1n + step) % MAX_MARK_UNITS) + 1n;
    if (!taken.has(units)) return units;
  }
  return null;
}
