import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { createServerKeyGate, type GateDeps } from '#server/services/keys/gate.ts';
import type { KeyLimits, KeyUse } from '#server/services/keys/use.ts';
import { bearerOf } from './access.ts';
import { ipPrefixOf } from './callers.ts';
import { isKeyedPath } from './keyed-path.ts';
import type { KnownTokens } from './overload/known-tokens.ts';

/** Admits a call with a key, or throws; either way the answer carries the key's limits. */
export type KeyGate = (
  definition: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<KeyUse>;

/** The gate for all calls with access `key`: only the bearer counts, no cookie and no origin. */
export function createKeyGate(deps: GateDeps & { now: () => number; known: KnownTokens }): {
  admit: KeyGate;
  /** Resolves once every admitted call is counted. */
  stop(): Promise<void>;
} {
  const gate = createServerKeyGate(deps);
  const admit: KeyGate = async ({ permission, appPermission }, request, reply) => {
    const bearer = bearerOf(request);
    const answer = await gate.admit({
      bearer,
      permission: permission ?? null,
      appPermission: appPermission ?? null,
      origin: ipPrefixOf(request.ip),
      nowMs: deps.now(),
    });
    if (bearer !== null) deps.known.note(bearer, answer.refusal === null);
    if (answer.limits) setLimitHeaders(reply, answer.limits, deps.now());
    if (answer.refusal) {
      if (answer.refusal.code === 'bad_key') reply.header('www-authenticate', 'Bearer');
      throw answer.refusal;
    }
    return answer.use;
  };
  return { admit, stop: () => gate.stop() };
}

const MINUTE_SECONDS = 60;

/** Sets `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-11; without a quota there is no `month`. */
function setLimitHeaders(reply: FastifyReply, limits: KeyLimits, nowMs: number): void {
  const { minute, month } = limits;
  const secondsTo = (ms: number) => Math.max(0, Math.ceil((ms - nowMs) / 1000));
  const policy = [`"minute";q=${minute.limit};w=${MINUTE_SECONDS}`];
  const left = [
    `"minute";r=${Math.max(0, minute.limit - minute.used)};t=${secondsTo(minute.resetsAtMs)}`,
  ];
  if (month.limit !== null) {
    const seconds = Math.round((month.resetsAtMs - month.startMs) / 1000);
    policy.push(`"month";q=${month.limit};w=${seconds}`);
    left.push(
      `"month";r=${Math.max(0, month.limit - month.used)};t=${secondsTo(month.resetsAtMs)}`,
    );
  }
  reply.header('ratelimit-policy', policy.join(', '));
  reply.header('ratelimit', left.join(', '));
}

const PREFLIGHT_SECONDS = 7200;

/**
 * Opens the keyed API to pages of other sites: a key is only ever sent on purpose. Cookies are not allowed (no
 * `allow-credentials`) and would open nothing here anyway.
 */
export function openKeyedPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isKeyedPath(request.url)) return undefined;
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header(
      'access-control-expose-headers',
      'ratelimit, ratelimit-policy, retry-after, idempotent-replayed',
    );
    // The preflight: one answer for every address.
    if (request.method !== 'OPTIONS') return undefined;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    reply.header('access-control-allow-headers', 'authorization, content-type, idempotency-key');
    reply.header('access-control-max-age', PREFLIGHT_SECONDS);
    return reply.status(204).send();
  });
}
