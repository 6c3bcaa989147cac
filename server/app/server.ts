import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendBadAddress } from '../http/errors.ts';
import { createRequestLog } from '../http/request-log.ts';
import { SOCKET_LIMITS, socketOptions } from '../http/sockets.ts';
import type { AppDeps } from './deps.ts';

const BODY_LIMIT = 256 * 1024;
const MAX_PARAM_LENGTH = 100;

/** A server without routes. */
export function createServer({ config, logger }: AppDeps): FastifyInstance {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: createRequestLog(),
    bodyLimit: BODY_LIMIT,
    // The audit log names requests: numbers that restart with each server would be ambiguous.
    genReqId: () => randomUUID(),
    ...socketOptions(SOCKET_LIMITS),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: sendBadAddress,
  });
  app.removeContentTypeParser('text/plain');
  return app;
}
