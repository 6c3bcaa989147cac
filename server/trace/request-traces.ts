import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginTrace, isTracing, type Span } from './trace.ts';

/**
 * Starts a trace with each request, if traces are recorded: its method, the pattern of its address, and the status. Neither the
 * address itself nor anything about the caller. A caller's own trace is not continued: anybody can send its header.
 */
export function addRequestTraces(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  // Only once, because a connection is also closed after an answer.
  const end = (request: FastifyRequest, errorType?: string) => {
    spans.get(request)?.end(errorType);
    spans.delete(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url;
    const span = beginTrace(route === undefined ? method : `${method} ${route}`, 'server', {
      'http.request.method': method,
      ...(route !== undefined && { 'http.route': route }),
      // The same id as in the log and in the audit log.
      'quarterdeck.request_id': request.id,
    });
    if (span === null) return done();
    spans.set(request, span);
    reply.raw.once('close', () => end(request, 'aborted'));
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request)?.set({ 'http.response.status_code': statusCode });
    end(request, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
  // The hooks after reading a body run in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
}
