import { MAX_UNITS, parseAmount } from '../amounts.ts';

/**
 * Amounts as people type them: `25`, `2.5`, `2,5`, `25jkc`, `$1`.
 */

export type AmountMistake =
  /** There is no amount. */
  | 'not_an_amount'
  /** `1,000` can mean one coin or a thousand. */
  | 'one_or_thousand'
  | 'too_many_decimals'
  | 'too_small'
  | 'too_large'
  /** The amount is in dollars, but the price of the coin is unknown. */
  | 'no_price';

export type TypedAmount =
  | { ok: true; units: bigint; dollars: string | null }
  | { ok: false; mistake: AmountMistake };

export type AmountContext = {
  /** The coin's code, such as `JKC`. */
  coinSymbol: string;
  /** The least tip, in units. */
  leastUnits: bigint;
  /** Dollars for one coin, as decimal text; null if unknown. */
  price: string | null;
};

const NUMBER = /^(0|[1-9]\d{0,10})(?:([.,])(\d+))?$/;
const DECIMALS = 8;
const DOLLAR_DECIMALS = 2;

/**
 * Parses an amount that a person typed: digits with a point or a comma before the decimals, then the coin's code, or with `$`
 * before them. No sign, exponent, spaces, grouping or leading zeros.
 *
 * @returns units, from `leastUnits` to `MAX_UNITS`; also the dollars if the amount was in dollars
 */
export function readTypedAmount(
  text: string,
  { coinSymbol, leastUnits, price }: AmountContext,
): TypedAmount {
  const isDollars = text.startsWith('$');
  const digits = isDollars ? text.slice(1) : withoutSymbol(text, coinSymbol);
  const match = NUMBER.exec(digits);
  if (!match) return wrong('not_an_amount');
  const [, whole = '', mark, decimals = ''] = match;
  if (mark === ',' && decimals.length === 3 && whole !== '0') return wrong('one_or_thousand');
  if (decimals.length > (isDollars ? DOLLAR_DECIMALS : DECIMALS)) {
    return wrong('too_many_decimals');
  }
  const written = decimals === '' ? whole : `${whole}.${decimals}`;
  const given = unitsIn(written);
  if (given === null) return wrong('too_large');
  const units = isDollars ? coinsFor(given, price) : given;
  if (units === null) return wrong('no_price');
  if (units < leastUnits) return wrong('too_small');
  if (units > MAX_UNITS) return wrong('too_large');
  return { ok: true, units, dollars: isDollars ? written : null };
}

function withoutSymbol(text: string, symbol: string): string {
  const end = text.slice(-symbol.length).toLowerCase();
  return end === symbol.toLowerCase() ? text.slice(0, -symbol.length) : text;
}

function unitsIn(written: string): bigint | null {
  try {
    return parseAmount(written);
  } catch {
    return null;
  }
}

/** Units of the coin for hundred-millionths of a dollar, rounded half up; null without a price. */
function coinsFor(dollars: bigint, price: string | null): bigint | null {
  const match = /^(0|[1-9]\d{0,11})(?:\.(\d{1,12}))?$/.exec(price ?? '');
  if (!match) return null;
  const decimals = match[2] ?? '';
  const scaled = BigInt((match[1] ?? '') + decimals);
  if (scaled === 0n) return null;
  return (dollars * 10n ** BigInt(decimals.length) * 2n + scaled) / (scaled * 2n);
}

function wrong(mistake: AmountMistake): TypedAmount {
  return { ok: false, mistake };
}
