import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Role } from '#rules/roles.ts';
import type { SessionMember } from '#server/services/sign-in/sessions.ts';
import { findActor, requireAccess } from './access.ts';

const settings = { gatewayToken: null, publicOrigin: 'https://deck.example', demo: false };

const anne: SessionMember = {
  memberId: 1n,
  telegramId: '11',
  role: 'member',
  viewer: {
    telegramId: '11',
    displayName: 'Anne',
    username: null,
    photoUrl: null,
    picture: null,
    // Only for display: it must not decide anything.
    isAdmin: true,
    isBotOwner: true,
  },
  signedInAtMs: 0,
  byLink: false,
};

/** `ok`, or the code and text of the refusal. */
function outcome(access: Access, role: Role | null, method = 'GET', site = 'same-origin'): string {
  const actor = role && { ...anne, role };
  // The only parts of a request that are read here.
  const request = { method, headers: { 'sec-fetch-site': site } } as unknown as FastifyRequest;
  try {
    requireAccess(access, request, actor, settings);
    return 'ok';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const NOT_SIGNED_IN = 'not_signed_in: Sign in first.';
const NO_ADMIN = "forbidden: You don't have admin privileges.";

describe('findActor', () => {
  const person = (telegramId: string) => ({ ...anne, telegramId });
  /** Returns the member found with a session and a bearer, and the look-ups that were made. */
  async function found(definition: Endpoint, headers: object, hasSession: boolean) {
    const asked: string[] = [];
    const actor = await findActor(definition, { headers } as FastifyRequest, {
      findMember: async () => {
        asked.push('session');
        return hasSession ? person('11') : null;
      },
      findViewer: async (token) => {
        asked.push(token);
        return person('22');
      },
    });
    return [actor?.telegramId ?? null, ...asked];
  }
  const headers = { authorization: 'Bearer abc' };
  const endpoints = Object.values<Endpoint>(API);

  it.each(endpoints.filter(({ viewerToken }) => !viewerToken))(
    'never looks at a bearer for $route',
    async (definition) => {
      const asksNobody =
        definition.access === 'gateway' ||
        definition.access === 'key' ||
        definition.sharedCacheSeconds ||
        definition.asksNobody;
      expect(await found(definition, headers, false)).toEqual(
        asksNobody ? [null] : [null, 'session'],
      );
      expect(await found(definition, headers, true)).toEqual(
        asksNobody ? [null] : ['11', 'session'],
      );
    },
  );

  it.each(endpoints.filter(({ viewerToken }) => viewerToken))(
    'looks at one for $route where there is no session',
    async (definition) => {
      expect(await found(definition, headers, true)).toEqual(['11', 'session']);
      expect(await found(definition, headers, false)).toEqual(['22', 'session', 'abc']);
      for (const authorization of [undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'abc']) {
        expect(await found(definition, { authorization }, false)).toEqual([null, 'session']);
      }
    },
  );
});

describe('requireAccess', () => {
  it.each<[Access, Role | null, string]>([
    ['public', null, 'ok'],
    ['member', null, NOT_SIGNED_IN],
    ['member', 'member', 'ok'],
    ['member', 'owner', 'ok'],
    ['admin', null, NOT_SIGNED_IN],
    ['admin', 'member', NO_ADMIN],
    ['admin', 'admin', 'ok'],
    ['admin', 'owner', 'ok'],
    ['owner', null, NOT_SIGNED_IN],
    ['owner', 'member', NO_ADMIN],
    ['owner', 'admin', 'forbidden: Only the bot owner may do this.'],
    ['owner', 'owner', 'ok'],
    ['key', 'owner', 'forbidden: You may not do this.'],
    ['demo', 'owner', 'not_found: This is not a demo.'],
  ])('%s by %s: %s', (access, role, expected) => {
    expect(outcome(access, role)).toBe(expected);
  });

  it.each<Access>(['public', 'member', 'admin', 'owner'])(
    'refuses %s from the page of another site',
    (access) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(outcome(access, 'owner', method)).toBe('ok');
        for (const site of ['cross-site', 'same-site', '']) {
          expect(outcome(access, 'owner', method, site)).toMatch(/^forbidden: This call/);
        }
      }
    },
  );
});
