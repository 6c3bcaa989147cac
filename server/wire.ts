import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { JobName } from '#rules/jobs.ts';
import { buildApp } from './app.ts';
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
import { createWallet } from './gateways/wallet/rpc.ts';
import type { Wallet } from './gateways/wallet/wallet.ts';
import { createWebHooks } from './gateways/webhooks/https.ts';
import type { WebHooks } from './gateways/webhooks/web-hooks.ts';
import type { PlanGateways } from './http/deps.ts';
import { startJobs } from './jobs/job-engine.ts';
import { createOutageNotes } from './jobs/uptime-work.ts';
import { jobWork } from './jobs/work.ts';
import { type Board, createBoard } from './services/board/board.ts';
import type { BoardStanding } from './services/board/loading-board.ts';
import { type BroadcastSender, createBroadcastSender } from './services/broadcasts/sender.ts';
import { createClockWatch } from './services/operations/clock-watch.ts';
import { createHealth, TIP_OLD_MS, type WalletHealth } from './services/operations/health.ts';
import { type LedgerGate, OPEN_LEDGER } from './services/operations/ledger-gate.ts';
import { findTakenPrice } from './services/operations/price.ts';
import { REAL_WAITING, type Waiting } from './services/sign-in/approvals.ts';
import { createWebhookSender, type WebhookSender } from './services/webhooks/sender.ts';

type Report = (error: unknown, what: string) => void;

/** The world outside. What is not configured is null. */
export type Gateways = {
  telegram: TelegramBot | null;
  /** What only the community's own bot does; null where another bot reports. */
  community: CommunityBot | null;
  /** The keys of Telegram's newer login. */
  telegramKeys: TelegramKeys | null;
  /** Where members' pictures are fetched. */
  pictureSource: PictureSource | null;
  wallet: Wallet | null;
  /** The faucet's own; never the one above. */
  faucetWallet: Wallet | null;
  chainIndex: ChainIndex | null;
  /** Where blocks are followed. */
  chainSource: ChainSource | null;
  webHooks: WebHooks | null;
  /** Where the coin's price is fetched. */
  priceSource: PriceSource | null;
  planPayments: PlanGateways;
  /** What the public address shows its visitors; null if it is plain http. */
  readCertificate: ((nowMs: number) => Promise<Certificate | null>) | null;
  /** Who is asked for the time if the clock is in doubt, the most exact first. */
  timeSources: readonly TimeSource[];
};

/** What only a demo has: calls of its own, and a clock that visitors move on. */
export type Trial = {
  addRoutes(app: FastifyInstance, board: Board): void;
  /** `run` does a job at once, beside those that run by themselves. */
  start(run: (job: JobName) => Promise<string>): void;
  stop(): Promise<void>;
};

/** What a product is made of. */
export type Parts = {
  db: Db;
  /** What is heard of changes in it; left out, every read asks the database. */
  news?: News;
  config: Config;
  secrets: Secrets;
  /** Whether the database holds the invented community. */
  demo: boolean;
  trial?: Trial | null;
  gateways: Gateways;
  now: () => number;
  /** Counts on evenly whatever is done to the clock, in ms. */
  monotonicMs: () => number;
  report: Report;
  logger: FastifyBaseLogger | null;
  /** Folder of the built site, or null for the API alone. */
  siteFolder: string | null;
  /** How held calls wait; real time unless a test leads it. */
  waiting?: Waiting;
  /** Tests may bring their own board and senders, and say how the wallet is. */
  board?: Board;
  /** Whether that board is loaded; left out: it is. */
  boardStanding?: () => BoardStanding;
  /** Until it opens nothing is changed; left out: it is open. */
  ledger?: LedgerGate;
  broadcastSender?: BroadcastSender | null;
  webhookSender?: WebhookSender | null;
  walletState?: (() => Promise<WalletHealth>) | null;
};

/** A built product that does not listen yet. */
export type Product = {
  app: FastifyInstance;
  board: Board;
  /** Starts what runs by itself: unfinished sends, jobs, and reading what is pressed in Telegram. */
  start(vacuum: Database['vacuum']): void;
  /** Ends everything but the database, with nothing lost. */
  stop(): Promise<void>;
};

/** The real gateways of a configuration; what it does not name is not even loaded. */
export async function openGateways(
  config: Config,
  deps: { now: () => number; report: Report },
): Promise<Gateways> {
  const { cards, coin, invoices } = config;
  const wallet = config.walletUrl ? createWallet({ url: config.walletUrl, coin }) : null;
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
          report: (error) => deps.report(error, "no new keys of Telegram's login"),
        })
      : null,
    pictureSource: config.botToken || config.telegramClientId ? createPictureSource() : null,
    wallet,
    faucetWallet: config.faucet ? createWallet({ url: config.faucet.rpcUrl, coin }) : null,
    readCertificate: config.publicUrl.startsWith('https:')
      ? (nowMs) => readCertificate(config.publicUrl, { nowMs })
      : null,
    timeSources: timeSourcesOf(config, wallet),
    chainSource: openFollowedSource(config),
    chainIndex,
    webHooks: createWebHooks(),
    priceSource: config.priceFeed && createPriceSource(config.priceFeed),
    planPayments: {
      cards: cards && (await createStripeCards(cards)),
      invoices: invoices && {
        // An index knows of every address, also where a wallet was replaced.
        chain: chainIndex ? chainOfIndex(chainIndex) : createInvoiceChain({ url: invoices.rpcUrl }),
        addressOf: createAddresses(invoices.xpub, config.coin),
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

/** Puts a product together: the one place where its parts meet, for the server and for tests. */
export async function wire(parts: Parts): Promise<Product> {
  const { db, news = NO_NEWS, config, gateways, now, report } = parts;
  const { telegram, wallet, chainIndex, chainSource, planPayments, webHooks } = gateways;
  const { thresholdHundredths } = config;
  const trial = parts.trial ?? null;
  const {
    board = await createBoard(db, { now, thresholdHundredths, news }),
    broadcastSender = telegram && createBroadcastSender({ db, telegram, now, report }),
    webhookSender = webHooks &&
      createWebhookSender({ db, webHooks, secrets: parts.secrets, now, report }),
    walletState = wallet && (() => wallet.readState()),
    waiting = REAL_WAITING,
    boardStanding = () => 'ok',
    ledger = OPEN_LEDGER,
  } = parts;
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
    hasFixedPrice: config.usdPrice !== null,
  });
  const bot = telegram && openBot({ ...parts, ...gateways, telegram, board });
  const app = await buildApp({
    db,
    news,
    board,
    bot,
    ledger,
    config,
    secrets: parts.secrets,
    demo: parts.demo,
    trial: trial !== null,
    telegram,
    telegramKeys: gateways.telegramKeys,
    pictureSource: gateways.pictureSource,
    chainIndex,
    chainSource,
    planPayments,
    broadcastSender,
    webhookSender,
    health,
    pays: walletState !== null,
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
          db,
          wallet,
          faucetWallet: gateways.faucetWallet,
          telegram,
          chainIndex,
          chainSource,
          broadcastSender,
          webhookSender,
          priceSource: gateways.priceSource,
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
        trial?.start((job) => work[job](new AbortController().signal));
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
