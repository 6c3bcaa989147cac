import { formatAmount, isAmount, parseAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { type CoinPrices, JUNKCOIN_PRICES, PRICE_DECIMALS } from '#rules/plans/plans.ts';
import { extendedKeyProblem } from '#server/coin/extended-key.ts';
import { parseAddress } from '#server/net/web-address.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { isDefaultCoin } from './coin.ts';
import { ConfigError, isHttpsOrLoopback, type ReadVariable, readFlag, readUrl } from './values.ts';

export type CardsConfig = {
  /** Secret. */
  secretKey: string;
  /** Newest first; several while one is being replaced. Secret. */
  webhookSecrets: string[];
  /** Address of Stripe's API, without a trailing slash. */
  apiRoot: string;
  /** True if the key moves real money. */
  isLive: boolean;
};

export type InvoicesConfig = {
  /** Extended public key from which each invoice gets its own address. */
  xpub: string;
  /** JSON-RPC of a node whose wallet watches those addresses. Secret. */
  rpcUrl: string;
  prices: CoinPrices;
};

const STRIPE_API_ROOT = 'https://api.stripe.com';

/** The JSON-RPC of a node whose wallet moves money; PostgreSQL only. Throws `ConfigError`. */
export function readRpc(
  name: RpcVariable,
  read: ReadVariable,
  databaseUrl: string | null,
): string | null {
  const text = readNode(name, read);
  if (text !== null) requirePostgres(name, databaseUrl);
  return text;
}

/** A node's JSON-RPC, including its password. Throws `ConfigError`. */
export function readNode(name: RpcVariable, read: ReadVariable): string | null {
  const text = read(name);
  if (text === null) return null;
  const url = parseAddress(text);
  // Not quoted: it contains a password.
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new ConfigError(
      `${name}: must be an http or https address, as http://user:password@127.0.0.1:9772/`,
      [name],
    );
  }
  if (!isHttpsOrLoopback(text) && !readFlag('RPC_INSECURE', read)) {
    throw new ConfigError(
      `${name}: plain http would show the node's password to the network; use https or a tunnel to this machine, or set RPC_INSECURE=1`,
      [name, 'RPC_INSECURE'],
    );
  }
  return text;
}

const RPC_VARIABLES = [
  'WALLET_RPC_URL',
  'INVOICE_RPC_URL',
  'FAUCET_RPC_URL',
  'CHAIN_RPC_URL',
] as const;

type RpcVariable = (typeof RPC_VARIABLES)[number];

/** The nodes that are reached over plain http beyond this machine, with the operator's permission. Call it after `readRpc`. */
export function findInsecureRpc(read: ReadVariable): RpcVariable[] {
  readFlag('RPC_INSECURE', read);
  return RPC_VARIABLES.filter((name) => {
    const text = read(name);
    return text !== null && !isHttpsOrLoopback(text);
  });
}

// Money moves on PostgreSQL only, because a power cut can corrupt the embedded database's files (docs/spec/week.md#12-payouts).
function requirePostgres(name: string, databaseUrl: string | null): void {
  if (databaseUrl === null) {
    throw new ConfigError(
      `${name}: money moves on PostgreSQL only; set DATABASE_URL and carry an embedded database there with ${operatorCommand('move-to-postgres')}`,
      [name, 'DATABASE_URL'],
    );
  }
}

/** A secret or restricted key. */
const STRIPE_KEY = /^(?:sk|rk)_(test|live)_[A-Za-z0-9]{10,250}$/;
const STRIPE_WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/=]{16,250}$/;

