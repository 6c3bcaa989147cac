/**
 * Coin amounts: integers of 10⁻⁸ coin ("units", bigint) inside, decimal strings outside. Floats never touch an amount
 * (docs/spec/points.md#1-amounts).
 */

/** Units in one coin: amounts have 8 decimals (docs/spec/points.md#1-amounts). */
export const UNITS_PER_COIN = 100_000_000n;

/**
 * The largest single amount, in units: ten billion coins, 185 times the JKC that can ever exist. 10¹⁸ instead of 2⁶³ - 1, so that
 * a 64-bit column still holds the sum of nine such amounts.
 */
export const MAX_UNITS = 1_000_000_000_000_000_000n;

const COIN_DECIMALS = 8;

// The digits are limited before BigInt parses them, because its time grows with the square of their number.
const AMOUNT = /^(0|[1-9]\d{0,10})(?:\.(\d{1,8}))?$/;
const SUM = /^(-?(?:0|[1-9]\d{0,30}))(?:\.(\d{1,8}))?$/;
const PRICE = /^(0|[1-9]\d{0,11})(?:\.(\d{1,12}))?$/;

/**
 * Parses an amount of coins into units.
 *
 * @param text digits with an optional point and 1 to 8 decimals: `1`, `0.25`, `1.50`. No sign, exponent, spaces, grouping, bare
 *   point or leading zeros.
 * @returns units, 0 to {@link MAX_UNITS}
 * @throws RangeError for any other text, and above {@link MAX_UNITS}
 */
export function parseAmount(text: string): bigint {
  const match = AMOUNT.exec(text);
  if (!match) throw new RangeError('not an amount: digits with at most 8 decimals are expected');
  const units =
    BigInt(match[1] ?? '') * UNITS_PER_COIN + BigInt((match[2] ?? '').padEnd(COIN_DECIMALS, '0'));
  if (units > MAX_UNITS) throw new RangeError('amount is too large');
  return units;
}

/**
 * Parses a sum or balance as {@link formatAmount} writes it: it may exceed {@link MAX_UNITS} or be negative.
 *
 * @param text digits with an optional minus, point and 1 to 8 decimals
 * @returns units
 * @throws RangeError for any other text
 */
export function parseSum(text: string): bigint {
  const match = SUM.exec(text);
  if (!match) throw new RangeError('not a sum');
  return BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(COIN_DECIMALS, '0'));
}

/** Returns whether {@link parseAmount} accepts the text. Never throws. */
export function isAmount(text: string): boolean {
  try {
    parseAmount(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes units as the canonical decimal string of the API: `1`, `0.25`, `-3.5`, `0`; no trailing zeros, no grouping.
 *
 * @param units any bigint, including negative and above {@link MAX_UNITS} (sums)
 */
export function formatAmount(units: bigint): string {
  return formatAmountFixed(units, COIN_DECIMALS).replace(/\.?0+$/, '');
}

/**
 * Writes units with a fixed number of decimals, for display: 4 on wide screens, 2 on small ones, 8 in the developer and creator
 * areas (docs/spec/points.md#1-amounts).
 *
 * @param units any bigint
 * @param decimals 0 to 8; rounded half up, away from zero
 * @param grouping true puts `,` between thousands
 * @returns the text; an amount that rounds to zero has no minus sign
 * @throws RangeError when `decimals` is not an integer from 0 to 8
 */
export function formatAmountFixed(units: bigint, decimals: number, grouping = false): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > COIN_DECIMALS) {
    throw new RangeError('decimals must be an integer from 0 to 8');
  }
  return writeScaled(
    roundedDivide(units, 10n ** BigInt(COIN_DECIMALS - decimals)),
    decimals,
    grouping,
  );
}

/**
 * The value of an amount in US dollars: computed exactly, then rounded half up (away from zero) to cents.
 *
 * @param units any bigint
 * @param priceText dollars for one coin: decimal text, at most 12 decimals and below 10¹²
 * @returns two decimals, no grouping: `12.30`
 * @throws RangeError when the price has another form
 */
export function unitsToUsd(units: bigint, priceText: string): string {
  const match = PRICE.exec(priceText);
  if (!match)
    throw new RangeError('not a price: a decimal text with at most 12 decimals is expected');
  const decimals = match[2] ?? '';
  const price = BigInt((match[1] ?? '') + decimals);
  // units × 10⁻⁸ coins × price × 10⁻ᵈ dollars × 100 cents.
  return writeScaled(roundedDivide(units * price, 10n ** BigInt(6 + decimals.length)), 2, false);
}

function roundedDivide(value: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (value < 0n ? value - half : value + half) / divisor;
}

/** Writes an integer of 10^-decimals as decimal text. */
function writeScaled(scaled: bigint, decimals: number, grouping: boolean): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const grouped = grouping ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  return decimals === 0 ? sign + grouped : `${sign}${grouped}.${digits.slice(-decimals)}`;
}
