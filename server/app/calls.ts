import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { type News, untilNews } from '../db/news.ts';
import { createAnswerOnce } from '../http/answer-once.ts';
import { createHandlers } from '../http/calls/create-handlers.ts';
import { createKeyGate } from '../http/key-gate.ts';
import { addRoutes } from '../http/routes.ts';
import { createNonceCookie } from '../http/session-cookie.ts';
import { createIngestQueue } from '../services/ledger/ingest-queue.ts';
import { createPictures } from '../services/members/pictures.ts';
import { measured } from '../services/operations/measure.ts';
import { createPrice } from '../services/operations/price.ts';
import { readPaid } from '../services/payouts/owed.ts';
import { createSignInApprovals } from '../services/sign-in/approvals.ts';
import { findViewer } from '../services/sign-in/viewer-tokens.ts';
import type { AppDeps } from './deps.ts';
import type { Shared } from './shared.ts';

/** Adds the calls of the contract: their handlers, their gate for keys and their routes. */
export function addCalls(app: FastifyInstance, deps: AppDeps, shared: Shared): void {
  const { db, news, config, now } = deps;
  const { sessionCookie: cookie, pageLanguage, known, keptAnswers } = shared;
  const nonceCookie = createNonceCookie(config.publicUrl);
  const { coin } = shared.community.site;
  const handlers = createHandlers({
    ...deps,
    instance: shared.instance,
    cookie,
    nonceCookie,
    pageLanguage,
    queue: createIngestQueue(db, now),
    approvals: openApprovals(app, deps),
    pictures: openPictures(app, deps),
    price: createPrice({
      db,
      readFixedUsd: async () => (await deps.settings.read()).usdPrice || null,
      isFetched: config.priceFeed !== null,
      news,
      now,
    }),
    readPaid: paidReader(db, news, deps),
    coinCode: coin.code,
    coinSymbol: coin.symbol,
    coinUriScheme: coin.uriScheme,
  });
  addRoutes(app, handlers, {
    gatewayToken: config.gatewayToken,
    publicOrigin: new URL(config.publicUrl).origin,
    demo: deps.demo,
    cookie,
    nonceCookie,
    answerOnce: createAnswerOnce({ db, now }),
    keptAnswers,
    keyGate: openKeyGate(app, deps, shared),
    news,
    async findViewer(viewerToken) {
      const viewer = await findViewer(db, { viewerToken, nowMs: now() });
      known.note(viewerToken, viewer !== null, viewer ? `member:${viewer.memberId}` : undefined);
      return viewer;
    },
  });
}

function openApprovals(
  app: FastifyInstance,
  { db, telegram, messagesFor, config, demo, now, waiting }: AppDeps,
) {
  const approvals = createSignInApprovals({
    db,
    telegram,
    messagesFor,
    takesPresses: config.telegramUpdates !== 'off',
    isDemo: demo,
    now,
    waiting,
    report: reporterOf(app),
  });
  // Before connections are closed: otherwise held sign-ins would delay the stop for a minute.
  app.addHook('preClose', () => approvals.stop());
  return approvals;
}

function openPictures(app: FastifyInstance, { db, pictureSource: source, now }: AppDeps) {
  const pictures = createPictures({ db, source, now, report: reporterOf(app) });
  // While the database is still open.
  app.addHook('onClose', () => pictures.idle());
  return pictures;
}

function openKeyGate(app: FastifyInstance, deps: AppDeps, { known }: Shared) {
  const { db, secrets, settings, news, now, waiting } = deps;
  const keyGate = createKeyGate({
    db,
    secrets,
    readFreeRequests: async () => Number((await settings.read()).freeApiRequests),
    news,
    now,
    pause: waiting.pause,
    report: reporterOf(app),
    known,
  });
  // After the last call, and while the database is still open.
  app.addHook('onClose', () => keyGate.stop());
  return keyGate.admit;
}

function reporterOf(app: FastifyInstance) {
  return (error: unknown, what: string) => app.log.warn({ err: error }, what);
}

/** Without news of payouts, the total paid is computed no more often than this. */
const PAID_FRESH_MS = 10_000;

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
