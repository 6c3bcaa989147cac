import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { JobName } from '#rules/jobs.ts';
import { buildApp } from './app/app.ts';
import { openBot } from './bot/open-bot.ts';
import { closeApp } from './close-app.ts';
import { createAddresses } from './coin/extended-key.ts';
import type { Config } from './config/config.ts';
import type { Database, Db } from './db/connect.ts';
import { type News, NO_NEWS } from './db/news.ts';
import type { Secrets } from './db/secrets.ts';
import { createStripeCards } from './gateways/cards/stripe.ts';
import { chainOfIndex } from './gateways/chain/chain.ts';
import type { ChainIndex } from './gateways/chain/chain-index.ts';
import { createChainIndex } from './gateways/chain/chain-index-rest.ts';
import { createInvoiceChain } from './gateways/chain/chain-rpc.ts';
import type { ChainSource } from './gateways/chain/chain-source.ts';
import { openFollowedSource } from './gateways/followed-source.ts';
import { createNodeWallet } from './gateways/node-wallet/rpc.ts';
import type { Wallet } from './gateways/node-wallet/wallet.ts';
import { createPriceSource } from './gateways/price/price-json.ts';
import type { PriceSource } from './gateways/price/price-source.ts';
import { createTelegramBot } from './gateways/telegram/bot.ts';
import { createCommunityBot } from './gateways/telegram/community-bot.ts';
import { createTelegramKeys, type TelegramKeys } from './gateways/telegram/keys.ts';
import { createPictureSource, type PictureSource } from './gateways/telegram/pictures.ts';
import type { CommunityBot, TelegramBot } from './gateways/telegram/telegram.ts';
import { createHttpTimeSource } from './gateways/time/http-date.ts';
import type { TimeSource } from './gateways/time/time-source.ts';
import { type Certificate, readCertificate } from './gateways/tls/certificate.ts';
import { createWebHooks } from './gateways/webhooks/https.ts';
import type { WebHooks } from './gateways/webhooks/web-hooks.ts';
import type { Witness } from './gateways/witnesses/witness.ts';
import { createWitness } from './gateways/witnesses/witness-http.ts';
import type { PlanGateways } from './http/deps.ts';
import { startJobs } from './jobs/job-engine.ts';
import { createOutageNotes } from './jobs/uptime-work.ts';
import { jobWork } from './jobs/work.ts';
import { type Board, createBoard } from './services/board/board.ts';
import type { BoardStanding } from './services/board/loading-board.ts';
import { type BroadcastSender, createBroadcastSender } from './services/broadcasts/sender.ts';
import { messagesForPeople } from './services/members/languages.ts';
import { createClockWatch } from './services/operations/clock-watch.ts';
import { createHealth, TIP_OLD_MS, type WalletHealth } from './services/operations/health.ts';
import { type LedgerGate, OPEN_LEDGER } from './services/operations/ledger-gate.ts';
import { findTakenPrice } from './services/operations/price.ts';
import { createCurrentSettings } from './services/settings/current-settings.ts';
import { REAL_WAITING, type Waiting } from './services/sign-in/approvals.ts';
import { createWebhookSender, type WebhookSender } from './services/webhooks/sender.ts';

type Report = (error: unknown, what: string) => void;

/** The services outside of this process. Null if not configured. */
export type Gateways = {
  telegram: TelegramBot | null;
  /** The calls of the community's own bot; null if another bot reports events. */
  community: CommunityBot | null;
  /** The keys of Telegram's newer login. */
  telegramKeys: TelegramKeys | null;
  /** The source of members' pictures. */
  pictureSource: PictureSource | null;
  wallet: Wallet | null;
  /** The faucet's own wallet, never the one above. */
  faucetWallet: Wallet | null;
  chainIndex: ChainIndex | null;
  /** The source of the blocks that are followed. */
  chainSource: ChainSource | null;
  webHooks: WebHooks | null;
  /** The servers that cosign the public log. */
  witnesses: readonly Witness[];
  /** The source of the coin's price. */
  priceSource: PriceSource | null;
  planPayments: PlanGateways;
  /** Reads the certificate of the public address; null if that is plain http. */
  readCertificate: ((nowMs: number) => Promise<Certificate | null>) | null;
  /** Asked for the time if the clock is in doubt, the most exact first. */
  timeSources: readonly TimeSource[];
};

