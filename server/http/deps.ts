import type { Instance } from '#contract/site/session.ts';
import type { CoinPrices } from '#rules/plans/plans.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import type { Cards } from '#server/gateways/cards/cards.ts';
import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import type { TelegramKeys } from '#server/gateways/telegram/keys.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { Board } from '#server/services/board/board.ts';
import type { BroadcastSender } from '#server/services/broadcasts/sender.ts';
import type { IngestQueue } from '#server/services/ledger/ingest-queue.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import type { Pictures } from '#server/services/members/pictures.ts';
import type { Health } from '#server/services/operations/health.ts';
import type { Price } from '#server/services/operations/price.ts';
import type { CurrentSettings } from '#server/services/settings/current-settings.ts';
import type { SignInApprovals } from '#server/services/sign-in/approvals.ts';
import type { WebhookSender } from '#server/services/webhooks/sender.ts';
import type { PageLanguage } from './pages/page-language.ts';
import type { NonceCookie, SessionCookie } from './session-cookie.ts';

/** The ways to pay for plans; null if not configured. */
export type PlanGateways = {
  cards: Cards | null;
  invoices: {
    chain: InvoiceChain;
    addressOf: (index: number) => string;
    prices: CoinPrices;
  } | null;
};

/** The dependencies of the handlers. */
export type CallDeps = {
  db: Db;
  board: Board;
  queue: IngestQueue;
  config: Config;
  /** The settings that the owner can change. */
  settings: CurrentSettings;
  secrets: Secrets;
  instance: Instance;
  cookie: SessionCookie;
  nonceCookie: NonceCookie;
  pageLanguage: PageLanguage;
  /** Telegram's keys; null if its newer login is not configured. */
  telegramKeys: TelegramKeys | null;
  /** The bot; null if no token is configured. */
  telegram: TelegramBot | null;
  /** The texts of the bot's messages to one person. */
  messagesFor: MessagesFor;
  /** The chain index; null if not configured. */
  chainIndex: ChainIndex | null;
  /** Null if no chain is followed: no payments are requested then. */
  chainSource: ChainSource | null;
  approvals: SignInApprovals;
  /** Members' pictures. */
  pictures: Pictures;
  /** Sends broadcasts; null without a bot. */
  broadcastSender: BroadcastSender | null;
  /** Sends webhooks; null if none are sent. */
  webhookSender: WebhookSender | null;
  health: Health;
  price: Price;
  planPayments: PlanGateways;
  /** The wallet whose coins prizes of treasure hunts are; null if nothing is paid. */
  prizeWallet: Pick<Wallet, 'readState'> | null;
  /** The total paid, on the chain or by hand, in base units; null if there is no wallet and nothing was paid. */
  readPaid: () => Promise<bigint | null>;
  /** The coin's code, such as `JKC`. */
  coinCode: string;
  /** The sign before amounts in messages. */
  coinSymbol: string;
  /** The scheme of the coin's payment links, such as `bitcoin`. */
  coinUriScheme: string;
  now: () => number;
};
