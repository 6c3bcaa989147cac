import { COIN_NETWORK_NAMES, type Coin, type CoinPreset, coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import type { SettingName } from './names/setting-names.ts';
import { ConfigError, type ReadVariable, readOne } from './values.ts';

/** The variables that move money, or compute the addresses that receive it. */
const OF_MONEY: readonly SettingName[] = [
  'WALLET_RPC_URL',
  'INVOICE_XPUB',
  'INVOICE_RPC_URL',
  'FAUCET_RPC_URL',
  'ESCROW_XPUB',
];

/** Returns whether amounts that the product sets, such as plan prices in coins, are in this coin. */
export function isDefaultCoin({ code }: Pick<Coin, 'code'>): boolean {
  return code === JUNKCOIN.code;
}

/** The community's coin on the chain that `COIN_NETWORK` names. Throws `ConfigError`. */
export function readCoin(read: ReadVariable, preset: CoinPreset): Coin {
  const network = readOne('COIN_NETWORK', read('COIN_NETWORK') ?? 'main', COIN_NETWORK_NAMES);
  if (preset.networks[network] === null) {
    throw new ConfigError(`COIN_NETWORK: COMMUNITY_FILE does not describe this chain of the coin`, [
      'COIN_NETWORK',
      'COMMUNITY_FILE',
    ]);
  }
  const coin = coinOn(preset, network);
  const [money] = OF_MONEY.filter((name) => read(name) !== null);
  if (money !== undefined && coin.payable.length === 0) {
    throw new ConfigError(
      `${money}: no coin moves without the rules of its chain; name a known coin in COMMUNITY_FILE, or add coin.chain`,
      [money, 'COMMUNITY_FILE'],
    );
  }
  return coin;
}
