import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** True once its line is logged. */
    isLogged?: boolean;
  }
}

const OWN_HEADER = 'x-own-call';

/** The headers of a call that the server makes itself, for a page or to read ahead. Nobody else can guess their value. */
export const OWN_CALL = { [OWN_HEADER]: randomUUID() };

/**
 * Logs one line for each request when it has ended: method, path, status and time in ms. A request whose caller left before the
 * answer was sent is logged as such. The server's own calls are logged only if they fail.
 */
export function createRequestLog(): LogController {
  const log = new LogController();
  log.incomingRequest = (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished && !request.isLogged) {
        request.log.info({ req: request }, 'request aborted');
      }
    });
  };
  log.requestCompleted = (error, request, reply) => {
    if (error) request.log.error({ ...lineOf(request, reply), err: error }, 'request errored');
    else logCompleted(request, reply);
  };
  return log;
}

/** Logs a request that the router refused: Fastify writes no line for it. */
export function logCompleted(request: FastifyRequest, reply: FastifyReply): void {
  request.isLogged = true;
  if (request.headers[OWN_HEADER] === OWN_CALL[OWN_HEADER]) return;
  request.log.info(lineOf(request, reply), 'request completed');
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return { req: request, res: reply, responseTime: reply.elapsedTime };
}
