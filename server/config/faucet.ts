import { formatAmount, isAmount, parseAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { FAUCET_CLAIMS_A_DAY, type FaucetLimits } from '#rules/faucet.ts';
import { readRpc } from './money.ts';
import type { SettingName } from './names/setting-names.ts';
import type { BotPlace } from './telegram.ts';
import { ConfigError, type ReadVariable } from './values.ts';

export type FaucetConfig = FaucetLimits & {
  /** JSON-RPC of the faucet's own wallet, including user and password. Secret. */
  rpcUrl: string;
};

/** The bot's faucet, or null if there is none. Throws `ConfigError`. */
export function readFaucet(
  read: ReadVariable,
  around: { bot: BotPlace; databaseUrl: string | null; walletUrl: string | null; coin: Coin },
): FaucetConfig | null {
  const units = readUnits('FAUCET_AMOUNT', read, around.coin);
  const dailyUnits = readUnits('FAUCET_DAILY', read, around.coin);
  const rpcUrl = readRpc('FAUCET_RPC_URL', read, around.databaseUrl);
  if (units === null) {
    const lone = rpcUrl === null ? 'FAUCET_DAILY' : 'FAUCET_RPC_URL';
    if (rpcUrl === null && dailyUnits === null) return null;
    throw new ConfigError(`${lone}: has no effect without FAUCET_AMOUNT`, [lone, 'FAUCET_AMOUNT']);
  }
  if (around.bot === 'off') {
    throw new ConfigError("FAUCET_AMOUNT: needs BOT=1: people ask the community's own bot for it", [
      'FAUCET_AMOUNT',
      'BOT',
    ]);
  }
  if (rpcUrl === null) {
    throw new ConfigError(
      'FAUCET_AMOUNT: needs a wallet of its own, never that of the weekly pool; set FAUCET_RPC_URL',
      ['FAUCET_AMOUNT', 'FAUCET_RPC_URL'],
    );
  }
  if (around.walletUrl !== null && placeOf(rpcUrl) === placeOf(around.walletUrl)) {
    throw new ConfigError(
      'FAUCET_RPC_URL: must be another wallet than that of WALLET_RPC_URL, which pays the weekly pool',
      ['FAUCET_RPC_URL', 'WALLET_RPC_URL'],
    );
  }
  const most = dailyUnits ?? units * FAUCET_CLAIMS_A_DAY;
  if (most < units)
    throw new ConfigError('FAUCET_DAILY: must be at least FAUCET_AMOUNT', [
      'FAUCET_DAILY',
      'FAUCET_AMOUNT',
    ]);
  return { units, dailyUnits: most, rpcUrl };
}

/** An amount of the coin, in units; null if it is not set. Throws `ConfigError`. */
export function readUnits(name: SettingName, read: ReadVariable, coin: Coin): bigint | null {
  const text = read(name);
  if (text === null) return null;
  const units = isAmount(text) ? parseAmount(text) : 0n;
  const least = leastPayment(coin);
  if (units < least) {
    throw new ConfigError(
      `${name}: must be an amount of at least ${formatAmount(least)} with at most 8 decimals`,
      [name],
    );
  }
  return units;
}

/** The wallet that an address means, whatever user it names. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^(localhost|\[::1\])(?=:|$)/, '127.0.0.1')}${pathname.replace(/\/+$/, '')}`;
}
