/**
 * The coin's price when the server fetches it: where it is in the response, and how long it may be shown
 * (docs/spec/monitor.md#10-price). A price is US dollars for one coin as decimal text, like a fixed one.
 */

/**
 * Older than this, the monitor warns. The price is fetched every five minutes (rules/jobs.ts), so three fetches have failed. In
 * ms.
 */
export const PRICE_OLD_MS = 15 * 60_000;
/** An older price may be far off: the site then shows no dollars rather than wrong ones. In ms. */
export const PRICE_TOO_OLD_MS = 60 * 60_000;

/** The place of Junkcoin's price in CoinGecko's `simple/price`. */
export const DEFAULT_PRICE_PATH = '/junkcoin/usd';

const LONGEST_PATH = 200;
/** Below a billion dollars, with at most 12 decimals: within these limits every amount can be computed exactly. */
export const PRICE_PATTERN = '(?:0|[1-9][0-9]{0,8})(?:\\.[0-9]{1,12})?';
const PRICE = new RegExp(`^${PRICE_PATTERN}$`);
/** A price with more decimals is cut. */
const LONG_PRICE = /^(0|[1-9]\d{0,8})(?:(\.\d{1,12})\d{0,20})?$/;
const DECIMALS = 12;

/** `old` is a warning; a `too_old` price is not shown. */
export type PriceStanding = 'fresh' | 'old' | 'too_old';

/** @param ageMs time since the price was received, in ms */
export function priceStanding(ageMs: number): PriceStanding {
  if (ageMs > PRICE_TOO_OLD_MS) return 'too_old';
  return ageMs > PRICE_OLD_MS ? 'old' : 'fresh';
}

/** Returns whether the text is US dollars for one coin: decimal, below 10⁹, at most 12 decimals. 0 is allowed. */
export function isPrice(text: string): boolean {
  return PRICE.test(text);
}

/** Returns whether the text is a JSON pointer (RFC 6901) into a response. */
export function isPricePath(text: string): boolean {
  return text.length <= LONGEST_PATH && /^(\/([^~/]|~[01])*)+$/.test(text);
}

/**
 * The price in a response, or null if there is none. The value must be a number, or a decimal number as text, above 0 and within
 * the limits of {@link isPrice} after further decimals are cut off.
 *
 * @param answer parsed JSON
 * @param path a JSON pointer
 */
export function findPrice(answer: unknown, path: string): string | null {
  let value = answer;
  for (const part of path.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = Reflect.get(value, key);
  }
  return priceOf(value);
}

function priceOf(value: unknown): string | null {
  const text = typeof value === 'number' ? decimalText(value) : value;
  if (typeof text !== 'string') return null;
  const [, whole, decimals = ''] = LONG_PRICE.exec(text) ?? [];
  if (whole === undefined) return null;
  const price = `${whole}${decimals.replace(/\.?0+$/, '')}`;
  return price === '0' ? null : price;
}

/** Writes a number without the exponent that JavaScript uses for small numbers. */
function decimalText(value: number): string {
  return value > 0 && value < 1e-6 ? value.toFixed(DECIMALS) : String(value);
}
