import { isAbsolute, resolve } from 'node:path';
import { isAmount, parseAmount } from '#rules/amounts.ts';
import { isUsername } from '#rules/names.ts';
import { toHundredths } from '#rules/points.ts';
import { DEFAULT_POOL_UNITS, DEFAULT_THRESHOLD_HUNDREDTHS } from '#rules/rewards.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { isBotToken } from './services/bot-token.ts';

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
  /** Opens `/metrics`; null: only from this machine, and only where the site is no public one. */
  metricsToken: string | null;
  /** Of the bot whose login widget and Mini App members sign in with. Secret but for its id. */
  botToken: string | null;
  /** Without @. */
  botUsername: string | null;
  /** Client id of Log in with Telegram (OpenID Connect); null where it is not used. */
  telegramClientId: string | null;
  /** Where the keys of that login are published, without a slash at its end. */
  telegramOauthRoot: string;
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
  /** Whether this server runs the jobs; with several servers some may leave it to the others. */
  jobs: boolean;
  /** `community`: inside of Telegram the site names no wallet, price or exchange (decision 37). */
  miniAppSurface: 'full' | 'community';
  logLevel: string;
};

/** Names of this machine itself. */
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];
const TELEGRAM_OAUTH_ROOT = 'https://oauth.telegram.org';

const MIN_TOKEN_LENGTH = 24;
const MIN_BOT_USERNAME_LENGTH = 5;
const THEMES = ['system', 'light', 'dark'] as const;
const SURFACES = ['full', 'community'] as const;
const NETWORKS = ['main', 'test', 'regtest'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A variable that cannot be right; its message is the one line that the operator sees. */
export class ConfigError extends Error {}

/** Reads the environment. Throws `ConfigError` naming the variable that cannot be right. */
export function readConfig(environment: Record<string, string | undefined>, cwd: string): Config {
  const read = (name: string) => environment[name]?.trim() || null;
  const gatewayToken = readToken(read, 'BOT_GATEWAY_TOKEN');
  const host = readHost(read('HOST'));
  const port = readPort(read('PORT'));
  const dataDir = read('DATA_DIR') ?? './data';
  const botToken = readBotToken(read('TELEGRAM_BOT_TOKEN'));
  const telegramClientId = readTelegramId('TELEGRAM_CLIENT_ID', read('TELEGRAM_CLIENT_ID'));
  const canSignIn = botToken !== null || telegramClientId !== null;
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'));
  const walletUrl = readWallet(read('JKC_RPC_URL'), databaseUrl);
  const isReal = gatewayToken !== null || canSignIn || walletUrl !== null;
  const demo = readDemo(read('DEMO'), isReal);
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
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    botToken,
    botUsername: readBotUsername(read('BOT_USERNAME')),
    telegramClientId,
    telegramOauthRoot: readOauthRoot(read('TELEGRAM_OAUTH_ROOT')),
    ownerTelegramId: readTelegramId('OWNER_TELEGRAM_ID', read('OWNER_TELEGRAM_ID')),
    adminTelegramIds: readTelegramIds('ADMIN_TELEGRAM_IDS', read('ADMIN_TELEGRAM_IDS')),
    poolUnits: readPool(read('WEEKLY_POOL_JKC')),
    thresholdHundredths: readThreshold(read('MIN_ACTIVITY_THRESHOLD')),
    usdPrice: readPrice(read('JKC_USD_PRICE')),
    explorerTxUrl: readExplorer(read('EXPLORER_TX_URL')),
    walletUrl,
    walletNetwork: readOne('JKC_NETWORK', read('JKC_NETWORK') ?? 'main', NETWORKS),
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
  if (!/^[\w.:-]+$/.test(host) || !URL.canParse(`http://${addressOf(host)}`)) {
    throw new ConfigError('HOST: must be a name or an address without port');
  }
  return host;
}

/** A host as it stands in an address: IPv6 in brackets. */
function addressOf(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function readDemo(text: string | null, isReal: boolean): boolean {
  if (text === null) return !isReal;
  if (text !== '0' && text !== '1') throw new ConfigError('DEMO: must be 0 or 1');
  if (text === '1' && isReal) {
    throw new ConfigError(
      'DEMO: cannot be 1 where a bot token, a client id, a gateway token or a wallet is set',
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

function readBotToken(text: string | null): string | null {
  if (text !== null && !isBotToken(text)) {
    throw new ConfigError(
      'TELEGRAM_BOT_TOKEN: must be the token that BotFather gave, and none from a document',
    );
  }
  return text;
}

function readBotUsername(text: string | null): string | null {
  const username = text?.replace(/^@/, '') ?? null;
  if (username !== null && !(isUsername(username) && username.length >= MIN_BOT_USERNAME_LENGTH)) {
    throw new ConfigError('BOT_USERNAME: must be a Telegram username');
  }
  return username;
}

// A session's cookie can be kept from other hosts and from listeners on https alone; on loopback there
// are none.
function requireSafeCookies(publicUrl: string): void {
  if (!isHttpsOrLoopback(publicUrl)) {
    throw new ConfigError('PUBLIC_URL: must be an https address where members sign in');
  }
}

// Whoever can change the keys on their way here can sign in as anybody.
function readOauthRoot(text: string | null): string {
  const root = readUrl('TELEGRAM_OAUTH_ROOT', text) ?? TELEGRAM_OAUTH_ROOT;
  if (!isHttpsOrLoopback(root)) {
    throw new ConfigError('TELEGRAM_OAUTH_ROOT: must be an https address, or on this machine');
  }
  return root;
}

function isHttpsOrLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}

function readUrl(name: string, text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // Looked for in the text: an empty query or fragment leaves no trace in the parsed address.
  const hasTail = /[?#]/.test(text);
  const hasUser = url !== null && Boolean(url.username || url.password);
  if (!url || !/^https?:$/.test(url.protocol) || hasTail || hasUser) {
    throw new ConfigError(`${name}: must be an http or https address without query or user`);
  }
  return text.replace(/\/+$/, '');
}

function readDatabaseUrl(text: string | null): string | null {
  if (text !== null && !(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) {
    throw new ConfigError('DATABASE_URL: must be an address with postgres:// or postgresql://');
  }
  return text;
}

// Money moves on PostgreSQL alone (decision 41): a power cut can tear the files of the embedded database.
function readWallet(text: string | null, databaseUrl: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // The text is not repeated: there is a password in it.
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new ConfigError(
      'JKC_RPC_URL: must be an http or https address, as http://user:password@127.0.0.1:9772/',
    );
  }
  if (databaseUrl === null) {
    throw new ConfigError(
      'JKC_RPC_URL: money moves on PostgreSQL only; set DATABASE_URL and carry an embedded database there with npm run move-to-postgres',
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