/** The parts that only a demo has: its own calls, and a clock that visitors can advance. */
export type Trial = {
  addRoutes(app: FastifyInstance, board: Board): void;
  /** `run` does a job at once, outside its schedule; `tell` sends the bot's notices at once. */
  start(run: (job: JobName) => Promise<string>, tell: () => Promise<void>): void;
  stop(): Promise<void>;
};

/** The parts of a product. */
export type Parts = {
  db: Db;
  /** News of changes in the database; if absent, every read queries it. */
  news?: News;
  config: Config;
  secrets: Secrets;
  /** True if the database holds the invented community. */
  demo: boolean;
  trial?: Trial | null;
  gateways: Gateways;
  now: () => number;
  /** A clock in ms that never jumps, even if the system's clock is set. */
  monotonicMs: () => number;
  report: Report;
  logger: FastifyBaseLogger | null;
  /** Folder of the built site, or null for the API alone. */
  siteFolder: string | null;
  /** How held calls wait; in real time unless a test replaces it. */
  waiting?: Waiting;
  /** Replaced in tests: the board, the senders and the wallet's state. */
  board?: Board;
  /** The loading state of that board; if absent, it is loaded. */
  boardStanding?: () => BoardStanding;
  /** Until it opens, changes are held back; if absent, it is open. */
  ledger?: LedgerGate;
  broadcastSender?: BroadcastSender | null;
  webhookSender?: WebhookSender | null;
  walletState?: (() => Promise<WalletHealth>) | null;
};

/** A built product that does not listen yet. */
export type Product = {
  app: FastifyInstance;
  board: Board;
  /** Starts the background work: unfinished sends, jobs, and reading updates from Telegram. */
  start(vacuum: Database['vacuum']): void;
  /** Ends everything but the database, without losing anything. */
  stop(): Promise<void>;
};

/** Opens the real gateways of a configuration; modules of others are not even loaded. */
export async function openGateways(
  config: Config,
  deps: { now: () => number; report: Report },
): Promise<Gateways> {
  const { cards, coin, invoices } = config;
  const wallet = config.walletUrl ? createNodeWallet({ url: config.walletUrl, coin }) : null;
  const chainIndex = config.chainApiUrl
    ? createChainIndex({
        root: config.chainApiUrl,
        report: (error) => deps.report(error, "the chain's index is read by a new thread"),
      })
    : null;
  return {
    telegram: config.botToken
      ? createTelegramBot({ token: config.botToken, apiRoot: config.telegramApiRoot })
      : null,
    community:
      config.botToken && config.bot !== 'off'
        ? createCommunityBot({ token: config.botToken, apiRoot: config.telegramApiRoot })
        : null,
    telegramKeys: config.telegramClientId
      ? createTelegramKeys({
          root: config.telegramOauthRoot,
          now: deps.now,
          report: (error) => deps.report(error, "could not fetch the keys of Telegram's login"),
        })
      : null,
    pictureSource: config.botToken || config.telegramClientId ? createPictureSource() : null,
    wallet,
    faucetWallet: config.faucet ? createNodeWallet({ url: config.faucet.rpcUrl, coin }) : null,
    readCertificate: config.publicUrl.startsWith('https:')
      ? (nowMs) => readCertificate(config.publicUrl, { nowMs })
      : null,
    timeSources: timeSourcesOf(config, wallet),
    chainSource: openFollowedSource(config),
    chainIndex,
    webHooks: createWebHooks(),
    witnesses: config.logWitnesses.map((each) => createWitness(each)),
    priceSource: config.priceFeed && createPriceSource(config.priceFeed),
    planPayments: {
      cards: cards && (await createStripeCards(cards)),
      invoices: invoices && {
        // An index knows every address, even if a wallet was replaced.
        chain: chainIndex ? chainOfIndex(chainIndex) : createInvoiceChain({ url: invoices.rpcUrl }),
        addressOf: createAddresses(invoices.xpub, config.coin),
        prices: invoices.prices,
      },
    },
  };
}

