import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '#contract/session.ts';
import type { Db } from '#server/db/connect.ts';
import { findSession, SESSION_MAX_AGE_MS, type SessionMember } from '#server/services/sessions.ts';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The session's cookie. On https it carries the `__Host-` prefix, which ties it to this very host;
 * plain http (loopback) cannot, so it has another name there.
 */
export function createSessionCookie(db: Db, publicUrl: string, now: () => number) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? SESSION_COOKIE : SESSION_COOKIE.replace('__Host-', '');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    /** The token that the browser sent, or null. */
    readToken(request: FastifyRequest): string | null {
      return request.cookies[name] ?? null;
    },
    /** Who is signed in by the request's cookie, read from the database at each call. */
    async findActor(request: FastifyRequest): Promise<SessionMember | null> {
      const token = request.cookies[name];
      return token ? findSession(db, { token, nowMs: now() }) : null;
    },
    set(reply: FastifyReply, token: string | null): void {
      if (token === null) reply.clearCookie(name, options);
      else reply.setCookie(name, token, { ...options, maxAge: SESSION_MAX_AGE_MS / 1000 });
    },
  };
}

export type NonceCookie = ReturnType<typeof createNonceCookie>;

/** For the time between asking Telegram and coming back with its id_token. */
const NONCE_MAX_AGE_S = 600;

/** The cookie that binds the nonce of a sign-in to the browser that began it. */
export function createNonceCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? SESSION_COOKIE : SESSION_COOKIE.replace('__Host-', '')}-nonce`;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    readSecret(request: FastifyRequest): string | null {
      return request.cookies[name] ?? null;
    },
    set(reply: FastifyReply, secret: string | null): void {
      if (secret === null) reply.clearCookie(name, options);
      else reply.setCookie(name, secret, { ...options, maxAge: NONCE_MAX_AGE_S });
    },
  };
}
