import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { isAmount, parseAmount } from '#rules/amounts.ts';
import { isUsername } from '#rules/names.ts';
import { toHundredths } from '#rules/points.ts';
import { DEFAULT_POOL_UNITS, DEFAULT_THRESHOLD_HUNDREDTHS } from '#rules/rewards.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import {
  type CardsConfig,
  type InvoicesConfig,
  readCards,
  readInvoices,
  readRpc,
} from './config-money.ts';
import {
  ConfigError,
  isHttpsOrLoopback,
  isLoopback,
  LOOPBACK_HOSTS,
  readUrl,
} from './config-values.ts';
import { isBotToken } from './services/bot-token.ts';
import { parseAddress } from './services/web-address.ts';

export { ConfigError } from './config-values.ts';

import { isExtendedPublicKey } from './services/escrow-script.ts';

/** Everything that the environment decides, checked. `.env.example` documents each variable. */
export type Config = {
  port: number;
  host: string;
  /** Where the site is reached from outside, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  demo: boolean;
  gatewayToken: string | null;
  /** Encrypt and hash what the database keeps of keys, the first one; the others still read. Secret. */
  secretKeys: readonly Uint8Array[];
  /** Opens `/metrics`; null: only from this machine, and only where the site is no public one. */
  metricsToken: string | null;
  /** Of the bot whose login widget and Mini App members sign in with. Secret but for its id. */
  botToken: string | null;
  /** Without @. */
  botUsername: string | null;
  /** Of the bot that the administrators' login screen names, without @; null: `botUsername`. */
  adminBotUsername: string | null;
  /** How presses of the bot's buttons come in; `off`: not at all, and nobody is asked anything. */
  telegramUpdates: 'off' | 'poll' | 'webhook';
  /** What Telegram sends along with each call of the webhook; null without one. Secret. */
  telegramWebhookSecret: string | null;
  /** Addresses and networks of proxies whose word on who calls is taken. */
  trustedProxies: string[];
  /** Client id of Log in with Telegram (OpenID Connect); null where it is not used. */
  telegramClientId: string | null;
  /** Where the keys of that login are published, without a slash at its end. */
  telegramOauthRoot: string;
  /** Where the Bot API is, without a slash at its end. */
  telegramApiRoot: string;
  ownerTelegramId: string | null;
  adminTelegramIds: string[];
  poolUnits: bigint;
  thresholdHundredths: number;
  /** Decimal text of US dollars for one coin, or null while no price is known. */
  usdPrice: string | null;
  /** Address of a transaction in the explorer, with `{txid}` in it. */
  explorerTxUrl: string;
  defaultTheme: 'light' | 'dark' | 'system';
  /** The wallet's JSON-RPC with user and password in it, or null where nothing is paid out. Secret. */
  walletUrl: string | null;
  /** The chain on which that wallet has to be. */
  walletNetwork: 'main' | 'test' | 'regtest';
  /** Card payments; null where none are taken. */
  cards: CardsConfig | null;
  /** Payments of plans in coins; null where none are taken. */
  invoices: InvoicesConfig | null;
  /** The REST interface of an index of the chain, without a slash at its end; null: nothing is looked up there. */
  chainApiUrl: string | null;
  /** The operator's extended public key for escrows; null where there are none. */
  escrowXpub: string | null;
  /** Whether this server runs the jobs; with several servers some may leave it to the others. */
  jobs: boolean;
  /** `community`: inside of Telegram the site names no wallet, price or exchange (decision 37). */
  miniAppSurface: 'full' | 'community';
  logLevel: string;
};

const TELEGRAM_OAUTH_ROOT = 'https://oauth.telegram.org';
const TELEGRAM_API_ROOT = 'https://api.telegram.org';

