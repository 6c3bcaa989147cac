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
import { withOwnWallet } from './community-file/read-community.ts';
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
import { SETTINGS } from './http/followed-answers.ts';
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
import type { CurrentSettings } from './services/settings/current-settings.ts';
import { createSignInApprovals, type Waiting } from './services/sign-in/approvals.ts';
import { signInOffer } from './services/sign-in/offer.ts';
import { findViewer } from './services/sign-in/viewer-tokens.ts';
import type { WebhookSender } from './services/webhooks/sender.ts';
import { readWeekNames } from './services/weeks/closed-weeks.ts';
import { addRequestTraces } from './trace/request-traces.ts';

const BODY_LIMIT = 256 * 1024;
const MAX_PARAM_LENGTH = 100;
/** Without news of payouts, the total paid is computed no more often than this. */
const PAID_FRESH_MS = 10_000;
/** How long shared caches may keep the API's document; only another version of the product changes it. */
const DOCUMENT_SECONDS = 300;

export type AppDeps = {
  db: Db;
  /** Tells whether data read from the database is still current. */
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
  /** The ways to pay for plans. */
  planPayments: PlanGateways;
  now: () => number;
  logger: FastifyBaseLogger | null;
  /** Folder of the built site, or null for the API alone. */
  siteFolder: string | null;
};

/** Features that neither the site nor a frame in it may request from a visitor. */
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
  const { db, news, board, config, settings, telegram, health, planPayments, now, siteFolder } =
    deps;
  const { publicUrl } = config;
  const ownWallet = config.bot !== 'off';
  const community = ownWallet ? withOwnWallet(config.community) : config.community;
  const { site } = community;
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: createRequestLog(),
    bodyLimit: BODY_LIMIT,
    // The audit log names requests: numbers that restart with each server would be ambiguous.
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
    // A demo's Telegram signs nobody in: its people sign in without it.
    signIn: deps.trial ? null : signInOffer(config),
  };
  // First, because it starts while the rest is assembled.
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
      // Checked only for refused calls, because it costs more than counting.
      return refused !== null && keptAnswers.isKept(request) ? null : refused;
    },
  });
  // After the wait for a turn, because a waiting call continues in another call's context.
  addRequestTraces(app);
  // Before any other work for a request; the headers of everything below are kept with the answer.
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
  // Before the lanes: calls that wait here must not keep readers out.
  if (!deps.ledger.isOpen()) holdChanges(app, deps.ledger);
  limitLanes(app, lanes, ownerOf);
  // Each route with a limit declares it. Of its headers, our answers carry only Retry-After.
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
  // Before connections are closed: otherwise held sign-ins would delay the stop for a minute.
  app.addHook('preClose', () => approvals.stop());
  const pictures = createPictures({ db, source: deps.pictureSource, now, report });
  // While the database is still open.
  app.addHook('onClose', () => pictures.idle());
  const handlers = createHandlers({
    db,
    board,
    queue,
    config,
    settings,
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
      readFixedUsd: async () => (await settings.read()).usdPrice || null,
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
    readFreeRequests: async () => Number((await settings.read()).freeApiRequests),
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
  let made: { contact: string; document: ReturnType<typeof openApiDocument> } | null = null;
  // Made for the first request, and again for another contact only: it takes longer than all of the routes.
  const readDocument = async () => {
    const { developerContact: contact } = await settings.read();
    if (made?.contact !== contact) {
      const { publicUrl: serverUrl } = config;
      const title = `${site.siteName} API`;
      made = { contact, document: openApiDocument({ title, version: '1', serverUrl, contact }) };
    }
    return made.document;
  };
  app.get('/api/openapi.json', { config: { lane: 'public' } }, (request, reply) =>
    keptAnswers.answer(request, reply, {
      follows: SETTINGS,
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
      settings,
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

/** Reads the total paid, by payouts or by hand, in base units; the sum takes a while. Null while nothing pays or was paid. */
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
