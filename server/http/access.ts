import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { SessionMember } from '#server/services/sessions.ts';

export type AccessSettings = {
  gatewayToken: string | null;
  /** The origin under which browsers reach the site. */
  publicOrigin: string;
  demo: boolean;
};

/**
 * Lets a call pass or throws: who may call is said by the contract's `access`, who calls comes from
 * the session or the bearer token, never from the request's own claims (decision 23).
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
      if (!settings.demo) throw new AppError('not_found', 'This is no demo.');
      requireOwnPage(request, settings.publicOrigin);
      return;
    case 'public':
      requireOwnPage(request, settings.publicOrigin);
      return;
    case 'member':
      requireOwnPage(request, settings.publicOrigin);
      if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
      return;
    case 'admin':
    case 'owner':
    case 'key':
      // No built call has these yet. Refusing is the safe answer to one that is added too early.
      throw new AppError('forbidden', 'You may not do this.');
  }
}

function requireGatewayToken(request: FastifyRequest, token: string | null): void {
  if (token === null) {
    throw new AppError('gateway_not_configured', 'Set BOT_GATEWAY_TOKEN to open the bot gateway.');
  }
  const given = /^Bearer +([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Hashed first: the comparison then takes as long for any length of guess.
  if (!timingSafeEqual(digest(given), digest(token))) {
    throw new AppError('bad_gateway_token', 'The bearer token is not the one of the bot gateway.');
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Refuses calls that change something when another site's page makes them. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; a call with neither is not a page's, and is refused too,
 * because only pages have a session cookie.
 */
function requireOwnPage(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined && request.headers.origin === publicOrigin) return;
  throw new AppError('forbidden', 'This call has to come from the site itself.');
}
