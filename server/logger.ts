import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** What opens a session or a gateway, by the names and in the places where somebody might log it. */
const REDACTED = [
  ...['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => [
    name,
    within('headers', name),
  ]),
  ...['hash', 'initData', 'id_token', 'nonce', 'viewerToken'].flatMap((name) => [
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
    'databaseUrl',
  ].flatMap((name) => [name, within('config', name)]),
];
/** In an address: also what Telegram puts there when it sends a browser back to a site. */
const IN_ADDRESS = /([?&](?:hash|initData|id_token|nonce|code|tgAuthResult|tgWebAppData)=)[^&#]*/gi;

/** A developer's key, wherever it stands: in an address, in a message, in what was sent. */
const API_KEY = /jkw_[0-9A-Za-z]{8,}/g;

/**
 * The server's log, as JSON lines. Bodies and headers are not written at all, addresses without the
 * values that would open something. The list is for what is logged later without thinking of it; it
 * names places, because wildcards cost ten times as much as the line itself.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: REDACTED,
    serializers: { req: loggedRequest },
    hooks: { streamWrite: (line: string) => line.replace(API_KEY, 'jkw_[Redacted]') },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What fails again and again is looked at every few seconds, and would fill the log. */
const SAID_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Tells of failures. One that goes on, with the same words in the same place, is said again after ten minutes, with how often
 * it came (`times`).
 *
 * @param now in ms
 */
export function createReport(logger: Logger, now: () => number) {
  // One for each place in the program that reports; `times` counts what was left out since.
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
    url: request.url.replace(IN_ADDRESS, '$1[Redacted]'),
    host: request.host,
    remoteAddress: request.ip,
  };
}
