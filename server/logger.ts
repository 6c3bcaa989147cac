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
