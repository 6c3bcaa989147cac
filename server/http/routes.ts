import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { API } from '#contract/api.ts';
import { type Endpoint, isAnsweredOnce } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { ROUTES } from '#contract/routes.ts';
import { SIGN_INS_PER_MINUTE } from '#rules/abuse-limits.ts';
import type { News } from '#server/db/news.ts';
import { withRequestId } from '#server/services/audit/write.ts';
import type { KeyUse } from '#server/services/keys/use.ts';
import { badLoginForm, invalidSignIn } from '#server/services/sign-in/errors.ts';
import type { SessionMember } from '#server/services/sign-in/sessions.ts';
import {
  type AccessSettings,
  type ActorSources,
  findActor,
  requireAccess,
  requireOwnId,
  requireOwnSignIn,
} from './access.ts';
import type { AnswerOnce } from './answer-once.ts';
import { sendFile, sendPicture, sendShared } from './caching.ts';
import { ipPrefixOf } from './callers.ts';
import { refuseForm } from './errors.ts';
import { FOLLOWED } from './followed-answers.ts';
import type { CallContext, FileAnswer, Handlers, PictureAnswer } from './handlers.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { KeyGate } from './key-gate.ts';
import type { Lane } from './overload/overload.ts';
import type { NonceCookie, SessionCookie } from './session-cookie.ts';

export type RouteSettings = AccessSettings & {
  cookie: SessionCookie;
  nonceCookie: NonceCookie;
  findViewer: ActorSources['findViewer'];
  keyGate: KeyGate;
  news: News;
  answerOnce: AnswerOnce;
  keptAnswers: KeptAnswers;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member; also null if the call does not depend on it. */
    actor: SessionMember | null;
    /** The key of the call; null unless the access is `key`. */
    keyUse: KeyUse | null;
  }
}

type AnyHandler = (input: unknown, context: object) => Promise<unknown>;

/**
 * Adds a route for each call of the contract, which gives method, path and schemas. Access is checked here, and the handler gets
 * checked input.
 */
export function addRoutes(app: FastifyInstance, handlers: Handlers, settings: RouteSettings): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('keyUse', null);
  const limitSignIns = app.rateLimit({
    max: SIGN_INS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => ipPrefixOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManySignIns(ttl),
  });
  for (const definition of Object.values<Endpoint>(API)) {
    const { method, path } = ROUTES[definition.route];
    app.route({
      method,
      url: path,
      schema: schemaOf(definition),
      config: laneOf(definition),
      ...(definition.bodyLimit ? { bodyLimit: definition.bodyLimit } : {}),
      ...refusalOf(definition),
      onRequest: [
        ...(definition.signInLimit === 'network' ? [limitSignIns] : []),
        admit(definition, settings),
      ],
      handler: handle(definition, handlers, settings),
    });
  }
}

const MINUTE_MS = 60_000;

// A call with a limit of its own, or one that must always be answered, is in no lane.
function laneOf({ access, route, asksNobody, signInLimit }: Endpoint): { lane?: Lane } {
  if (asksNobody) return {};
  if (signInLimit) return { lane: 'signIns' };
  switch (access) {
    case 'public':
      return { lane: ROUTES[route].method === 'GET' ? 'public' : 'members' };
    case 'member':
      return { lane: 'members' };
    case 'admin':
    case 'owner':
      return { lane: 'administrators' };
    default:
      return {};
  }
}

function refusalOf({ badInput, errors }: Endpoint) {
  if (badInput === 'fields') return { schemaErrorFormatter: refuseForm };
  if (badInput === 'login') return { schemaErrorFormatter: badLoginForm };
  // A malformed sign-in gets the same text as one that fails verification.
  return errors.includes('invalid_sign_in') ? { schemaErrorFormatter: invalidSignIn } : {};
}

function tooManySignIns(freeInMs: number): AppError {
  return new AppError('too_many_requests', (m) => m.refusal_sign_ins_busy(), {
    retryAfterSeconds: Math.max(1, Math.ceil(freeInMs / 1000)),
  });
}

function schemaOf(definition: Endpoint) {
  return {
    ...(definition.params ? { params: definition.params } : {}),
    ...(definition.query ? { querystring: definition.query } : {}),
    ...(definition.body ? { body: definition.body } : {}),
    ...(definition.file ? {} : { response: { 200: definition.response } }),
  };
}

// Runs before the body is read: a stranger cannot make the server parse megabytes, nor learn what is wrong with them.
function admit(definition: Endpoint, settings: RouteSettings) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (definition.access === 'key') {
      request.keyUse = await settings.keyGate(definition, request, reply);
      return;
    }
    request.actor = await findActor(definition, request, {
      findMember: settings.cookie.findActor,
      findViewer: settings.findViewer,
    });
    requireAccess(definition.access, request, request.actor, settings);
    requireOwnSignIn(definition, request.actor);
  };
}

function handle(definition: Endpoint, handlers: Handlers, settings: RouteSettings) {
  const handler = findHandler(handlers, definition.route);
  const follows = FOLLOWED[definition.route];
  const { query: known } = definition;
  const parameters = Type.IsObject(known) ? Object.keys(known.properties) : [];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor, keyUse } = request;
    const key = keyUse?.caller ?? null;
    const context: CallContext = {
      request,
      setSessionToken: (token) => settings.cookie.set(reply, token),
      setNonceSecret: (secret) => settings.nonceCookie.set(reply, secret),
      clearStorage: () => reply.header('clear-site-data', '"storage"'),
    };
    const { params, query, body } = request;
    requireOwnId(definition.access, actor, query, body);
    // `admit` has refused every caller without the rights that the access requires.
    const work = (callId?: string) =>
      handler({ params, query, body }, { ...context, actor, key, keyUse, callId });
    const { sharedCacheSeconds: seconds } = definition;
    if (follows && seconds) {
      const made = { follows, parameters, seconds, read: work };
      return settings.keptAnswers.answer(request, reply, made);
    }
    const answer = await withRequestId(request.id, () =>
      key && isAnsweredOnce(definition)
        ? settings.answerOnce({ request, reply, caller: key }, (callId) => work(callId))
        : work(),
    );
    // A member who deletes a key or bans somebody may rely on it once the call is answered.
    if (actor !== null && ROUTES[definition.route].method !== 'GET') await settings.news.catchUp();
    // The type of `Handlers` proves that exactly the calls with a file return one.
    if (definition.file === 'image/*') return sendPicture(request, reply, answer as PictureAnswer);
    if (definition.file) return sendFile(request, reply, answer as FileAnswer, definition.file);
    if (seconds) return sendShared(request, reply, answer, seconds);
    reply.header('cache-control', 'no-store');
    return answer;
  };
}

function findHandler(handlers: Handlers, route: string): AnyHandler {
  // The type of `Handlers` proves that each route has a handler whose types fit.
  return (handlers as unknown as Record<string, AnyHandler>)[route] as AnyHandler;
}
