import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '#contract/site/session.ts';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { findSession, type SessionMember } from '#server/services/sign-in/sessions.ts';
import type { KnownTokens } from './overload/known-tokens.ts';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The session cookie. On https its `__Host-` prefix ties it to this host; plain http (loopback) cannot have the prefix, so the
 * name differs there.
 */
export function createSessionCookie(
  db: Db,
  publicUrl: string,
  { now, known }: { now: () => number; known: KnownTokens },
) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? SESSION_COOKIE : SESSION_COOKIE.replace('__Host-', '');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    /** The token from the browser, or null. */
    readToken(request: FastifyRequest): string | null {
      return request.cookies[name] ?? null;
    },
    /** Returns whether the browser may have sent a token, judging by the header only. */
    maySendToken(request: FastifyRequest): boolean {
      return request.headers.cookie?.includes(name) ?? false;
    },
    /** The member signed in by the request's cookie, read from the database on every call. */
    async findActor(request: FastifyRequest): Promise<SessionMember | null> {
      const token = request.cookies[name];
      if (!token) return null;
      const member = await findSession(db, { token, nowMs: now() });
      known.note(token, member !== null, member ? `member:${member.memberId}` : undefined);
      return member;
    },
    set(reply: FastifyReply, token: string | null): void {
      if (token === null) {
        reply.clearCookie(name, options);
        return;
      }
      known.note(token, true);
      reply.setCookie(name, token, { ...options, maxAge: SESSION_MAX_AGE_MS / 1000 });
    },
  };
}

export type NonceCookie = ReturnType<typeof createNonceCookie>;

/** The time from opening Telegram's login until it returns an id_token. */
const NONCE_MAX_AGE_S = 600;

/** The cookie that binds a sign-in's nonce to the browser that started it. */
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
