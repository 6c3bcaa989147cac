import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  attributesOf,
  eventOf,
  NOW_MS,
  openTestApp,
  type TestApp,
  tipOf,
} from '#server/testing/http/app.ts';
import { numberOf } from '#server/testing/people/number-of.ts';

const HOUR_MS = 3_600_000;
const MEMBER = '11';
const OTHER = '22';
const ADMIN = '33';
const OWNER = '44';

describeOnPostgres('who may call', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
    await test.ingest(tipOf(MEMBER, OTHER, '1'), eventOf('gm', ADMIN), eventOf('gm', OWNER));
    await setRole(ADMIN, 'admin');
    await setRole(OWNER, 'owner');
  });
  afterEach(() => test.app.close());

  const setRole = (telegramId: string, role: string) =>
    sql`update members set role = ${role} where telegram_id = ${telegramId}`.execute(database().db);

  /** Starts a session and returns its cookie. */
  async function signIn(telegramId: string, name = 'deck'): Promise<string> {
    const { db } = database();
    const memberId = await numberOf(db, telegramId);
    return `${name}=${await createSession(db, { memberId, nowMs: test.clock.nowMs })}`;
  }

  const statusOf = async (url: string, cookie?: string) =>
    (await test.get(url, cookie ? { headers: { cookie } } : {})).statusCode;
  const weekOf = (telegramId: string) => `/api/weekly-rewards/user-week-activity/${telegramId}`;

  it('shows a week to the member and administrators only', async () => {
    expect(await statusOf(weekOf(MEMBER))).toBe(401);
    expect(await statusOf(weekOf(MEMBER), await signIn(OTHER))).toBe(403);
    for (const who of [MEMBER, ADMIN, OWNER]) {
      const response = await test.get(weekOf(MEMBER), { headers: { cookie: await signIn(who) } });
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers.etag).toBeUndefined();
      expect(response.json()).toEqual({
        week: '2026-03-08',
        activityPoints: 5,
        totalTransactions: 1,
        isEligible: true,
        pointsNeeded: 0,
        estimatedShare: '500',
        counted: null,
        estimateReason: null,
        days: [{ day: '2026-03-04', points: 5 }],
      });
    }
  });

  it('tells strangers nothing about who exists', async () => {
    const admin = await signIn(ADMIN);
    const member = await signIn(MEMBER);
    for (const unknown of ['99', '4503599627370495', '9999999999999999']) {
      expect(await statusOf(weekOf(unknown), admin)).toBe(404);
      expect(await statusOf(weekOf(unknown), member)).toBe(403);
      expect(await statusOf(weekOf(unknown))).toBe(401);
    }
    for (const bad of [
      '0',
      '-1',
      '01',
      '1e3',
      'abc',
      '11%00',
      '12345678901234567',
      '%20',
      '11.0',
    ]) {
      expect([bad, await statusOf(weekOf(bad), admin)]).toEqual([bad, 400]);
      expect([bad, await statusOf(weekOf(bad))]).toEqual([bad, 401]);
    }
  });

  it('reads the role from the database on each call', async () => {
    const cookie = await signIn(ADMIN);
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    await setRole(ADMIN, 'member');
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(403);
    await setRole(ADMIN, 'owner');
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
  });

  it('believes no claim of the request', async () => {
    const cookie = await signIn(OTHER);
    const url = `${weekOf(MEMBER)}?adminTelegramId=${ADMIN}&telegramId=${MEMBER}&role=admin`;
    expect(await statusOf(url)).toBe(401);
    expect(await statusOf(url, cookie)).toBe(403);
    const claims = [
      { authorization: 'Bearer verified' },
      { cookie: 'admin-auth={"sessionToken":"verified","isAdmin":true}' },
      { cookie: 'deck=verified' },
      { cookie: `deck=${ADMIN}` },
      { 'x-telegram-id': ADMIN, 'x-forwarded-for': '127.0.0.1' },
    ];
    for (const headers of claims) {
      expect((await test.get(url, { headers })).statusCode).toBe(401);
    }
  });

  it('accepts only the exact token', async () => {
    const cookie = await signIn(MEMBER);
    const token = cookie.slice('deck='.length);
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'hex') as hash from sessions`.execute(database().db);
    const forged = [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`,
      String(rows[0]?.hash),
      '',
      '%00',
      '%zz',
      "' or true --",
      'a'.repeat(4000),
    ];
    for (const each of forged) expect(await statusOf(weekOf(MEMBER), `deck=${each}`)).toBe(401);
    // The name reserved for https proves nothing over http, and the reverse.
    expect(await statusOf(weekOf(MEMBER), `__Host-deck=${token}`)).toBe(401);
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    expect(await statusOf(weekOf(MEMBER), `a=b; __proto__=x; ${cookie}; c`)).toBe(200);
  });

  it('ends a session on a ban, at once and permanently', async () => {
    const { db } = database();
    const cookie = await signIn(ADMIN);
    const ban = (from: string, to: string | null) =>
      sql`update members set banned_at = ${from}, ban_expires_at = ${to}
          where telegram_id = ${ADMIN}`.execute(db);
    await ban('2026-03-04T12:00:00.001Z', null);
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    await ban('2026-03-04T12:00:00Z', null);
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(401);
    expect((await test.get('/api/session', { headers: { cookie } })).json().viewer).toBeNull();
    await ban('2026-03-04T12:00:00Z', '2026-03-04T12:00:01Z');
    test.clock.nowMs = NOW_MS + 1000;
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(401);
    expect(await statusOf(weekOf(MEMBER), await signIn(ADMIN))).toBe(200);
  });

  it('ends a session after 24 hours, used or not', async () => {
    const cookie = await signIn(MEMBER);
    for (let hour = 1; hour < 24; hour++) {
      test.clock.nowMs = NOW_MS + hour * HOUR_MS;
      expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    }
    test.clock.nowMs = NOW_MS + 24 * HOUR_MS - 1;
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    test.clock.nowMs = NOW_MS + 24 * HOUR_MS;
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(401);
  });

  it('ends a session unused for two hours', async () => {
    const cookie = await signIn(MEMBER);
    test.clock.nowMs += 2 * HOUR_MS - 1;
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    test.clock.nowMs += 2 * HOUR_MS - 1;
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    test.clock.nowMs += 2 * HOUR_MS;
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(401);
  });

  it('ends a session on sign-out, and only that one', async () => {
    const [cookie, elsewhere] = [await signIn(MEMBER), await signIn(MEMBER)];
    const signOut = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/session',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      });
    const response = await signOut({ cookie });
    expect(response.json()).toEqual({ success: true });
    expect(response.headers['set-cookie']).toMatch(/^deck=; Max-Age=0; Path=\/; Expires=[^;]*1970/);
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(401);
    expect(await statusOf(weekOf(MEMBER), elsewhere)).toBe(200);
    expect((await signOut({ cookie })).statusCode).toBe(200);
    expect((await signOut({})).statusCode).toBe(200);
  });

  it('keeps no token in the database', async () => {
    const cookie = await signIn(MEMBER);
    const { rows } = await sql<{ text: string }>`
      select s::text || encode(token_hash, 'escape') as text from sessions s`.execute(
      database().db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(cookie.slice('deck='.length));
  });

  it('says who is signed in, in the words of the page', async () => {
    const anonymous = await test.get('/api/session');
    const instance = {
      demo: false,
      trial: false,
      theme: 'system',
      miniAppSurface: 'full',
      ownWallet: false,
      signIn: null,
    };
    expect(anonymous.json()).toEqual({ viewer: null, instance });
    expect(anonymous.headers['cache-control']).toBe('no-store');
    const { viewer } = (
      await test.get('/api/session', { headers: { cookie: await signIn(OWNER) } })
    ).json();
    expect(viewer).toEqual({
      telegramId: OWNER,
      displayName: 'Anonymous User',
      username: null,
      photoUrl: null,
      picture: null,
      isAdmin: true,
      isBotOwner: true,
    });
  });

  it('gives a member their own row under each sort, never cached', async () => {
    const url = '/api/leaderboard/me?sortBy=totalReceived';
    expect(await statusOf(url)).toBe(401);
    const response = await test.get(url, { headers: { cookie: await signIn(OTHER) } });
    expect(response.json()).toMatchObject({
      telegramId: OTHER,
      entry: { rank: 1, totalReceived: '1', userId: '2' },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await statusOf('/api/leaderboard/me?sortBy=rank', await signIn(OTHER))).toBe(400);
  });

  it('uses a __Host- cookie if the site is on https', async () => {
    await test.app.close();
    test = await openTestApp(database().db, {
      environment: { PUBLIC_URL: 'https://deck.example' },
    });
    const cookie = await signIn(MEMBER, '__Host-deck');
    expect(await statusOf(weekOf(MEMBER), cookie)).toBe(200);
    expect(await statusOf(weekOf(MEMBER), cookie.replace('__Host-', ''))).toBe(401);
    const response = await test.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { origin: 'https://deck.example', cookie },
    });
    expect(attributesOf(response.headers['set-cookie'])).toEqual([
      'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      '__Host-deck=',
    ]);
  });
});
