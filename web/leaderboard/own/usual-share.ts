import { parseAmount } from '#rules/amounts.ts';

/**
 * The average of the shares above 0 in these weeks, in base units, and their number; null if there is none.
 *
 * @param weeks shares in coins; null in a week without one
 */
export function usualShare(
  weeks: readonly { share: string | null }[],
): { units: bigint; count: number } | null {
  const shares = weeks.map(({ share }) => parseAmount(share ?? '0')).filter((units) => units > 0n);
  if (shares.length === 0) return null;
  const sum = shares.reduce((all, units) => all + units, 0n);
  return { units: sum / BigInt(shares.length), count: shares.length };
}
