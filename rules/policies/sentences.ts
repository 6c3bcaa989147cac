/** Parts of sentences about policies. */
import { formatAmountFixed, parseAmount } from '../amounts.ts';

/** One sentence, or none where nothing changed. */
export function ifChanged<T>(from: T, to: T, sentence: (from: T, to: T) => string): string[] {
  return from === to ? [] : [sentence(from, to)];
}

/** `A falls from B to C.` @param numbers that are compared */
export function moved<T>(
  subject: string,
  [from, to]: [T, T],
  [before, after]: [string, string],
): string {
  return `${subject} ${to < from ? 'falls' : 'rises'} from ${before} to ${after}.`;
}

/** `1 point`, `2,000 points`. */
export function quantity(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** An amount in base units as coins, with as many decimals as it has: `1,000.5`. */
export function amountText(units: bigint): string {
  return formatAmountFixed(units, 8, true).replace(/\.?0+$/, '');
}

/** The same of an amount in coins. */
export function coinsText(amount: string): string {
  return amountText(parseAmount(amount));
}

/** Thousands are grouped, as in amounts. */
export function countText(count: number): string {
  const [whole = '', decimals] = String(count).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
