import { get, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { type News, NO_NEWS } from '#server/db/news.ts';
import type { Secrets } from '#server/db/secrets.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { TelegramKeys } from '#server/gateways/telegram/keys.ts';
import type { PictureSource } from '#server/gateways/telegram/pictures.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { createLogger } from '#server/logger.ts';
import { type Board, createBoard } from '#server/services/board/board.ts';
import type { BroadcastSender } from '#server/services/broadcasts/sender.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import type { WebhookSender } from '#server/services/webhooks/sender.ts';
import { type Parts, wire } from '#server/wire.ts';
import { NO_GATEWAYS } from '../gateways.ts';
import { TEST_SECRETS } from '../keys.ts';

/** Built by `npm test` before the tests. */
export const BUILT_SITE = fileURLToPath(new URL('../../../dist/web', import.meta.url));
export const TOKEN = 'a-gateway-token-of-the-tests';
/** A Wednesday; the current week ends on Sunday, 2026-03-08. */
export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

export type TestApp = {
  app: FastifyInstance;
  board: Board;
  config: Config;
  /** The server's clock; only tests move it. */
  clock: { nowMs: number };
  /** The log, one JSON text per line. */
  logs: string[];
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** A call by the wallet bot. */
  bot(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<LightMyRequestResponse>;
  /** Ingests events without the gateway, each at its own time. */
  ingest(...events: object[]): Promise<void>;
};

export type TestAppOptions = {
  /** The operator's settings; the gateway's token and `DEMO=0` are preset. */
  environment?: Record<string, string | undefined>;
  demo?: boolean;
  secrets?: Secrets;
  telegramKeys?: TelegramKeys;
  telegram?: TelegramBot;
  pictureSource?: PictureSource;
  chainIndex?: ChainIndex;
  chainSource?: ChainSource;
  waiting?: Parts['waiting'];
  broadcastSender?: BroadcastSender;
  webhookSender?: WebhookSender;
  walletState?: Parts['walletState'];
  trial?: Parts['trial'];
  planPayments?: Parts['gateways']['planPayments'];
  siteFolder?: string | null;
  /** Replaces the board that would be loaded. */
  board?: Board;
  boardStanding?: Parts['boardStanding'];
  ledger?: Parts['ledger'];
  /** Wraps the database, to make it fail. */
  wrap?: (db: Db) => Db;
  /** The server's news of changes; if absent, every read queries the database. */
  news?: News;
  now?: () => number;
};

/** The whole server on a database, without a socket, with its own clock. */
export async function openTestApp(db: Db, options: TestAppOptions = {}): Promise<TestApp> {
  const clock = { nowMs: NOW_MS };
  const now = options.now ?? (() => clock.nowMs);
  const config = readConfig(
    { BOT_GATEWAY_TOKEN: TOKEN, DEMO: '0', ...options.environment },
    '/nowhere',
  );
  const logs: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => logs.push(line) });
  const { news = NO_NEWS } = options;
  const { poolUnits, thresholdHundredths } = config;
  const board =
    options.board ?? (await createBoard(db, { now, poolUnits, thresholdHundredths, news }));
  const { app } = await wire({
    db: options.wrap ? options.wrap(db) : db,
    news,
    board,
    ...(options.boardStanding ? { boardStanding: options.boardStanding } : {}),
    ...(options.ledger ? { ledger: options.ledger } : {}),
    config,
    secrets: options.secrets ?? TEST_SECRETS,
    demo: options.demo ?? false,
    trial: options.trial ?? null,
    gateways: {
      ...NO_GATEWAYS,
      telegramKeys: options.telegramKeys ?? null,
      telegram: options.telegram ?? null,
      pictureSource: options.pictureSource ?? null,
      chainIndex: options.chainIndex ?? null,
      chainSource: options.chainSource ?? null,
      planPayments: options.planPayments ?? NO_GATEWAYS.planPayments,
    },
    ...(options.waiting ? { waiting: options.waiting } : {}),
    broadcastSender: options.broadcastSender ?? null,
    webhookSender: options.webhookSender ?? null,
    walletState: options.walletState ?? null,
    now,
    monotonicMs: now,
    report: (error, what) => logger.warn({ err: error }, what),
    logger,
    siteFolder: options.siteFolder ?? null,
  });
  await app.ready();
  return {
    app,
    board,
    config,
    clock,
    logs,
    get: (url, rest) => app.inject({ method: 'GET', url, ...rest }),
    bot: (method, path, body) =>
      app.inject({
        method,
        url: `/api/bot/v1${path}`,
        headers: { authorization: `Bearer ${TOKEN}` },
        ...(body ? { payload: body } : {}),
      }),
    async ingest(...events) {
      const results = await ingestEvents(db, { events, nowMs: now() });
      const refused = results.filter((result) => result.status !== 'accepted');
      if (refused.length > 0) throw new Error(JSON.stringify(refused));
    },
  };
}

/** Reports events like the wallet bot; returns the answer. */
export async function sendEvents(test: TestApp, events: unknown[]) {
  const response = await test.bot('POST', '/events', { events });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json();
}

let count = 0;

/** An event in the current week, with a new id unless given. */
export function eventOf(type: string, telegramId: string, rest: object = {}): object {
  count += 1;
  return { id: `e${count}`, type, at: '2026-03-04T11:00:00Z', telegramId, ...rest };
}

export function tipOf(from: string, to: string, amount: string, rest: object = {}): object {
  return eventOf('tip', from, { to, amount, ...rest });
}

/** The parts of a `set-cookie` header, sorted. */
export function attributesOf(header: string | string[] | undefined): string[] {
  return String(header)
    .split('; ')
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The address as is; `inject` would normalize it. */
export function readOverSocket(
  origin: string,
  path: string,
): Promise<{ statusCode: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () => {
        resolve({ statusCode: response.statusCode, headers: response.headers, body });
      });
    });
    request.on('error', reject);
  });
}
