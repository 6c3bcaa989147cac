import { COIN_NETWORK_NAMES, type Coin, type CoinPreset, coinOn } from '#rules/coins/coin.ts';
import { ConfigError, type ReadVariable, readOne } from './values.ts';

/** What moves money or computes addresses to which it moves. */
const OF_MONEY = [
  'JKC_RPC_URL',
  'JKC_XPUB',
  'JKC_INVOICE_RPC_URL',
  'JKC_FAUCET_RPC_URL',
  'ESCROW_XPUB',
];

/** The community's coin on the chain that `JKC_NETWORK` names. Throws `ConfigError`. */
export function readCoin(read: ReadVariable, preset: CoinPreset): Coin {
  const network = readOne('JKC_NETWORK', read('JKC_NETWORK') ?? 'main', COIN_NETWORK_NAMES);
  if (preset.networks[network] === null) {
    throw new ConfigError(`JKC_NETWORK: COMMUNITY_FILE does not describe this chain of the coin`);
  }
  const coin = coinOn(preset, network);
  const [money] = OF_MONEY.filter((name) => read(name) !== null);
  if (money !== undefined && coin.payable.length === 0) {
    throw new ConfigError(
      `${money}: no coin moves without the rules of its chain; name a known coin in COMMUNITY_FILE, or add coin.chain`,
    );
  }
  return coin;
}
