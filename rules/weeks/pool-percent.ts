/**
 * A part of the pool in percent with two decimals, rounded half up; 0 of an empty pool.
 *
 * @param part from 0
 */
export function poolPercent(part: bigint, whole: bigint): number {
  return whole <= 0n ? 0 : Number((part * 20_000n + whole) / (whole * 2n)) / 100;
}
