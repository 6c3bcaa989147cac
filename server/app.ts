import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';
import type { Bot } from './bot/open-bot.ts';
import { withOwnWallet } from './community/read-community.ts';
import { compileWhenNeeded } from './compilers.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/connect.ts';
import { type News, untilNews } from './db/news.ts';
import type { Secrets } from './db/secrets.ts';
import type { ChainIndex } from './gateways/chain/chain-index.ts';
import type { ChainSource } from './gateways/chain/chain-source.ts';
import type { TelegramKeys } from './gateways/telegram/keys.ts';
import type { PictureSource } from './gateways/telegram/pictures.ts';
import type { TelegramBot } from './gateways/telegram/telegram.ts';
import { bearerOf, carriesToken, isAnonymous } from './http/access.ts';
import { createAnswerOnce } from './http/answer-once.ts';
import { createHandlers } from './http/calls/create-handlers.ts';
import type { PlanGateways } from './http/deps.ts';
import { handleErrors, sendBadAddress, sendNotFound } from './http/errors.ts';
import { CONSTANT } from './http/followed-answers.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { createKeyGate, openKeyedPaths } from './http/key-gate.ts';
import { addMetrics } from './http/metrics.ts';
import { createKnownTokens } from './http/overload/known-tokens.ts';
import { createIsNear, createLanes, limitLanes } from './http/overload/overload.ts';
import { takeTurns } from './http/overload/turns.ts';
import { addPages } from './http/pages/pages.ts';
import { createReadyPages } from './http/pages/ready-pages.ts';
import { addWalletPage } from './http/pages/wallet-page.ts';
import { openPageWorker } from './http/pages/worker/page-worker.ts';
import { addReached } from './http/reached.ts';
import { createRequestLog } from './http/request-log.ts';
import { addRoutes } from './http/routes.ts';
import { createNonceCookie, createSessionCookie } from './http/session-cookie.ts';
import { addSiteFiles } from './http/site-files.ts';
import { limitSockets, SOCKET_LIMITS, socketOptions } from './http/sockets.ts';
import { addStripeWebhook } from './http/stripe-webhook.ts';
import { addTelegramWebhook } from './http/telegram-webhook.ts';
import type { Board } from './services/board/board.ts';
import type { BroadcastSender } from './services/broadcasts/sender.ts';
import { createIngestQueue } from './services/ledger/ingest-queue.ts';
import { createPictures } from './services/members/pictures.ts';
import type { Health } from './services/operations/health.ts';
import type { LedgerGate } from './services/operations/ledger-gate.ts';
import { measured } from './services/operations/measure.ts';
import { readMetrics } from './services/operations/metrics.ts';
import { createPrice } from './services/operations/price.ts';
import { readPaid } from './services/payouts/owed.ts';
import { takeStripeEvent } from './services/plans/cards/stripe-events.ts';
import { createSignInApprovals, type Waiting } from './services/sign-in/approvals.ts';
import { signInOffer } from './services/sign-in/offer.ts';
import { findViewer } from './services/sign-in/viewer-tokens.ts';
import type { WebhookSender } from './services/webhooks/sender.ts';
import { readWeekNames } from './services/weeks/closed-weeks.ts';
import { addRequestTraces } from './trace/request-traces.ts';

const BODY_LIMIT = 256 * 1024;
const MAX_PARAM_LENGTH = 100;
/** While nothing is heard of payouts, they are added up no more often than this. */
const PAID_FRESH_MS = 10_000;
/** For which shared caches may keep the API's document; only another version of the product changes it. */
const DOCUMENT_SECONDS = 300;

export type AppDeps = {
  db: Db;
  /** Tells whether what was read from the database still stands. */
  news: News;
  board: Board;
  /** Until it opens nothing is changed. */
  ledger: LedgerGate;
  config: Config;
  /** Encrypt and find API keys. */
  secrets: Secrets;
  /** Whether the database holds the invented community. */
  demo: boolean;
  /** Whether this demo has a chain and chats of its own. */
  trial: boolean;
  /** Telegram's keys; null where its newer login is not configured. */
  telegramKeys: TelegramKeys | null;
  /** How held calls wait. */
  waiting: Waiting;
  /** The bot, and what sends broadcasts through it; null if no token is configured. */
  telegram: TelegramBot | null;
  /** Handles what Telegram's webhook brings. */
  bot: Pick<Bot, 'take'> | null;
  broadcastSender: BroadcastSender | null;
  /** Looks things up on the chain; null if no index is configured. */
  chainIndex: ChainIndex | null;
  chainSource: ChainSource | null;
  /** Where members' pictures are fetched; null if nobody signs in with Telegram. */
  pictureSource: PictureSource | null;
  /** Null if no webhooks are sent. */
  webhookSender: WebhookSender | null;
  /** What the monitor measures. */
  health: Health;
  /** Whether shares are paid on the chain. */
  pays: boolean;
  /** How plans are paid. */
  planPayments: PlanGateways;
  now: () => number;
  logger: FastifyBaseLogger | null;
  /** Folder of the built site, or null for the API alone. */
  siteFolder: string | null;
};