function timeSourcesOf(config: Config, wallet: Wallet | null): TimeSource[] {
  const { clockCheckUrl: url, botToken, telegramApiRoot } = config;
  return [
    ...(url ? [createHttpTimeSource({ name: new URL(url).host, url })] : []),
    ...(botToken ? [createHttpTimeSource({ name: 'Telegram', url: telegramApiRoot })] : []),
    ...(wallet
      ? [
          {
            name: 'the newest block',
            offByMs: TIP_OLD_MS,
            readMs: async () => (await wallet.readState()).tipTimeMs,
          },
        ]
      : []),
  ];
}

/** Assembles a product: the only place where its parts meet, for the server and for tests. */
export async function wire(parts: Parts): Promise<Product> {
  const { db, news = NO_NEWS, config, gateways, now, report } = parts;
  const { telegram, wallet, chainIndex, chainSource, planPayments, webHooks } = gateways;
  const { poolUnits, thresholdHundredths } = config;
  const trial = parts.trial ?? null;
  const {
    board = await createBoard(db, { now, poolUnits, thresholdHundredths, news }),
    broadcastSender = telegram && createBroadcastSender({ db, telegram, now, report }),
    webhookSender = webHooks &&
      createWebhookSender({ db, webHooks, secrets: parts.secrets, now, report }),
    walletState = wallet && (() => wallet.readState()),
    waiting = REAL_WAITING,
    boardStanding = () => 'ok',
    ledger = OPEN_LEDGER,
  } = parts;
  const settings = createCurrentSettings({ db, bases: config.settings, news });
  // Not read again: a message is often written within a transaction, which may hold the only connection. Jobs read it each minute.
  const messagesFor = messagesForPeople(() => settings.last().language);
  const health = createHealth({
    db,
    now,
    readBoard: boardStanding,
    isLedgerChecked: ledger.isOpen,
    pollsUpdates: config.telegramUpdates === 'poll',
    readWallet: walletState,
    readPrice:
      config.priceFeed &&
      (async () => ({ takenAtMs: (await findTakenPrice(db))?.takenAtMs ?? null })),
    followsChain: chainSource !== null,
    makesBackups: config.backups.folder !== null,
    hasFixedPrice: async () => (await settings.read()).usdPrice !== '',
  });
  const bot = telegram && openBot({ ...parts, ...gateways, telegram, board });
  const app = await buildApp({
    db,
    news,
    board,
    bot,
    ledger,
    config,
    settings,
    secrets: parts.secrets,
    demo: parts.demo,
    trial: trial !== null,
    telegram,
    messagesFor,
    telegramKeys: gateways.telegramKeys,
    pictureSource: gateways.pictureSource,
    chainIndex,
    chainSource,
    planPayments,
    broadcastSender,
    webhookSender,
    health,
    pays: walletState !== null,
    prizeWallet: wallet,
    waiting,
    now,
    logger: parts.logger,
    siteFolder: parts.siteFolder,
  });
  trial?.addRoutes(app, board);
  const { timeSources: sources } = gateways;
  const databaseMs = trial ? now : undefined;
  const clock = parts.demo
    ? null
    : createClockWatch({ db, now, monotonicMs: parts.monotonicMs, sources });
  const running: { stop(): Promise<void> }[] = [];
  return {
    app,
    board,
    start(vacuum) {
      broadcastSender?.wake();
      webhookSender?.wake();
      if (config.jobs || trial) {
        const outages = createOutageNotes(now);
        const work = jobWork({
          secrets: parts.secrets,
          db,
          wallet,
          faucetWallet: gateways.faucetWallet,
          telegram,
          messagesFor,
          chainIndex,
          chainSource,
          broadcastSender,
          webhookSender,
          priceSource: gateways.priceSource,
          witnesses: gateways.witnesses,
          planPayments,
          vacuum,
          health,
          readCertificate: gateways.readCertificate,
          outages,
          clock,
          config,
          now,
          databaseMs,
          report,
        });
        trial?.start(
          (job) => work[job](new AbortController().signal),
          async () => bot?.sendNotices(),
        );
        if (trial) running.push(trial);
        const { pause } = REAL_WAITING;
        const databaseFailed = () => outages.note();
        if (config.jobs) {
          running.push(startJobs({ db, work, now, report, databaseFailed, pause, databaseMs }));
        }
      }
      bot?.start(REAL_WAITING.pause);
    },
    async stop() {
      await broadcastSender?.stop();
      await webhookSender?.stop();
      await closeApp(app);
      await bot?.stop();
      for (const each of running) await each.stop();
    },
  };
}
