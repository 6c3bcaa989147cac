import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { handleErrors } from '../http/errors.ts';
import { openKeyedPaths } from '../http/key-gate.ts';
import { limitLanes } from '../http/overload/overload.ts';
import { limitSockets, SOCKET_LIMITS } from '../http/sockets.ts';
import { addRequestTraces } from '../trace/request-traces.ts';
import { addCalls } from './calls.ts';
import { compileWhenNeeded } from './compilers.ts';
import type { AppDeps } from './deps.ts';
import {
  addRateLimits,
  addSecurityHeaders,
  holdChanges,
  sendReadyAnswers,
  takeTurnsByCaller,
} from './hooks.ts';
import { addApiDocument, addLog, addToolRoutes, addWebhooks } from './other-routes.ts';
import { createServer } from './server.ts';
import { createShared } from './shared.ts';
import { addSite } from './site.ts';

/**
 * Builds the server without listening, so that tests can call it directly. Each request passes the hooks in the order of the
 * steps that add them.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps);
  const shared = createShared(app, deps);
  await compileWhenNeeded(app);
  handleErrors(app);
  limitSockets(app, SOCKET_LIMITS, shared.isNear);
  await app.register(cookie);
  takeTurnsByCaller(app, deps, shared);
  // After the wait for a turn, because a waiting call continues in another call's context.
  addRequestTraces(app);
  // Before any other work for a request; the headers of everything below are kept with the answer.
  sendReadyAnswers(app, shared);
  await addSecurityHeaders(app, deps);
  // Before the lanes: calls that wait here must not keep readers out.
  holdChanges(app, deps);
  limitLanes(app, shared.lanes, shared.ownerOf);
  await addRateLimits(app);
  openKeyedPaths(app);
  addCalls(app, deps, shared);
  addToolRoutes(app, deps);
  addLog(app, deps);
  addWebhooks(app, deps);
  addApiDocument(app, deps, shared);
  await addSite(app, deps, shared);
  return app;
}