const MIN_TOKEN_LENGTH = 24;
const MIN_BOT_USERNAME_LENGTH = 5;
const THEMES = ['system', 'light', 'dark'] as const;
const SURFACES = ['full', 'community'] as const;
const NETWORKS = ['main', 'test', 'regtest'] as const;
const UPDATES = ['off', 'poll', 'webhook'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment. Throws `ConfigError` naming the variable that cannot be right. */
export function readConfig(environment: Record<string, string | undefined>, cwd: string): Config {
  const read = (name: string) => environment[name]?.trim() || null;
  const gatewayToken = readToken(read, 'BOT_GATEWAY_TOKEN');
  const host = readHost(read('HOST'));
  const port = readPort(read('PORT'));
  const dataDir = read('DATA_DIR') ?? './data';
  const botToken = readBotToken(read('TELEGRAM_BOT_TOKEN'));
  const telegramClientId = readTelegramId('TELEGRAM_CLIENT_ID', read('TELEGRAM_CLIENT_ID'));
  const telegramApiRoot =
    readSafeRoot('TELEGRAM_API_ROOT', read('TELEGRAM_API_ROOT')) ?? TELEGRAM_API_ROOT;
  const canSignIn = botToken !== null || telegramClientId !== null;
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'));
  const walletUrl = readRpc('JKC_RPC_URL', read('JKC_RPC_URL'), databaseUrl);
  const walletNetwork = readOne('JKC_NETWORK', read('JKC_NETWORK') ?? 'main', NETWORKS);
  const cards = readCards(read, databaseUrl);
  const invoices = readInvoices(read, { databaseUrl, walletUrl, walletNetwork });
  const takesMoney = walletUrl !== null || cards !== null || invoices !== null;
  const isReal = gatewayToken !== null || canSignIn || takesMoney;
  const demo = readDemo(read('DEMO'), {
    isReal,
    // A bot that talks to this machine alone, as `npm run dev` has one.
    isTrial:
      gatewayToken === null &&
      telegramClientId === null &&
      !takesMoney &&
      isLoopback(telegramApiRoot),
  });
  if (demo && !LOOPBACK_HOSTS.includes(host)) {
    throw new ConfigError('HOST: a demo listens on loopback only; set DEMO=0 or HOST=127.0.0.1');
  }
  const publicUrl =
    readUrl('PUBLIC_URL', read('PUBLIC_URL')) ?? `http://${addressOf(host)}:${port}`;
  if (canSignIn) requireSafeCookies(publicUrl);
  return {
    port,
    host,
    publicUrl,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(cwd, dataDir),
    databaseUrl,
    demo,
    gatewayToken,
    secretKeys: readSecretKeys(read('SECRET_KEY')),
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    botToken,
    botUsername: readBotUsername('BOT_USERNAME', read('BOT_USERNAME')),
    adminBotUsername: readBotUsername('ADMIN_BOT_USERNAME', read('ADMIN_BOT_USERNAME')),
    ...readUpdates(read, botToken),
    trustedProxies: readProxies(read('TRUSTED_PROXIES')),
    telegramClientId,
    telegramOauthRoot:
      readSafeRoot('TELEGRAM_OAUTH_ROOT', read('TELEGRAM_OAUTH_ROOT')) ?? TELEGRAM_OAUTH_ROOT,
    telegramApiRoot,
    ownerTelegramId: readTelegramId('OWNER_TELEGRAM_ID', read('OWNER_TELEGRAM_ID')),
    adminTelegramIds: readTelegramIds('ADMIN_TELEGRAM_IDS', read('ADMIN_TELEGRAM_IDS')),
    poolUnits: readPool(read('WEEKLY_POOL_JKC')),
    thresholdHundredths: readThreshold(read('MIN_ACTIVITY_THRESHOLD')),
    usdPrice: readPrice(read('JKC_USD_PRICE')),
    explorerTxUrl: readExplorer(read('EXPLORER_TX_URL')),
    walletUrl,
    walletNetwork,
    cards,
    invoices,
    escrowXpub: readXpub(read('ESCROW_XPUB'), walletNetwork),
    chainApiUrl: readSafeRoot('CHAIN_API_URL', read('CHAIN_API_URL')),
    jobs: readOne('JOBS', read('JOBS') ?? '1', ['0', '1']) === '1',
    defaultTheme: readOne('DEFAULT_THEME', read('DEFAULT_THEME') ?? 'system', THEMES),
    miniAppSurface: readOne('MINI_APP_SURFACE', read('MINI_APP_SURFACE') ?? 'full', SURFACES),
    logLevel: readOne('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
  };
}

function readPort(text: string | null): number {
  if (text === null) return 3000;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new ConfigError('PORT: must be a number from 0 to 65535');
  }
  return Number(text);
}

function readHost(text: string | null): string {
  const host = text ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host) || parseAddress(`http://${addressOf(host)}`) === null) {
    throw new ConfigError('HOST: must be a name or an address without port');
  }
  return host;
}