/** What neither the site nor a frame in it may ask a visitor for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** Builds the server without listening, so that tests can call it directly. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, news, board, config, telegram, health, planPayments, now, siteFolder } = deps;
  const { publicUrl } = config;
  const ownWallet = config.bot !== 'off';
  const community = ownWallet ? withOwnWallet(config.community) : config.community;
  const { site } = community;
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: createRequestLog(),
    bodyLimit: BODY_LIMIT,
    // The audit log names requests: a number that begins again with each server would name several.
    genReqId: () => randomUUID(),
    ...socketOptions(SOCKET_LIMITS),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: sendBadAddress,
  });
  const instance = {
    demo: deps.demo,
    trial: deps.trial,
    theme: config.defaultTheme,
    miniAppSurface: config.miniAppSurface,
    ownWallet,
    // A demo's Telegram signs nobody in: its people are signed in without.
    signIn: deps.trial ? null : signInOffer(config),
  };
  // At first: it starts while the rest is put together.
  const pageWorker =
    siteFolder &&
    openPageWorker({ siteFolder, publicUrl, instance, community }, (error, what) =>
      app.log.error({ err: error }, what),
    );
  await compileWhenNeeded(app);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  const isNear = createIsNear(config.trustedProxies);
  limitSockets(app, SOCKET_LIMITS, isNear);
  const known = createKnownTokens();
  const sessionCookie = createSessionCookie(db, config.publicUrl, { now, known });
  const pages = createReadyPages(news, now, sessionCookie.maySendToken);
  const keptAnswers = createKeptAnswers(news, now);
  const { gatewayToken } = config;
  const ownerOf = (request: FastifyRequest) =>
    isAnonymous(request)
      ? null
      : ([sessionCookie.readToken(request), bearerOf(request)]
          .map((token) => (token === null ? null : known.ownerOf(token)))
          .find((owner) => owner !== null) ?? null);
  await app.register(cookie);
  const lanes = createLanes(isNear);
  takeTurns(app, {
    isKnown: (request) =>
      ownerOf(request) !== null ||
      (gatewayToken !== null && !isAnonymous(request) && carriesToken(request, gatewayToken)),
    refusal: (request, ahead) => {
      const refused = lanes.refusal(request, ahead);
      // Looked up for those alone: that costs more than counting.
      return refused !== null && keptAnswers.isKept(request) ? null : refused;
    },
  });
  // What waits for its turn goes on in another's context.
  addRequestTraces(app);
  // Before anything else is done for a request; the headers of all the rest are kept with the answer.
  app.addHook('onRequest', (request, reply, done) => {
    const isAnswered = keptAnswers.sendKept(request, reply) || pages.sendReady(request, reply);
    if (!isAnswered) done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The page's own policy says who may frame it; this header cannot name Telegram's hosts.
    xFrameOptions: false,
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', UNUSED_FEATURES);
  });
  // Before the lanes: those who wait here must not keep readers out.
  if (!deps.ledger.isOpen()) holdChanges(app, deps.ledger);
  limitLanes(app, lanes, ownerOf);
  // Each route that has a limit says so. Our answers carry no headers of its own beside Retry-After.
  await app.register(rateLimit, {
    global: false,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
  openKeyedPaths(app);
  const nonceCookie = createNonceCookie(config.publicUrl);
  const queue = createIngestQueue(db, now);
  const report = (error: unknown, what: string) => app.log.warn({ err: error }, what);
  const approvals = createSignInApprovals({
    db,
    telegram,
    takesPresses: config.telegramUpdates !== 'off',
    isDemo: deps.demo,
    now,
    waiting: deps.waiting,
    report,
  });
  // Before connections are closed: nobody should wait for a minute for the server to stop.
  app.addHook('preClose', () => approvals.stop());
  const pictures = createPictures({ db, source: deps.pictureSource, now, report });
  // While the database is still open.
  app.addHook('onClose', () => pictures.idle());
  const handlers = createHandlers({
    db,
    board,
    queue,
    config,
    instance,
    cookie: sessionCookie,
    nonceCookie,
    telegramKeys: deps.telegramKeys,
    telegram,
    chainIndex: deps.chainIndex,
    chainSource: deps.chainSource,
    approvals,
    pictures,
    broadcastSender: deps.broadcastSender,
    webhookSender: deps.webhookSender,
    health,
    price: createPrice({
      db,
      fixedUsd: config.usdPrice,
      isFetched: config.priceFeed !== null,
      news,
      now,
    }),
    planPayments,
    readPaid: paidReader(db, news, { now, pays: deps.pays }),
    coinCode: site.coin.code,
    coinSymbol: site.coin.symbol,
    coinUriScheme: site.coin.uriScheme,
    now,
    secrets: deps.secrets,
  });
  const keyGate = createKeyGate({
    db,
    secrets: deps.secrets,
    freeRequests: config.freeApiRequests,
    news,
    now,
    pause: deps.waiting.pause,
    report,
    known,
  });
  // After the last call, and while the database is still open.
  app.addHook('onClose', () => keyGate.stop());
  addRoutes(app, handlers, {
    gatewayToken,
    publicOrigin: new URL(config.publicUrl).origin,
    demo: deps.demo,
    cookie: sessionCookie,
    nonceCookie,
    answerOnce: createAnswerOnce({ db, now }),
    keptAnswers,
    keyGate: keyGate.admit,
    news,
    async findViewer(viewerToken) {
      const viewer = await findViewer(db, { viewerToken, nowMs: now() });
      known.note(viewerToken, viewer !== null, viewer ? `member:${viewer.memberId}` : undefined);
      return viewer;
    },
  });
  addMetrics(app, {
    token: config.metricsToken,
    publicUrl: config.publicUrl,
    readMetrics: () => readMetrics({ db, board, health }),
  });
  addReached(app, { secrets: deps.secrets });
  const { bot } = deps;
  if (bot !== null && config.telegramWebhookSecret !== null) {
    addTelegramWebhook(app, { secret: config.telegramWebhookSecret, take: bot.take });
  }
  const { cards } = planPayments;
  if (cards !== null) {
    addStripeWebhook(app, {
      readEvent: (payload, signature) => cards.readEvent(payload, signature, now()),
      takeEvent: (event) => takeStripeEvent({ db, cards, now }, event),
    });
  }
  let document: ReturnType<typeof openApiDocument> | undefined;
  // At the first question: it takes longer to make than all of the routes.
  const readDocument = async () => {
    document ??= openApiDocument({
      title: `${site.siteName} API`,
      version: '1',
      serverUrl: config.publicUrl,
      contact: site.developerContact,
    });
    return document;
  };
  app.get('/api/openapi.json', { config: { lane: 'public' } }, (request, reply) =>
    keptAnswers.answer(request, reply, {
      follows: CONSTANT,
      parameters: [],
      seconds: DOCUMENT_SECONDS,
      read: readDocument,
    }),
  );
  if (siteFolder && pageWorker) {
    addSiteFiles(app, {
      publicUrl,
      demo: deps.demo,
      readWeekNames: (limit) => readWeekNames(db, limit),
    });
    addWalletPage(app, { folder: join(siteFolder, 'wallet') });
    await addPages(app, {
      siteFolder,
      publicUrl,
      instance,
      community,
      cookie: sessionCookie,
      pages,
      worker: pageWorker,
      now,
    });
  } else {
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  }
  return app;
}

function holdChanges(app: FastifyInstance, ledger: LedgerGate): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await ledger.requireOpen();
  });
}

/** The total paid, by payouts or by hand: adding it up takes a while. Null while nothing pays or was paid. */
function paidReader(
  db: Db,
  news: News,
  { now, pays }: { now: () => number; pays: boolean },
): () => Promise<bigint | null> {
  const read = async () => {
    const units = await readPaid(db);
    return pays || units > 0n ? units : null;
  };
  const unheard = measured(read, { freshMs: PAID_FRESH_MS, now });
  return untilNews({ news, tables: ['payouts', 'shares'] }, read, unheard);
}
