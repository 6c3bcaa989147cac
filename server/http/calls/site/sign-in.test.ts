import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_INS_PER_MINUTE } from '#rules/abuse-limits.ts';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  idTokenClaims,
  miniAppSignIn,
  OTHER_BOT_TOKEN,
  signWidget,
  TEST_BOT_ID,
  TEST_BOT_TOKEN,
  TEST_CLIENT_ID,
  widgetSignIn,
} from '#server/fakes/telegram/signer.ts';
import { createSignInLink } from '#server/services/sign-in/links.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { attributesOf, NOW_MS } from '#server/testing/http/app.ts';
import {
  ADMIN,
  cookieOf,
  INVALID,
  MEMBER,
  OUTDATED,
  openSignInApp,
  SIGN_IN_ENVIRONMENT,
  type SignInApp,
  STRANGER,
} from '#server/testing/http/sign-in-app.ts';

const HOUR_MS = 3_600_000;

let signer: IdTokenSigner;
beforeAll(async () => {
  signer = await createIdTokenSigner();
});

describeOnPostgres('the sign-in calls', (database) => {
  let test: SignInApp;
  beforeEach(async () => {
    test = await openSignInApp(database().db, signer);
  });
  afterEach(() => {
    vi.useRealTimers();
    return test.app.close();
  });

  const reopen = async (environment: Record<string, string>) => {
    await test.app.close();
    test = await openSignInApp(database().db, signer, environment);
  };

  it('take so many tries a minute from one network, and others from another', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tryFrom = (remoteAddress: string, path: string, payload: object) =>
      test.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress,
        payload,
      });
    for (let tries = 0; tries < SIGN_INS_PER_MINUTE; tries++) {
      const answer = await tryFrom(`203.0.113.${tries}`, 'mini-app', { initData: 'hash=0' });
      expect(answer.statusCode).toBe(401);
    }
    for (const path of ['mini-app', 'telegram', 'nonce', 'link', 'link/check']) {
      const answer = await tryFrom('203.0.113.99', path, {});
      expect(answer.statusCode, path).toBe(429);
      expect(answer.headers['retry-after']).toBe('60');
      expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
    }
    expect((await tryFrom('198.51.100.1', 'nonce', {})).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await tryFrom('203.0.113.99', 'nonce', {})).statusCode).toBe(200);
  });

  it('answer with the member, and with a session in the cookie', async () => {
    const byWidget = await test.telegram(widgetSignIn(MEMBER, NOW_MS));
    const byMiniApp = await test.miniApp(miniAppSignIn(MEMBER, NOW_MS));
    const nonce = await test.post('nonce', {});
    const idToken = await signer.sign(idTokenClaims(MEMBER, NOW_MS, nonce.json().nonce));
    const byIdToken = await test.telegram(
      { id_token: idToken, nonce: nonce.json().nonce },
      { cookie: cookieOf(nonce) },
    );
    const user = {
      telegramId: MEMBER,
      username: 'anne',
      firstName: null,
      lastName: null,
      photoUrl: null,
      isAdmin: false,
      isBotOwner: false,
    };
    const viewer = {
      telegramId: MEMBER,
      displayName: '@anne',
      username: 'anne',
      photoUrl: null,
      picture: null,
      isAdmin: false,
      isBotOwner: false,
    };
    for (const response of [byWidget, byMiniApp, byIdToken]) {
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({ success: true, user, viewer });
      const [cookie] = [response.headers['set-cookie'] ?? []].flat();
      expect(attributesOf(cookie)).toEqual([
        'HttpOnly',
        'Max-Age=86400',
        'Path=/',
        'SameSite=Lax',
        expect.stringMatching(/^deck=[\w-]{43}$/),
      ]);
      expect(await test.viewerOf(cookieOf(response))).toEqual(viewer);
      expect(response.body).not.toContain(cookieOf(response).split(/[=;]/)[1]);
    }
    expect(Object.keys(byWidget.json())).toEqual(['success', 'user', 'viewer']);
    expect(byMiniApp.json()).toEqual({
      success: true,
      user,
      viewer,
      viewerToken: expect.stringMatching(/^[\w-]{43}$/),
      viewerTokenExpiresAt: '2026-03-04T12:10:00.000Z',
      renewalToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('use a __Host- cookie if the site is on https', async () => {
    await reopen({ ...SIGN_IN_ENVIRONMENT, PUBLIC_URL: 'https://deck.example' });
    const response = await test.telegram(widgetSignIn(MEMBER, NOW_MS));
    expect(attributesOf(response.headers['set-cookie'])).toEqual([
      'HttpOnly',
      'Max-Age=86400',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      expect.stringMatching(/^__Host-deck=[\w-]{43}$/),
    ]);
    expect(attributesOf((await test.post('nonce', {})).headers['set-cookie'])).toEqual([
      'HttpOnly',
      'Max-Age=600',
      'Path=/',
      'SameSite=Strict',
      'Secure',
      expect.stringMatching(/^__Host-deck-nonce=[\w-]{43}$/),
    ]);
  });

  it('open a new session each time, and end the browser’s previous one', async () => {
    const first = await test.telegram(widgetSignIn(MEMBER, NOW_MS));
    const second = await test.miniApp(miniAppSignIn(ADMIN, NOW_MS), { cookie: cookieOf(first) });
    expect(await test.viewerOf(cookieOf(first))).toBeNull();
    expect(await test.viewerOf(cookieOf(second))).toMatchObject({
      telegramId: ADMIN,
      isAdmin: true,
    });
    // A planted cookie is neither adopted nor an obstacle.
    const third = await test.telegram(widgetSignIn(MEMBER, NOW_MS - 1000), {
      cookie: 'deck=planted',
    });
    expect(third.statusCode).toBe(200);
    expect(cookieOf(third)).not.toContain('planted');
    expect(await test.countSessions()).toBe(2);
  });

  it('refuse only in the words the page recognizes', async () => {
    const fields = widgetSignIn(MEMBER, NOW_MS);
    await sql`insert into members (telegram_id, created_at, banned_at)
      values (44, now(), '2026-03-01T00:00:00Z')`.execute(database().db);
    const refusals: [object, number, object][] = [
      [{ ...fields, id: 12 }, 401, INVALID],
      [{ ...fields, hash: 'a'.repeat(64) }, 401, INVALID],
      [{ ...fields, hash: 'a'.repeat(63) }, 401, INVALID],
      [{ ...fields, first_name: 'Bob\nid=1' }, 401, INVALID],
      [signWidget({ id: 11, auth_date: NOW_MS / 1000 }, OTHER_BOT_TOKEN), 401, INVALID],
      [widgetSignIn(MEMBER, NOW_MS + 301_000), 401, INVALID],
      [widgetSignIn(MEMBER, NOW_MS - 25 * HOUR_MS), 401, OUTDATED],
      [widgetSignIn(ADMIN, NOW_MS - HOUR_MS), 401, OUTDATED],
      [
        widgetSignIn(STRANGER, NOW_MS),
        404,
        { error: 'User not found. Please interact with the bot first.', code: 'not_found' },
      ],
      [widgetSignIn('44', NOW_MS), 403, { error: 'This account is banned.', code: 'forbidden' }],
      // The form is refused before verification, with the same text.
      [{}, 401, INVALID],
      [{ id: 11 }, 401, INVALID],
      [{ ...fields, user: { id: 1 } }, 401, INVALID],
      [{ id_token: 'a.b.c' }, 401, INVALID],
      [{ id_token: 'a.b', nonce: 'a'.repeat(43) }, 401, INVALID],
      [{ id_token: 'a.b.c', nonce: 'a'.repeat(43), more: 1 }, 401, INVALID],
      [{ id_token: 'a.b.c', nonce: 'a'.repeat(43) }, 401, INVALID],
      [{ telegramId: ADMIN, sessionToken: 'verified', isAdmin: true }, 401, INVALID],
      [[fields], 401, INVALID],
    ];
    for (const [body, status, answer] of refusals) {
      const response = await test.telegram(body);
      expect([body, response.statusCode, response.json()]).toEqual([body, status, answer]);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.headers['cache-control']).toBe('no-store');
    }
    for (const initData of [
      '',
      'x',
      miniAppSignIn(MEMBER, NOW_MS).slice(0, -1),
      'x'.repeat(16_385),
      7,
      null,
      [miniAppSignIn(MEMBER, NOW_MS)],
      { user: { id: 11 } },
    ]) {
      const response = await test.miniApp(initData);
      expect([response.statusCode, response.json()]).toEqual([401, INVALID]);
    }
    expect(await test.countSessions()).toBe(0);
    expect((await test.telegram(fields)).statusCode).toBe(200);
    expect((await test.telegram(fields)).json()).toEqual(OUTDATED);
    expect((await test.telegram({})).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    );
  });

  it('must come from the site’s own pages', async () => {
    const calls: [string, object][] = [
      ['telegram', widgetSignIn(MEMBER, NOW_MS)],
      ['mini-app', { initData: miniAppSignIn(MEMBER, NOW_MS) }],
      ['nonce', {}],
    ];
    for (const [path, body] of calls) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' },
      ]) {
        const response = await test.post(path, body, headers);
        expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      const bare = await test.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { origin: 'https://evil.example' },
        payload: body,
      });
      expect(bare.statusCode).toBe(403);
      const text = await test.post(path, JSON.stringify(body), { 'content-type': 'text/plain' });
      expect(text.statusCode).toBe(415);
    }
    expect(await test.countSessions()).toBe(0);
  });

  it('are unavailable if nothing is configured', async () => {
    await reopen({});
    const nonce = 'a'.repeat(43);
    for (const [path, body] of [
      ['telegram', widgetSignIn(MEMBER, NOW_MS)],
      ['telegram', { id_token: 'a.b.c', nonce }],
      ['mini-app', { initData: miniAppSignIn(MEMBER, NOW_MS) }],
      ['nonce', {}],
    ] as const) {
      const response = await test.post(path, body);
      expect([response.statusCode, response.json().code]).toEqual([503, 'bot_not_configured']);
    }
    expect((await test.get('/api/session')).json().instance.signIn).toBeNull();
  });

  it.each([
    [
      SIGN_IN_ENVIRONMENT,
      { botUsername: 'Quarterdeck_bot', botId: TEST_BOT_ID, clientId: TEST_CLIENT_ID },
    ],
    [
      { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN },
      { botUsername: null, botId: TEST_BOT_ID, clientId: null },
    ],
    [
      { TELEGRAM_CLIENT_ID: TEST_CLIENT_ID },
      { botUsername: null, botId: null, clientId: TEST_CLIENT_ID },
    ],
    [{ BOT_USERNAME: 'Quarterdeck_bot' }, null],
  ])('are offered as they are configured: %j', async (environment, offer) => {
    await reopen(environment);
    const response = await test.get('/api/session');
    expect(response.json().instance).toEqual({
      demo: false,
      trial: false,
      theme: 'system',
      miniAppSurface: 'full',
      ownWallet: false,
      signIn: offer,
    });
    expect(response.body).not.toContain(TEST_BOT_TOKEN.split(':')[1]);
  });

  it('by a link from the bot open no portal, say who they are, and come from our own pages', async () => {
    const linkOf = async (telegramId: string) => {
      const link = { telegramId, nowMs: test.clock.nowMs };
      return { token: (await createSignInLink(database().db, link)) ?? '' };
    };
    const body = await linkOf(ADMIN);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const path of ['link', 'link/check']) {
      expect((await test.post(path, body, foreign)).statusCode).toBe(403);
      expect((await test.post(path, { token: 'short' })).statusCode).toBe(401);
    }
    const opened = await test.post('link', body);
    expect(opened.json()).toMatchObject({ viewer: { telegramId: ADMIN, isAdmin: false } });
    const headers = { cookie: cookieOf(opened) };
    expect((await test.get('/api/admin/dashboard', { headers })).statusCode).toBe(403);
    // Asked by the browser with this session, and by another one.
    const next = await linkOf(ADMIN);
    expect((await test.post('link/check', next, headers)).json().isSignedIn).toBe(true);
    expect((await test.post('link/check', next)).json().isSignedIn).toBe(false);
    const other = await test.post('link/check', await linkOf(MEMBER), headers);
    expect(other.json()).toEqual({ displayName: '@anne', username: 'anne', isSignedIn: false });
    // The administrator's own sign-in still opens it.
    const widget = await test.telegram(widgetSignIn(ADMIN, test.clock.nowMs), headers);
    const full = { cookie: cookieOf(widget) };
    expect((await test.get('/api/admin/dashboard', { headers: full })).statusCode).toBe(200);
  });

  it('lose administrator rights with the role, and everything with a ban', async () => {
    const week = `/api/weekly-rewards/user-week-activity/${MEMBER}`;
    const cookie = cookieOf(await test.telegram(widgetSignIn(ADMIN, NOW_MS)));
    const status = async () => (await test.get(week, { headers: { cookie } })).statusCode;
    const change = (assignment: string) =>
      sql`update members set ${sql.raw(assignment)} where telegram_id = ${ADMIN}`.execute(
        database().db,
      );
    expect(await status()).toBe(200);
    await change("role = 'member'");
    expect(await status()).toBe(403);
    expect(await test.viewerOf(cookie)).toMatchObject({ isAdmin: false });
    await change("banned_at = '2026-03-04T12:00:00Z'");
    expect(await status()).toBe(401);
  });

  it('end on sign-out, which keeps the browser’s theme', async () => {
    const signedIn = await test.miniApp(miniAppSignIn(MEMBER, NOW_MS));
    const cookie = cookieOf(signedIn);
    const out = await test.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
    expect(out.statusCode).toBe(200);
    expect(out.headers['clear-site-data']).toBeUndefined();
    expect(await test.viewerOf(cookie)).toBeNull();
    expect(await test.countSessions()).toBe(0);
    const headers = { authorization: `Bearer ${signedIn.json().viewerToken}` };
    expect((await test.get('/api/session', { headers })).json().viewer).toBeNull();
  });
});
