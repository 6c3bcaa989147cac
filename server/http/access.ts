import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { needsOwnSignIn } from '#contract/link-sessions.ts';
import { canReview } from '#rules/roles.ts';
import type { SessionMember } from '#server/services/sign-in/sessions.ts';

export type AccessSettings = {
  gatewayToken: string | null;
  /** The origin that browsers use for the site. */
  publicOrigin: string;
  demo: boolean;
};

/** The ways to find a caller. */
export type ActorSources = {
  /** By the session cookie. */
  findMember: (request: FastifyRequest) => Promise<SessionMember | null>;
  /** By a Mini App's viewer token. */
  findViewer: (viewerToken: string) => Promise<SessionMember | null>;
};

/**
 * Returns the signed-in caller, or null. The gateway and keys have no session; shared answers and calls marked `asksNobody` are
 * the same for everyone. A viewer token counts only for the calls it opens, and only without a session: a page may send both,
 * and the token must not reduce its member's rights.
 */
export async function findActor(
  { access, asksNobody, sharedCacheSeconds, viewerToken }: Endpoint,
  request: FastifyRequest,
  sources: ActorSources,
): Promise<SessionMember | null> {
  if (access === 'gateway' || access === 'key' || sharedCacheSeconds || asksNobody) return null;
  const member = await sources.findMember(request);
  const bearer = viewerToken && !member ? bearerOf(request) : null;
  return bearer ? sources.findViewer(bearer) : member;
}

/**
 * Throws unless the caller may make this call. The contract's `access` says who may call; the session or bearer token says who
 * calls, never the request's own claims (docs/spec/security.md#1-roles).
 */
export function requireAccess(
  access: Access,
  request: FastifyRequest,
  actor: SessionMember | null,
  settings: AccessSettings,
): void {
  switch (access) {
    case 'gateway':
      requireGatewayToken(request, settings.gatewayToken);
      return;
    case 'demo':
      if (!settings.demo) throw new AppError('not_found', 'This is not a demo.');
      requireOwnPage(request, settings.publicOrigin);
      return;
    case 'public':
      requireOwnPage(request, settings.publicOrigin);
      return;
    case 'member':
      requireOwnPage(request, settings.publicOrigin);
      if (!actor) throw new AppError('not_signed_in', (m) => m.refusal_not_signed_in());
      return;
    case 'admin':
    case 'owner':
      requireOwnPage(request, settings.publicOrigin);
      if (!actor) throw new AppError('not_signed_in', (m) => m.refusal_not_signed_in());
      requireRole(access, actor);
      return;
    case 'key':
      // key-gate.ts admits these. If that check is ever missing, refusing is the safe answer.
      throw new AppError('forbidden', (m) => m.refusal_may_not());
  }
}

/** Throws if a session that began with a link from the bot makes a call that requires the member's own sign-in. */
export function requireOwnSignIn(definition: Endpoint, actor: SessionMember | null): void {
  if (!actor?.byLink || !needsOwnSignIn(definition)) return;
  throw new AppError('signed_in_by_link', (m) => m.refusal_by_link());
}

// The page chooses its text by the words `admin privileges` (docs/spec/portal.md#6-errors-of-a-sign-in).
function requireRole(needed: 'admin' | 'owner', { role }: SessionMember): void {
  if (!canReview(role)) throw new AppError('forbidden', (m) => m.refusal_no_admin());
  if (needed === 'owner' && role !== 'owner') {
    throw new AppError('forbidden', (m) => m.refusal_owner_only());
  }
}

/**
 * The acting administrator's id in a call grants nothing. If it is not the session's own id, the page shows another
 * administrator's portal, and the call is refused (docs/spec/portal.md#9-admintelegramid).
 */
export function requireOwnId(
  access: Access,
  actor: SessionMember | null,
  ...parts: unknown[]
): void {
  if (access !== 'admin' && access !== 'owner') return;
  for (const part of parts) {
    const claimed =
      typeof part === 'object' && part !== null && 'adminTelegramId' in part
        ? part.adminTelegramId
        : undefined;
    if (claimed !== undefined && String(claimed) !== actor?.telegramId) {
      throw new AppError('forbidden', (m) => m.refusal_other_id());
    }
  }
}

/** Returns whether a request carries neither a cookie nor an authorization header. */
export function isAnonymous({ headers }: FastifyRequest): boolean {
  return headers.cookie === undefined && headers.authorization === undefined;
}

/** The request's bearer token, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function requireGatewayToken(request: FastifyRequest, token: string | null): void {
  if (token === null) {
    throw new AppError('gateway_not_configured', 'Set BOT_GATEWAY_TOKEN to open the bot gateway.');
  }
  if (!carriesToken(request, token)) {
    throw new AppError('bad_gateway_token', 'Invalid bearer token for the bot gateway.');
  }
}

/** Returns whether the request's bearer is this token. */
export function carriesToken(request: FastifyRequest, token: string): boolean {
  const bearer = bearerOf(request);
  return bearer !== null && isSameSecret(bearer, token);
}

/** Compares a guess with a secret in constant time. */
export function isSameSecret(guess: string, secret: string): boolean {
  // Hashed first, so that the length of the guess makes no difference.
  return timingSafeEqual(digest(guess), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Refuses calls that change something if a page of another site makes them. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin; a call with neither is refused too, because only pages have a session cookie.
 */
export function requireOwnPage(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined && request.headers.origin === publicOrigin) return;
  throw new AppError('forbidden', (m) => m.refusal_other_site());
}
