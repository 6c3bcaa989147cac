import { DEFAULT_PRICE_PATH, isPrice, isPricePath } from '#rules/operations/price.ts';
import { outwardAddressProblem } from '#rules/public-address.ts';
import { isLoopback, parseAddress } from '#server/net/web-address.ts';
import { ConfigError, type ReadVariable } from './values.ts';

/** The source of the price: an address that answers JSON, and the JSON pointer of the number in it. */
export type PriceFeed = { url: string; path: string };

/**
 * Returns the price that the operator set, or its source. Throws a `ConfigError` if both are set, or if another coin's community
 * does not give the place of the price in the answer.
 */
export function readPrice(
  read: ReadVariable,
  isOwnCommunity: boolean,
): {
  usdPrice: string | null;
  priceFeed: PriceFeed | null;
} {
  const usdPrice = read('COIN_USD_PRICE');
  if (usdPrice !== null && !isPrice(usdPrice)) {
    throw new ConfigError('COIN_USD_PRICE: must be a decimal number of dollars', [
      'COIN_USD_PRICE',
    ]);
  }
  const url = read('PRICE_URL');
  const path = read('PRICE_PATH');
  if (url === null) {
    if (path !== null)
      throw new ConfigError('PRICE_PATH: needs PRICE_URL', ['PRICE_PATH', 'PRICE_URL']);
    return { usdPrice, priceFeed: null };
  }
  if (usdPrice !== null) {
    throw new ConfigError('PRICE_URL: cannot be set together with COIN_USD_PRICE; choose one', [
      'PRICE_URL',
      'COIN_USD_PRICE',
    ]);
  }
  requireFeedAddress(url);
  if (path !== null && !isPricePath(path)) {
    throw new ConfigError('PRICE_PATH: must be a JSON pointer such as /junkcoin/usd', [
      'PRICE_PATH',
    ]);
  }
  if (path === null && isOwnCommunity) {
    throw new ConfigError('PRICE_PATH: must be set; by default it is the price of another coin', [
      'PRICE_PATH',
    ]);
  }
  return { usdPrice, priceFeed: { url, path: path ?? DEFAULT_PRICE_PATH } };
}

// Not quoted: the address may hold a key.
function requireFeedAddress(text: string): void {
  const url = parseAddress(text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol);
  if (!isWeb || url.username || url.password || text.includes('#')) {
    throw new ConfigError('PRICE_URL: must be an https address without user or fragment', [
      'PRICE_URL',
    ]);
  }
  if (isLoopback(text)) return;
  const problem = outwardAddressProblem(url);
  if (problem !== null) throw new ConfigError(`PRICE_URL: ${problem}`, ['PRICE_URL']);
}
