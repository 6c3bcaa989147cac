import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { carriesToken, isAnonymous } from '../http/access.ts';
import { takeTurns } from '../http/overload/turns.ts';
import type { AppDeps } from './deps.ts';
import type { Shared } from './shared.ts';

/** Makes strangers wait for their turn, and refuses those for whom there is no place. */
export function takeTurnsByCaller(
  app: FastifyInstance,
  { config: { gatewayToken } }: AppDeps,
  { ownerOf, lanes, keptAnswers }: Shared,
): void {
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
}

/** Sends the answers and pages that are ready, without asking the database. */
export function sendReadyAnswers(app: FastifyInstance, { keptAnswers, pages }: Shared): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isAnswered = keptAnswers.sendKept(request, reply) || pages.sendReady(request, reply);
    if (!isAnswered) done();
  });
}

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

export async function addSecurityHeaders(app: FastifyInstance, { config }: AppDeps): Promise<void> {
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
}

/** Holds changes back until the totals are known to match the ledger. */
export function holdChanges(app: FastifyInstance, { ledger }: AppDeps): void {
  if (ledger.isOpen()) return;
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await ledger.requireOpen();
  });
}

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** Each route with a limit declares it. Of its headers, our answers carry only Retry-After. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}
