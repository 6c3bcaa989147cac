/** Parts of sentences about policies. */
import { formatAmountFixed, parseAmount } from '../amounts.ts';

/** One sentence, or none where nothing changed. */
export function ifChanged<T>(from: T, to: T, sentence: (from: T, to: T) => string): string[] {
  return from === to ? [] : [sentence(from, to)];
}

/** An amount in base units as coins, with as many decimals as it has: `1,000.5`. */
export function amountText(units: bigint): string {
  return formatAmountFixed(units, 8, true).replace(/\.?0+$/, '');
}

/** The same of an amount in coins. */
export function coinsText(amount: string): string {
  return amountText(parseAmount(amount));
}
