import { COIN_NETWORK_NAMES, type Coin, type CoinNetwork, coinOn } from '#rules/coins/coin.ts';
import { readCoinData } from '#rules/coins/coin-data.ts';
import { Refused } from './refused.ts';

/** The coin for which the page makes keys, on one of its chains. */
export interface SiteCoin extends Coin {
  /** The coin on its other chains, so that the page can say to which one an address or a key belongs. */
  readonly others: readonly Coin[];
}

/**
 * Reads the coin that the site has named.
 *
 * @param data the coin as the server sends it
 * @throws Refused if it is not a coin, or one for which no keys can be made
 */
export function readSiteCoin({ data, network }: { data: unknown; network: CoinNetwork }): SiteCoin {
  const coin = read(data, network);
  if (!coin.payable.includes('p2pkh')) {
    throw new Refused('wallet_coin_undescribed', { coin: coin.name });
  }
  return coin;
}

function read(data: unknown, network: CoinNetwork): SiteCoin {
  try {
    const preset = readCoinData(data);
    const others = COIN_NETWORK_NAMES.filter(
      (name) => name !== network && preset.networks[name] !== null,
    );
    return { ...coinOn(preset, network), others: others.map((name) => coinOn(preset, name)) };
  } catch {
    throw new Refused('wallet_coin_unclear');
  }
}