/** Card payments, or null if no key is set. Throws `ConfigError`. */
export function readCards(read: ReadVariable, databaseUrl: string | null): CardsConfig | null {
  const root = readUrl('STRIPE_API_ROOT', read('STRIPE_API_ROOT'));
  if (root !== null && !isHttpsOrLoopback(root)) {
    throw new ConfigError('STRIPE_API_ROOT: must be an https address or on this machine', [
      'STRIPE_API_ROOT',
    ]);
  }
  const [secretKey, secrets] = [read('STRIPE_SECRET_KEY'), read('STRIPE_WEBHOOK_SECRET')];
  if (secretKey === null) {
    if (secrets === null) return null;
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: needs STRIPE_SECRET_KEY', [
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_SECRET_KEY',
    ]);
  }
  // Not quoted: a mistyped secret is still a secret.
  const mode = STRIPE_KEY.exec(secretKey)?.[1];
  if (mode === undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY: must be a secret or restricted Stripe key', [
      'STRIPE_SECRET_KEY',
    ]);
  }
  const webhookSecrets = (secrets ?? '').split(',').map((each) => each.trim());
  if (!webhookSecrets.every((each) => STRIPE_WEBHOOK_SECRET.test(each))) {
    throw new ConfigError(
      "STRIPE_WEBHOOK_SECRET: must be the webhook's whsec_ secret; separate several with commas",
      ['STRIPE_WEBHOOK_SECRET'],
    );
  }
  requirePostgres('STRIPE_SECRET_KEY', databaseUrl);
  return { secretKey, webhookSecrets, apiRoot: root ?? STRIPE_API_ROOT, isLive: mode === 'live' };
}

/** Coin payments for plans, or null if no extended key is set. Throws `ConfigError`. */
export function readInvoices(
  read: ReadVariable,
  around: { databaseUrl: string | null; walletUrl: string | null; coin: Coin },
): InvoicesConfig | null {
  const { databaseUrl, walletUrl, coin } = around;
  const own = readRpc('INVOICE_RPC_URL', read, databaseUrl);
  const xpub = read('INVOICE_XPUB');
  if (xpub === null) return null;
  // A site that takes money is no demo.
  const prices = readPlanPrices(read('PLAN_PRICES'), { coin, demo: false });
  if (prices === null) {
    throw new ConfigError(
      `INVOICE_XPUB: plans have no prices in ${coin.name} yet; set PLAN_PRICES`,
      ['INVOICE_XPUB', 'PLAN_PRICES'],
    );
  }
  const problem = extendedKeyProblem(xpub, coin);
  if (problem !== null) throw new ConfigError(`INVOICE_XPUB: ${problem}`, ['INVOICE_XPUB']);
  requirePostgres('INVOICE_XPUB', databaseUrl);
  const rpcUrl = own ?? walletUrl;
  if (rpcUrl === null) {
    throw new ConfigError('INVOICE_XPUB: needs a node to watch for payments; set INVOICE_RPC_URL', [
      'INVOICE_XPUB',
      'INVOICE_RPC_URL',
    ]);
  }
  return { xpub, rpcUrl, prices };
}

/** A billion coins: prices of a year stay far below the largest amount. */
const MOST_PRICE_UNITS = 10n ** 17n;
/** Units of 10⁻⁸ are the eighth decimal. */
const PRICE_STEP = 10n ** BigInt(8 - PRICE_DECIMALS);

/**
 * The list prices of plans in coins, or null if the coin has none: only Junkcoin has prices that nobody set. A demo moves play
 * money, so it shows them for any coin. Throws `ConfigError`.
 */
export function readPlanPrices(
  text: string | null,
  { coin, demo }: { coin: Coin; demo: boolean },
): CoinPrices | null {
  if (text === null) return demo || isDefaultCoin(coin) ? JUNKCOIN_PRICES : null;
  const [starter, pro, enterprise, ...rest] = text.split(',').map((each) => priceUnits(each, coin));
  if (starter && pro && enterprise && rest.length === 0) return { starter, pro, enterprise };
  throw new ConfigError(
    `PLAN_PRICES: must be three amounts in ${coin.code}, for a month of Starter, Pro and Enterprise, each at least ${formatAmount(leastPrice(coin))} with at most ${PRICE_DECIMALS} decimals, as 500,1500,5000`,
    ['PLAN_PRICES'],
  );
}

function priceUnits(text: string, coin: Coin): bigint | null {
  const units = isAmount(text.trim()) ? parseAmount(text.trim()) : 0n;
  const isExact = units % PRICE_STEP === 0n && units <= MOST_PRICE_UNITS;
  return isExact && units >= leastPrice(coin) ? units : null;
}

/** Twice the least payment, so that the price is still payable with its discount. */
function leastPrice(coin: Coin): bigint {
  return 2n * leastPayment(coin);
}
