import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import { miniAppSignIn, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp, TOKEN, tipOf } from '#server/testing/http/app.ts';

const MEMBER = '11';
const OWNER = '33';
const calls = Object.values<Endpoint>(API).map((definition) => ({
  ...definition,
  ...ROUTES[definition.route],
}));
const opened = calls.filter(({ viewerToken }) => viewerToken);
const closed = calls.filter(({ viewerToken }) => !viewerToken);
/** Valid bodies for calls that check the body after the caller. */
const BODIES: Partial<Record<string, object>> = {
  postEvents: { events: [tipOf('11', '22', '1')] },
  postDemoSession: { role: 'owner' },
};

describe("a viewer's bearer token", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;
  let ownerToken: string;
  let session: string;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN } });
    await test.ingest(tipOf(MEMBER, '22', '1'), tipOf(OWNER, '22', '1'));
    await grantConfiguredRoles(database.db, {
      ownerTelegramId: OWNER,
      adminTelegramIds: [],
      nowMs: NOW_MS,
    });
    await sql`
      insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
      select id, now(), now(), 'image/png', '\\x89504e47', '0123456789abcdef' from members`.execute(
      database.db,
    );
    const signedIn = await signIn(MEMBER);
    token = signedIn.json().viewerToken;
    session = /^deck=([\w-]+)/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? '';
    ownerToken = (await signIn(OWNER)).json().viewerToken;
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const signIn = (telegramId: string, rest: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/mini-app',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { initData: miniAppSignIn(telegramId, NOW_MS, rest) },
    });
  const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
  const weekOf = (telegramId: string) => `/api/weekly-rewards/user-week-activity/${telegramId}`;
  const viewerOf = async (headers: Record<string, string>) =>
    (await test.get('/api/session', { headers })).json().viewer;

  it('opens only the viewer’s own reads', async () => {
    // These include every read of a member's own data, except for the wallet, which refuses to run inside Telegram.
    const own = calls.filter(
      ({ access, method, path }) =>
        access === 'member' && method === 'GET' && !path.startsWith('/api/wallet/'),
    );
    expect(opened).toEqual(expect.arrayContaining(own));
    expect(opened.filter(({ access }) => access !== 'member').map(({ route }) => route)).toEqual([
      'getSession',
    ]);
    for (const { method, sharedCacheSeconds, access } of opened) {
      expect([method, sharedCacheSeconds]).toEqual(['GET', undefined]);
      expect(['public', 'member']).toContain(access);
    }
    const headers = bearer(token);
    expect(await viewerOf(headers)).toMatchObject({ telegramId: MEMBER });
    const place = await test.get('/api/leaderboard/me', { headers });
    expect(place.json()).toMatchObject({ telegramId: MEMBER });
    const week = await test.get(weekOf(MEMBER), { headers });
    expect(week.json()).toMatchObject({ activityPoints: 5 });
    for (const response of [place, week]) {
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const head = await test.app.inject({ method: 'HEAD', url: weekOf(MEMBER), headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each(opened.filter(({ path }) => !path.includes(':')))('opens $path', async ({ path }) => {
    const response = await test.get(path, { headers: bearer(token) });
    expect(response.statusCode).toBe(200);
  });

  it('never reveals a key, however new the sign-in is', async () => {
    const keys = '/api/developer/keys';
    const cookie = `deck=${session}`;
    const made = await test.app.inject({
      method: 'POST',
      url: keys,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      payload: { name: 'Mine', permissions: ['read_balance'] },
    });
    expect(made.statusCode).toBe(200);
    expect((await test.get(keys, { headers: { cookie } })).json()).toMatchObject([
      { isMasked: false },
    ]);
    expect((await test.get(keys, { headers: bearer(token) })).json()).toMatchObject([
      { isMasked: true, apiKey: expect.stringContaining('****') },
    ]);
  });

  it('is renewed from the site’s own pages only, without a cookie', async () => {
    await test.ingest(tipOf('13', '22', '1'));
    const first = (await signIn('13')).json();
    const renew = (site: string, renewalToken: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/mini-app/renewal',
        headers: { 'sec-fetch-site': site },
        payload: { renewalToken },
      });
    expect((await renew('cross-site', first.renewalToken)).statusCode).toBe(403);
    const renewed = await renew('same-origin', first.renewalToken);
    expect(renewed.statusCode).toBe(200);
    expect(renewed.headers['cache-control']).toBe('no-store');
    expect(renewed.headers['set-cookie']).toBeUndefined();
    expect(await viewerOf(bearer(renewed.json().viewerToken))).toMatchObject({ telegramId: '13' });
    const again = await renew('same-origin', first.renewalToken);
    expect([again.statusCode, again.json().code]).toEqual([401, 'not_signed_in']);
  });

  it('never has administrator rights, whoever it belongs to', async () => {
    const headers = bearer(ownerToken);
    expect((await test.get(weekOf(OWNER), { headers })).statusCode).toBe(200);
    expect((await test.get(weekOf(MEMBER), { headers })).statusCode).toBe(403);
    expect((await test.get(weekOf('99'), { headers })).statusCode).toBe(403);
    expect(await viewerOf(headers)).toMatchObject({ isAdmin: false, isBotOwner: false });
  });

  it.each(closed)('does not open $method $path', async ({ route, method, path, body }) => {
    const url = path.replace(/:\w+/g, MEMBER);
    const ask = (headers: Record<string, string>) =>
      test.app.inject({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        ...(body ? { payload: BODIES[route] ?? {} } : {}),
      });
    for (const value of [token, ownerToken]) {
      const [plain, withToken] = [await ask({}), await ask(bearer(value))];
      expect(withToken.statusCode).toBe(plain.statusCode);
      if (plain.statusCode !== 200) expect(withToken.json()).toEqual(plain.json());
      expect(await viewerOf(bearer(token))).toMatchObject({ telegramId: MEMBER });
    }
  });

  it('does not work as a cookie, nor cookie or gateway token as a bearer token', async () => {
    for (const cookie of [`deck=${token}`, `__Host-deck=${token}`, `deck-nonce=${token}`]) {
      expect((await test.get(weekOf(MEMBER), { headers: { cookie } })).statusCode).toBe(401);
    }
    expect(await viewerOf({ cookie: `deck=${session}` })).toMatchObject({ telegramId: MEMBER });
    for (const value of [session, TOKEN, 'verified', MEMBER, `${token}x`, token.slice(1), 'null']) {
      const response = await test.get(weekOf(MEMBER), { headers: bearer(value) });
      expect([value, response.statusCode]).toEqual([value, 401]);
    }
    const gateway = await test.app.inject({
      method: 'GET',
      url: `/api/bot/v1/members/${MEMBER}`,
      headers: bearer(token),
    });
    expect([gateway.statusCode, gateway.json().code]).toEqual([401, 'bad_gateway_token']);
  });

  it('neither gains from nor adds to a session sent with it', async () => {
    const cookie = `deck=${session}`;
    for (const value of [ownerToken, token, 'unknown']) {
      expect(await viewerOf({ cookie, ...bearer(value) })).toMatchObject({ telegramId: MEMBER });
    }
    const headers = { cookie, ...bearer(ownerToken) };
    expect((await test.get(weekOf(OWNER), { headers })).statusCode).toBe(403);
    const inApp = await signIn(OWNER, { query_id: 'another' });
    const ofOwner = String(inApp.headers['set-cookie']).split(';', 1)[0] ?? '';
    const both = { cookie: ofOwner, ...bearer(inApp.json().viewerToken) };
    expect(await viewerOf(both)).toMatchObject({ telegramId: OWNER, isBotOwner: true });
    // An expired session counts as none.
    expect(await viewerOf({ cookie: 'deck=over', ...bearer(token) })).toMatchObject({
      telegramId: MEMBER,
    });
  });

  it('ends after ten minutes', async () => {
    const headers = bearer((await signInAt('12')).json().viewerToken);
    test.clock.nowMs = NOW_MS + 600_000 - 1;
    expect(await viewerOf(headers)).toMatchObject({ telegramId: '12' });
    test.clock.nowMs = NOW_MS + 600_000;
    expect(await viewerOf(headers)).toBeNull();
    expect((await test.get(weekOf('12'), { headers })).statusCode).toBe(401);
    test.clock.nowMs = NOW_MS;
  });

  async function signInAt(telegramId: string) {
    await test.ingest(tipOf(telegramId, '22', '1'));
    return signIn(telegramId);
  }
});
