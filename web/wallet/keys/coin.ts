import { type Coin, type CoinNetwork, coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';

/** The coin whose keys the page makes, on one of its chains. */
export function coinFor(network: CoinNetwork): Coin {
  return coinOn(JUNKCOIN, network);
}
