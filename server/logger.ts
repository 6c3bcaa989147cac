import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { withoutPasswords } from './config/failures.ts';
import { toTerminal } from './terminal-log.ts';

/** Secrets, by name and by the places where they might get logged. */
const REDACTED = [
  ...['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => [
    name,
    within('headers', name),
  ]),
  ...['hash', 'initData', 'id_token', 'nonce', 'viewerToken', 'renewalToken'].flatMap((name) => [
    name,
    within('body', name),
  ]),
  ...[
    'botToken',
    'gatewayToken',
    'secretKeys',
    'metricsToken',
    'telegramWebhookSecret',
    'walletUrl',
    'priceFeed',
    'databaseUrl',
    'tracing',
  ].flatMap((name) => [name, within('config', name)]),
];
/** A person's Telegram id in the path of a call. */
const TELEGRAM_ID_IN_PATH = /\/(members|user-weeks|user-week-activity)\/[^/]+/;

/** A developer's key, anywhere in the text. */
const API_KEY = /jkw_[0-9A-Za-z]{8,}/g;

/**
 * The server's log: JSON lines, or short lines if the output is a terminal. Bodies, headers and the queries of addresses are
 * never logged. The list of paths guards against careless logging later; it has no wildcards, because they cost ten times as
 * much as the line.
 */
export function createLogger(
  level: string,
  destination = process.stdout.isTTY ? toTerminal(process.stdout) : undefined,
): Logger {
  const options = {
    level,
    redact: REDACTED,
    serializers: { req: loggedRequest },
    hooks: {
      streamWrite: (line: string) => withoutPasswords(line.replace(API_KEY, 'jkw_[Redacted]')),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Several times the number of places in the program: a place whose name contains input from a caller could otherwise be new each
 * time.
 */
const MOST_PLACES = 500;
/** Failing work is retried every few seconds and would fill the log. */
const SAID_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Logs failures. A repeated one, with the same text in the same place, is logged again after ten minutes with its count
 * (`times`).
 *
 * @param now in ms
 */
export function createReport(logger: Logger, now: () => number) {
  // One entry per reporting place; `times` counts the reports left out since.
  const said = new Map<string, { text: string; atMs: number; times: number }>();
  return (error: unknown, what: string): void => {
    const text = error instanceof Error ? error.message : String(error);
    const last = said.get(what);
    const isSame = last?.text === text;
    const times = isSame ? last.times + 1 : 1;
    const agoMs = isSame ? now() - last.atMs : Number.POSITIVE_INFINITY;
    if (isSame && agoMs >= 0 && agoMs < SAID_AGAIN_AFTER_MS) {
      last.times = times;
      return;
    }
    if (said.size >= MOST_PLACES) said.clear();
    said.set(what, { text, atMs: now(), times: 0 });
    logger.warn({ err: error, times }, what);
  };
}

function within(place: string, name: string): string {
  return name.startsWith('[') ? place + name : `${place}.${name}`;
}

function loggedRequest(request: FastifyRequest) {
  return {
    method: request.method,
    // A query may hold a secret, a search or the id of an administrator.
    url: request.url.replace(/[?#].*$/s, '').replace(TELEGRAM_ID_IN_PATH, '/$1/[Redacted]'),
    host: request.host,
    remoteAddress: request.ip,
  };
}