/** A host as it stands in an address: IPv6 in brackets. */
function addressOf(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function readDemo(
  text: string | null,
  { isReal, isTrial }: { isReal: boolean; isTrial: boolean },
): boolean {
  if (text === null) return !isReal;
  if (text !== '0' && text !== '1') throw new ConfigError('DEMO: must be 0 or 1');
  if (text === '1' && isReal && !isTrial) {
    throw new ConfigError(
      'DEMO: cannot be 1 where a bot token, a client id, a gateway token, a wallet, card keys or an extended key is set',
    );
  }
  return text === '1';
}

function readToken(read: (name: string) => string | null, name: string): string | null {
  const text = read(name);
  if (text !== null && !(text.length >= MIN_TOKEN_LENGTH && /^[\x21-\x7e]+$/.test(text))) {
    throw new ConfigError(
      `${name}: must be at least ${MIN_TOKEN_LENGTH} characters without spaces`,
    );
  }
  return text;
}

function readSecretKeys(text: string | null): Uint8Array[] {
  if (text === null) return [];
  return text.split(',').map((each) => {
    const key = readSecretKey(each.trim());
    // The text is not repeated: it may be the secret with a slip in it.
    if (!key) {
      throw new ConfigError(
        'SECRET_KEY: must be 32 bytes as hex or base64, several with commas between them',
      );
    }
    return key;
  });
}

/** The 32 bytes of a secret as `SECRET_KEY` and the file in `DATA_DIR` hold it, or null. */
export function readSecretKey(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null;
}

function readBotToken(text: string | null): string | null {
  if (text !== null && !isBotToken(text)) {
    throw new ConfigError(
      'TELEGRAM_BOT_TOKEN: must be the token that BotFather gave, and none from a document',
    );
  }
  return text;
}

function readBotUsername(name: string, text: string | null): string | null {
  const username = text?.replace(/^@/, '') ?? null;
  if (username !== null && !(isUsername(username) && username.length >= MIN_BOT_USERNAME_LENGTH)) {
    throw new ConfigError(`${name}: must be a Telegram username`);
  }
  return username;
}

/** What Telegram takes as a webhook's secret. */
const WEBHOOK_SECRET = /^[\w-]{24,256}$/;

function readUpdates(
  read: (name: string) => string | null,
  botToken: string | null,
): Pick<Config, 'telegramUpdates' | 'telegramWebhookSecret'> {
  const wanted = read('TELEGRAM_UPDATES') ?? 'off';
  const telegramUpdates = readOne('TELEGRAM_UPDATES', wanted, UPDATES);
  if (telegramUpdates !== 'off' && botToken === null) {
    throw new ConfigError('TELEGRAM_UPDATES: takes a bot; set TELEGRAM_BOT_TOKEN');
  }
  const secret = read('TELEGRAM_WEBHOOK_SECRET');
  // The text is not repeated: it may be the secret with a slip in it.
  if (secret !== null && !WEBHOOK_SECRET.test(secret)) {
    throw new ConfigError(
      'TELEGRAM_WEBHOOK_SECRET: must be 24 to 256 letters, digits, dashes and underscores',
    );
  }
  if (telegramUpdates === 'webhook' && secret === null) {
    throw new ConfigError('TELEGRAM_UPDATES: webhook takes a TELEGRAM_WEBHOOK_SECRET');
  }
  return {
    telegramUpdates,
    telegramWebhookSecret: telegramUpdates === 'webhook' ? secret : null,
  };
}

function readProxies(text: string | null): string[] {
  if (text === null) return [];
  const proxies = text.split(',').map((each) => each.trim());
  const isNetwork = (each: string) => {
    const [address = '', bits, ...more] = each.split('/');
    const mostBits = isIP(address) === 4 ? 32 : 128;
    if (isIP(address) === 0 || more.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits);
  };
  if (!proxies.every(isNetwork)) {
    throw new ConfigError('TRUSTED_PROXIES: must be addresses, or networks as 10.0.0.0/8');
  }
  return proxies;
}

// A session's cookie can be kept from other hosts and from listeners on https alone; on loopback there
// are none.
function requireSafeCookies(publicUrl: string): void {
  if (!isHttpsOrLoopback(publicUrl)) {
    throw new ConfigError('PUBLIC_URL: must be an https address where members sign in');
  }
}

// Whoever can change the keys on their way here can sign in as anybody, whoever can read the calls of
// the Bot API has the bot's token, and whoever can change what the chain's index says can make payments up.
function readSafeRoot(name: string, text: string | null): string | null {
  const root = readUrl(name, text);
  if (root !== null && !isHttpsOrLoopback(root)) {
    throw new ConfigError(`${name}: must be an https address, or on this machine`);
  }
  return root;
}

function readDatabaseUrl(text: string | null): string | null {
  if (text !== null && !(/^postgres(ql)?:\/\//.test(text) && parseAddress(text))) {
    throw new ConfigError('DATABASE_URL: must be an address with postgres:// or postgresql://');
  }
  return text;
}

function readXpub(text: string | null, network: Config['walletNetwork']): string | null {
  // The text is not repeated: it may be a private key by mistake.
  if (text !== null && !isExtendedPublicKey(text, network)) {
    throw new ConfigError(
      'ESCROW_XPUB: must be an extended public key of the chain in JKC_NETWORK',
    );
  }
  return text;
}

function readTelegramId(name: string, text: string | null): string | null {
  if (text !== null && !isTelegramId(text)) throw new ConfigError(`${name}: must be a Telegram id`);
  return text;
}

function readTelegramIds(name: string, text: string | null): string[] {
  if (text === null) return [];
  const ids = text.split(',').map((id) => id.trim());
  if (!ids.every(isTelegramId)) throw new ConfigError(`${name}: must be Telegram ids`);
  return ids;
}

function readPool(text: string | null): bigint {
  if (text === null) return DEFAULT_POOL_UNITS;
  if (!isAmount(text)) {
    throw new ConfigError('WEEKLY_POOL_JKC: must be an amount with at most 8 decimals');
  }
  return parseAmount(text);
}

function readThreshold(text: string | null): number {
  if (text === null) return DEFAULT_THRESHOLD_HUNDREDTHS;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) {
    throw new ConfigError('MIN_ACTIVITY_THRESHOLD: must be points with at most 2 decimals');
  }
  return toHundredths(Number(text));
}

function readPrice(text: string | null): string | null {
  if (text !== null && !/^(0|[1-9]\d{0,8})(\.\d{1,12})?$/.test(text)) {
    throw new ConfigError('JKC_USD_PRICE: must be a decimal number of dollars');
  }
  return text;
}

function readExplorer(text: string | null): string {
  const template = text ?? 'https://explorer.junk-coin.com/tx/{txid}';
  if (!template.includes('{txid}') || !/^https?:\/\//.test(template)) {
    throw new ConfigError('EXPLORER_TX_URL: must be an address with {txid} in it');
  }
  return template;
}

function readOne<const T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new ConfigError(`${name}: must be one of ${known.join(', ')}`);
  return found;
}
