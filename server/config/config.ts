import { resolve } from 'node:path';
import { isAmount, parseAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { THEME } from '#rules/limits.ts';
import type { VerifierKey } from '#rules/log/note.ts';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { isUsername } from '#rules/names.ts';
import {
  type CoinPrices,
  DEFAULT_FREE_API_REQUESTS,
  FREE_REQUESTS_PATTERN,
} from '#rules/plans/plans.ts';
import { toHundredths } from '#rules/points/points.ts';
import type { SettingBases } from '#rules/portal-settings.ts';
import { LOOPBACK_HOSTS } from '#rules/public-address.ts';
import { SURFACES, type Surface } from '#rules/surface.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { DEFAULT_POOL_UNITS, DEFAULT_THRESHOLD_HUNDREDTHS } from '#rules/weeks/rewards.ts';
import { extendedKeyProblem } from '#server/coin/extended-key.ts';
import {
  type Community,
  CommunityError,
  readCommunity,
  withPlanPrices,
} from '#server/community-file/read-community.ts';
import { splitHosts } from '#server/db/hosts.ts';
import { isLoopback, parseAddress } from '#server/net/web-address.ts';
import {
  addressOf,
  readHost,
  readPort,
  readProxies,
  readSafeRoot,
  requireSafeCookies,
} from './addresses.ts';
import { type BackupConfig, readBackups } from './backups.ts';
import { isDefaultCoin, readCoin } from './coin.ts';
import { type FaucetConfig, readFaucet, readUnits } from './faucet.ts';
import {
  type CardsConfig,
  findInsecureRpc,
  type InvoicesConfig,
  readCards,
  readInvoices,
  readNode,
  readPlanPrices,
  readRpc,
} from './money.ts';
import { inNamesOf, withCurrentNames } from './names/old-names.ts';
import { readSettingBases } from './portal-settings.ts';
import { type PriceFeed, readPrice } from './price.ts';
import { readReferralPoints } from './referrals.ts';
import { type BotPlace, readBotPlace, readUpdates } from './telegram.ts';
import { readBotToken, readToken, requireSecretKeys } from './tokens.ts';
import { readTracing, type TracingConfig } from './tracing.ts';
import { ConfigError, type ReadVariable, readFlag, readOne, readUrl } from './values.ts';
import { readWitnesses, readWitnessLogs, type WitnessAddress } from './witnesses.ts';

export { ConfigError } from './values.ts';

/** Every setting from the environment, checked. `.env.example` documents each variable. */
export type Config = {
  port: number;
  host: string;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  demo: boolean;
  gatewayToken: string | null;
  /** The first encrypts and hashes keys; the others can still decrypt. Secret. */
  secretKeys: readonly Uint8Array[];
  /** Opens `/metrics`; null: this machine only, and only if the site is not public. */
  metricsToken: string | null;
  /** The bot behind the login widget and the Mini App. Secret except for its id. */
  botToken: string | null;
  /** Without @. */
  botUsername: string | null;
  /** The bot that the administrators' login screen names, without @; null: `botUsername`. */
  adminBotUsername: string | null;
  /**
   * The place of the community's own bot: `here`, in this server; `apart`, in a process of its own (`quarterdeck bot`); `off` if
   * another bot reports to the gateway.
   */
  bot: BotPlace;
  /** How the bot's updates arrive, button presses among them; `off`: not at all, so the bot asks no questions. */
  telegramUpdates: 'off' | 'poll' | 'webhook';
  /** Sent by Telegram with each webhook call; null if there is no webhook. Secret. */
  telegramWebhookSecret: string | null;
  /** Addresses and networks of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Client id of Log in with Telegram (OpenID Connect); null if not used. */
  telegramClientId: string | null;
  /** The address that publishes that login's keys, without a trailing slash. */
  telegramOauthRoot: string;
  /** Address of the Bot API, without a trailing slash. */
  telegramApiRoot: string;
  ownerTelegramId: string | null;
  adminTelegramIds: string[];
  poolUnits: bigint;
  thresholdHundredths: number;
  /** The most that prizes of treasure hunts pay in a UTC day, and that one hunt promises; by default the weekly pool. */
  prizesDailyUnits: bigint;
  /** US dollars for one coin as decimal text, as the operator set it; or null. */
  usdPrice: string | null;
  /** The address of the price, never together with a fixed one; or null. Secret: the address may hold a key. */
  priceFeed: PriceFeed | null;
  /** Explorer page of a transaction, with a `{txid}` placeholder; null: payments have no link. */
  explorerTxUrl: string | null;
  /** The site's community: the one of `COMMUNITY_FILE`, or the product's default. */
  community: Community;
  /** The settings that the owner may change in the portal, without those changes. */
  settings: SettingBases;
  defaultTheme: 'light' | 'dark' | 'system';
  /** The wallet's JSON-RPC, including user and password; null: nothing is paid out. Secret. */
  walletUrl: string | null;
  /** Variables of nodes that are reached over plain http beyond this machine (`RPC_INSECURE`). */
  insecureRpc: readonly string[];
  /** The community's coin, on the chain that the wallet must be on. */
  coin: Coin;
  /** The bot's faucet; null if there is none. */
  faucet: FaucetConfig | null;
  /** Points for a member who brings a new one through a link of the bot's; 0: none. */
  referralPoints: number;
  /** Card payments; null if not accepted. */
  cards: CardsConfig | null;
  /** Coin payments for plans; null if not accepted. */
  invoices: InvoicesConfig | null;
  /** The list prices of plans in coins; null if the coin has none. */
  planPrices: CoinPrices | null;
  /** API requests per month without a plan, in the sandbox; 0: none (docs/spec/developers.md#4-plans-and-prices). */
  freeApiRequests: number;
  /** REST interface of a chain index, without a trailing slash; null: none. */
  chainApiUrl: string | null;
  /** JSON-RPC of a node whose blocks are followed; it moves no money. Null: none. Secret. */
  chainRpcUrl: string | null;
  /** A web server whose `Date` is read if this server's clock is in doubt; null: none. */
  clockCheckUrl: string | null;
  /** The operator's extended public key for escrows; null: no escrows. */
  escrowXpub: string | null;
  /** True if this server runs the jobs. */
  jobs: boolean;
  backups: BackupConfig;
  /** The surface of the site inside Telegram (docs/spec/site.md#17-inside-telegram). */
  miniAppSurface: Surface;
  /** The witnesses that cosign the public log. */
  logWitnesses: readonly WitnessAddress[];
  /** The keys of the logs that this instance cosigns. */
  witnessLogs: readonly VerifierKey[];
  logLevel: string;
  /** The destination of traces; null: nothing is recorded. Secret: its headers may hold a token. */
  tracing: TracingConfig | null;
};

const TELEGRAM_OAUTH_ROOT = 'https://oauth.telegram.org';
const TELEGRAM_API_ROOT = 'https://api.telegram.org';

const MIN_BOT_USERNAME_LENGTH = 5;
const THEMES = ['system', 'light', 'dark'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment. Throws a `ConfigError` that names the invalid variable as the operator set it. */
export function readConfig(environment: Record<string, string | undefined>, cwd: string): Config {
  try {
    return readCurrent(withCurrentNames(environment), cwd);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(inNamesOf(environment, error.message), error.settings);
  }
}

/** The settings that say where an instance's data is. */
export type Storage = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKeys' | 'backups'>;

/**
 * Reads only these settings, for a restore: others may need the community's file, which is not there yet. Throws as
 * {@link readConfig} does.
 */
export function readStorage(given: Record<string, string | undefined>, cwd: string): Storage {
  const environment = withCurrentNames(given);
  return readStorageBy((name) => environment[name]?.trim() || null, cwd);
}

function readStorageBy(read: ReadVariable, cwd: string): Storage {
  return {
    dataDir: resolve(cwd, read('DATA_DIR') ?? './data'),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    secretKeys: requireSecretKeys(read('SECRET_KEY')),
    backups: readBackups(read, cwd),
  };
}

function readCurrent(environment: Record<string, string | undefined>, cwd: string): Config {
  const read: ReadVariable = (name) => environment[name]?.trim() || null;
  const gatewayToken = readToken(read, 'BOT_GATEWAY_TOKEN');
  const host = readHost(read('HOST'));
  const port = readPort(read('PORT'));
  const botToken = readBotToken(read('TELEGRAM_BOT_TOKEN'));
  const telegramClientId = readTelegramId('TELEGRAM_CLIENT_ID', read('TELEGRAM_CLIENT_ID'));
  const telegramApiRoot =
    readSafeRoot('TELEGRAM_API_ROOT', read('TELEGRAM_API_ROOT')) ?? TELEGRAM_API_ROOT;
  const canSignIn = botToken !== null || telegramClientId !== null;
  const storage = readStorageBy(read, cwd);
  const { databaseUrl } = storage;
  const communityFile = read('COMMUNITY_FILE');
  const community = readOwnCommunity(communityFile && resolve(cwd, communityFile));
  const coin = readCoin(read, community.coin);
  const walletUrl = readRpc('WALLET_RPC_URL', read, databaseUrl);
  const cards = readCards(read, databaseUrl);
  const invoices = readInvoices(read, { databaseUrl, walletUrl, coin });
  const takesMoney =
    walletUrl !== null || cards !== null || invoices !== null || read('FAUCET_RPC_URL') !== null;
  const isReal = gatewayToken !== null || canSignIn || takesMoney;
  const demo = readDemo(read('DEMO'), {
    isReal,
    // A bot that only talks to this machine, as in `npm run dev`.
    isTrial:
      gatewayToken === null &&
      telegramClientId === null &&
      !takesMoney &&
      isLoopback(telegramApiRoot),
  });
  const planPrices = readPlanPrices(read('PLAN_PRICES'), { coin, demo });
  if (demo && !LOOPBACK_HOSTS.includes(host)) {
    throw new ConfigError('HOST: a demo listens on loopback only; set DEMO=0 or HOST=127.0.0.1', [
      'HOST',
      'DEMO',
    ]);
  }
  const publicUrl =
    readUrl('PUBLIC_URL', read('PUBLIC_URL')) ?? `http://${addressOf(host)}:${port}`;
  if (canSignIn) requireSafeCookies(publicUrl);
  const bot = readBotPlace(read('BOT'), { botToken, gatewayToken, databaseUrl });
  const freeApiRequests = readFreeRequests(read('FREE_API_REQUESTS'));
  const price = readPrice(read, communityFile !== null);
  const theme = readOne('DEFAULT_THEME', read('DEFAULT_THEME') ?? THEME.fallback, THEMES);
  const language = readOne('DEFAULT_LANGUAGE', read('DEFAULT_LANGUAGE') ?? 'en', LANGUAGES);
  const poolUnits = readPool(read('WEEKLY_POOL'), { coin, demo });
  const faucet = readFaucet(read, { bot, databaseUrl, walletUrl, coin });
  return {
    port,
    host,
    publicUrl,
    ...storage,
    demo,
    gatewayToken,
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    botToken,
    botUsername: readBotUsername('BOT_USERNAME', read('BOT_USERNAME')),
    adminBotUsername: readBotUsername('ADMIN_BOT_USERNAME', read('ADMIN_BOT_USERNAME')),
    bot,
    ...readUpdates(read, { botToken, bot, publicUrl }),
    trustedProxies: readProxies(read('TRUSTED_PROXIES')),
    telegramClientId,
    telegramOauthRoot:
      readSafeRoot('TELEGRAM_OAUTH_ROOT', read('TELEGRAM_OAUTH_ROOT')) ?? TELEGRAM_OAUTH_ROOT,
    telegramApiRoot,
    ownerTelegramId: readTelegramId('OWNER_TELEGRAM_ID', read('OWNER_TELEGRAM_ID')),
    adminTelegramIds: readTelegramIds('ADMIN_TELEGRAM_IDS', read('ADMIN_TELEGRAM_IDS')),
    poolUnits,
    prizesDailyUnits: readUnits('PRIZES_DAILY', read, coin) ?? poolUnits,
    thresholdHundredths: readThreshold(read('MIN_ACTIVITY_THRESHOLD')),
    ...price,
    explorerTxUrl: readExplorer(read('EXPLORER_TX_URL')) ?? community.explorerTransaction,
    community: withPlanPrices(community, planPrices),
    settings: readSettingBases(read, {
      community,
      theme,
      language,
      usdPrice: price.usdPrice,
      freeRequests: freeApiRequests,
    }),
    walletUrl,
    coin,
    faucet,
    referralPoints: readReferralPoints(read('REFERRAL_POINTS')),
    cards,
    invoices,
    planPrices,
    freeApiRequests,
    escrowXpub: readXpub(read('ESCROW_XPUB'), coin),
    chainApiUrl: readSafeRoot('CHAIN_API_URL', read('CHAIN_API_URL')),
    chainRpcUrl: readNode('CHAIN_RPC_URL', read),
    clockCheckUrl: readSafeRoot('CLOCK_CHECK_URL', read('CLOCK_CHECK_URL')),
    jobs: readFlag('JOBS', read, true),
    insecureRpc: findInsecureRpc(read),
    defaultTheme: theme,
    miniAppSurface: readOne('MINI_APP_SURFACE', read('MINI_APP_SURFACE') ?? 'full', SURFACES),
    logWitnesses: readWitnesses(read('LOG_WITNESSES')),
    witnessLogs: readWitnessLogs(read('WITNESS_LOGS')),
    tracing: readTracing(read),
    logLevel: readOne('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
  };
}

function readDemo(
  text: string | null,
  { isReal, isTrial }: { isReal: boolean; isTrial: boolean },
): boolean {
  if (text === null) return !isReal;
  if (text !== '0' && text !== '1') throw new ConfigError('DEMO: must be 0 or 1', ['DEMO']);
  if (text === '1' && isReal && !isTrial) {
    throw new ConfigError(
      'DEMO: cannot be 1 if a bot token, a client id, a gateway token, a wallet, card keys or an extended key is set',
      ['DEMO'],
    );
  }
  return text === '1';
}

function readBotUsername(name: string, text: string | null): string | null {
  const username = text?.replace(/^@/, '') ?? null;
  if (username !== null && !(isUsername(username) && username.length >= MIN_BOT_USERNAME_LENGTH)) {
    throw new ConfigError(`${name}: must be a Telegram username`, [name]);
  }
  return username;
}

function readDatabaseUrl(text: string | null): string | null {
  const isAddress = (each: string) => /^postgres(ql)?:\/\//.test(each) && parseAddress(each);
  if (text !== null && !splitHosts(text).every(isAddress)) {
    throw new ConfigError('DATABASE_URL: must be an address with postgres:// or postgresql://', [
      'DATABASE_URL',
    ]);
  }
  return text;
}

function readXpub(text: string | null, coin: Coin): string | null {
  // Not quoted: it may be a private key by mistake.
  const problem = text === null ? null : extendedKeyProblem(text, coin);
  if (problem !== null) throw new ConfigError(`ESCROW_XPUB: ${problem}`, ['ESCROW_XPUB']);
  return text;
}

function readTelegramId(name: string, text: string | null): string | null {
  if (text !== null && !isTelegramId(text))
    throw new ConfigError(`${name}: must be a Telegram id`, [name]);
  return text;
}

function readTelegramIds(name: string, text: string | null): string[] {
  if (text === null) return [];
  const ids = text.split(',').map((id) => id.trim());
  if (!ids.every(isTelegramId)) throw new ConfigError(`${name}: must be Telegram ids`, [name]);
  return ids;
}

// Default amounts do not apply to other coins: 500 of one are pocket money, and 500 of another a fortune.
function readPool(text: string | null, { coin, demo }: { coin: Coin; demo: boolean }): bigint {
  if (text === null && !demo && !isDefaultCoin(coin)) {
    throw new ConfigError(`WEEKLY_POOL: must be set for ${coin.name}; 0 for no pool`, [
      'WEEKLY_POOL',
    ]);
  }
  if (text === null) return DEFAULT_POOL_UNITS;
  if (!isAmount(text)) {
    throw new ConfigError('WEEKLY_POOL: must be an amount with at most 8 decimals', [
      'WEEKLY_POOL',
    ]);
  }
  return parseAmount(text);
}

function readThreshold(text: string | null): number {
  if (text === null) return DEFAULT_THRESHOLD_HUNDREDTHS;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) {
    throw new ConfigError('MIN_ACTIVITY_THRESHOLD: must be points with at most 2 decimals', [
      'MIN_ACTIVITY_THRESHOLD',
    ]);
  }
  return toHundredths(Number(text));
}

function readFreeRequests(text: string | null): number {
  if (text === null) return DEFAULT_FREE_API_REQUESTS;
  if (!new RegExp(`^${FREE_REQUESTS_PATTERN}$`).test(text)) {
    throw new ConfigError('FREE_API_REQUESTS: must be a whole number from 0 to 1000000000', [
      'FREE_API_REQUESTS',
    ]);
  }
  return Number(text);
}

function readExplorer(template: string | null): string | null {
  if (template !== null && !(template.includes('{txid}') && /^https?:\/\//.test(template))) {
    throw new ConfigError('EXPLORER_TX_URL: must be an address with {txid} in it', [
      'EXPLORER_TX_URL',
    ]);
  }
  return template;
}

// Each line names a field of the file; a complete list saves the operator from fixing one error at a time.
function readOwnCommunity(path: string | null): Community {
  try {
    return readCommunity(path);
  } catch (error) {
    if (!(error instanceof CommunityError)) throw error;
    throw new ConfigError(error.message.replaceAll(/^/gm, 'COMMUNITY_FILE: '), ['COMMUNITY_FILE']);
  }
}
