import type { FastifyBaseLogger } from 'fastify';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import type { Bot } from '../bot/open-bot.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import type { News } from '../db/news.ts';
import type { Secrets } from '../db/secrets.ts';
import type { ChainIndex } from '../gateways/chain/chain-index.ts';
import type { ChainSource } from '../gateways/chain/chain-source.ts';
import type { TelegramKeys } from '../gateways/telegram/keys.ts';
import type { PictureSource } from '../gateways/telegram/pictures.ts';
import type { TelegramBot } from '../gateways/telegram/telegram.ts';
import type { PlanGateways } from '../http/deps.ts';
import type { Board } from '../services/board/board.ts';
import type { BroadcastSender } from '../services/broadcasts/sender.ts';
import type { MessagesFor } from '../services/members/languages.ts';
import type { Health } from '../services/operations/health.ts';
import type { LedgerGate } from '../services/operations/ledger-gate.ts';
import type { CurrentSettings } from '../services/settings/current-settings.ts';
import type { Waiting } from '../services/sign-in/approvals.ts';
import type { WebhookSender } from '../services/webhooks/sender.ts';

export type AppDeps = {
  db: Db;
  /** Returns whether data read from the database is still current. */
  news: News;
  board: Board;
  /** Until it opens, changes are held back. */
  ledger: LedgerGate;
  config: Config;
  /** The settings that the owner can change. */
  settings: CurrentSettings;
  /** Encrypt and find API keys. */
  secrets: Secrets;
  /** True if the database holds the invented community. */
  demo: boolean;
  /** True if this demo has a chain and chats of its own. */
  trial: boolean;
  /** Telegram's keys; null if its newer login is not configured. */
  telegramKeys: TelegramKeys | null;
  /** How held calls wait. */
  waiting: Waiting;
  /** The bot; null if no token is configured. `broadcastSender` sends through it. */
  telegram: TelegramBot | null;
  /** The texts of the bot's messages to one person. */
  messagesFor: MessagesFor;
  /** Handles the updates from Telegram's webhook. */
  bot: Pick<Bot, 'take'> | null;
  broadcastSender: BroadcastSender | null;
  /** Reads from the chain; null if no index is configured. */
  chainIndex: ChainIndex | null;
  chainSource: ChainSource | null;
  /** The source of members' pictures; null if no sign-in uses Telegram. */
  pictureSource: PictureSource | null;
  /** Null if no webhooks are sent. */
  webhookSender: WebhookSender | null;
  /** The measurements for the monitor. */
  health: Health;
  /** True if shares are paid on the chain. */
  pays: boolean;
  /** The wallet whose coins prizes of treasure hunts are; null if nothing is paid. */
  prizeWallet: Pick<Wallet, 'readState'> | null;
  /** The ways to pay for plans. */
  planPayments: PlanGateways;
  now: () => number;
  logger: FastifyBaseLogger | null;
  /** Folder of the built site, or null for the API alone. */
  siteFolder: string | null;
};
