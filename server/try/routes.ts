import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRY_CALLS, type TryAnswer, type TryInput } from '#contract/try/calls.ts';
import { TRY_ROUTES, type TryRouteId } from '#contract/try/routes.ts';
import { requireOwnPage } from '#server/http/access.ts';

/** One handler for each of the demo's calls. */
export type TryHandlers = {
  [R in TryRouteId]: (
    input: TryInput<R>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<TryAnswer<R>>;
};

type AnyHandler = (
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/** Adds the demo's calls to its server; other servers lack them. */
export function addTryRoutes(
  app: FastifyInstance,
  handlers: TryHandlers,
  settings: { publicOrigin: string },
): void {
  for (const [route, { method, path }] of Object.entries(TRY_ROUTES)) {
    const { response, ...schemas } = schemasOf(route as TryRouteId); // The table's own keys.
    // The type of `TryHandlers` proves that each route has a handler whose types fit.
    const handler = (handlers as unknown as Record<string, AnyHandler>)[route] as AnyHandler;
    app.route({
      method,
      url: path,
      schema: { ...schemas, response: { 200: response } },
      onRequest: async (request) => requireOwnPage(request, settings.publicOrigin),
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const { params, query, body } = request;
        return handler({ params, query, body }, request, reply);
      },
    });
  }
}

function schemasOf(route: TryRouteId) {
  const { query, ...schemas }: { query?: object; response: object } = TRY_CALLS[route];
  return { ...schemas, ...(query ? { querystring: query } : {}) };
}
