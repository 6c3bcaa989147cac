import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { ALL_PERMISSIONS, openV1App, type V1App } from '#server/testing/http/v1.ts';

/** Calls by the permission that an app must declare for them; with it, each answers 404 or less and never fails for its input. */
const CALLS = [
  ['wallet_read', 'GET', '/balance'],
  ['transactions', 'GET', '/transactions'],
  ['wallet_write', 'GET', '/payment-requests'],
  ['wallet_write', 'GET', '/escrows'],
  ['user_profile', 'GET', '/profile'],
  ['user_profile', 'POST', '/notifications', { member: '11', text: 'Ahoy' }],
  ['price_data', 'GET', '/price'],
  ['leaderboard', 'GET', '/leaderboard'],
] as const;

describeOnPostgres('what an app declares', (database) => {
  let test: V1App;
  beforeEach(async () => {
    test = await openV1App(database().db, { environment: { COIN_USD_PRICE: '0.0123' } });
  });
  afterEach(() => test.app.close());

  async function makeKey(permissions: readonly string[]) {
    const memberId = await test.memberOf('11');
    const session = await createSession(database().db, { memberId, nowMs: NOW_MS });
    return test.app.inject({
      method: 'POST',
      url: '/api/developer/keys',
      headers: { 'sec-fetch-site': 'same-origin', cookie: `deck=${session}` },
      payload: { name: 'Kraken', permissions, appId: String(test.appId) },
    });
  }

  it.each([
    'wallet_read',
    'transactions',
    'wallet_write',
    'user_profile',
    'price_data',
    'leaderboard',
  ] as const)(
    'bounds its keys: with %s alone the other calls are closed at once, for keys made before too',
    async (declared) => {
      for (const [, method, path, body] of CALLS) {
        const answer = await test.call(method, path, body ? { body } : {});
        expect([path, answer.statusCode]).toEqual([path, 200]);
      }
      await test.declare(declared);
      for (const [needed, method, path, body] of CALLS) {
        const answer = await test.call(method, path, body ? { body } : {});
        const isOpen = needed === declared;
        expect([path, answer.statusCode]).toEqual([path, isOpen ? 200 : 403]);
        if (isOpen) continue;
        expect(answer.json()).toMatchObject({ code: 'missing_permission' });
        expect(answer.json().detail).toContain(needed);
      }
      await test.declare();
      for (const [, method, path, body] of CALLS) {
        const answer = await test.call(method, path, body ? { body } : {});
        expect([path, answer.statusCode]).toEqual([path, 403]);
      }
    },
  );

  it('bounds what members are asked, and what the question says', async () => {
    await test.declare('user_profile');
    const ask = (...permissions: string[]) =>
      test.call('POST', '/consents', { body: { member: '22', permissions } });
    const refused = await ask('access_profile', 'read_balance');
    expect(refused.json()).toMatchObject({ status: 403, code: 'missing_permission' });
    expect(refused.json().detail).toContain('wallet_read');
    const read = await test.call('GET', '/consents?member=22&permission=read_balance');
    expect(read.json()).toMatchObject({ status: 403, code: 'missing_permission' });
    expect(test.telegram.sent).toEqual([]);

    expect((await ask('access_profile', 'send_notifications')).statusCode).toBe(200);
    await expect.poll(() => test.telegram.sent.length).toBe(1);
    const html = test.telegram.sent[0]?.html;
    expect(html).toContain('see your name');
    expect(html).toContain('write to you');
  });

  it('closes what a member had allowed', async () => {
    await test.consent('22', 'read_balance');
    expect((await test.call('GET', '/balance?member=22')).statusCode).toBe(200);
    await test.declare('leaderboard');
    expect((await test.call('GET', '/balance?member=22')).json().code).toBe('missing_permission');
  });

  it('bounds the keys that can be made, and names what the app lacks', async () => {
    await test.declare('leaderboard');
    for (const permission of ALL_PERMISSIONS) {
      const answer = await makeKey([permission]);
      expect([permission, answer.statusCode]).toEqual([permission, 400]);
      expect(answer.json().error).toContain(permission);
    }
    const made = await makeKey([]);
    expect(made.json()).toMatchObject({ permissions: [], withheld: [] });
    expect((await test.call('GET', '/leaderboard', { key: made.json() })).statusCode).toBe(200);
    expect((await test.call('GET', '/profile', { key: made.json() })).statusCode).toBe(403);
    await test.declare('wallet_read');
    expect((await makeKey([])).statusCode).toBe(400);
    expect((await makeKey(['read_balance'])).statusCode).toBe(200);
  });

  it('is told with the key, and with the list of keys', async () => {
    await test.declare('user_profile', 'leaderboard');
    expect((await test.call('GET', '/key')).json()).toMatchObject({
      permissions: ['send_notifications', 'access_profile'],
      app: { permissions: ['user_profile', 'leaderboard'] },
    });
    const memberId = await test.memberOf('11');
    const session = await createSession(database().db, { memberId, nowMs: NOW_MS });
    const keys = await test.get('/api/developer/keys', { headers: { cookie: `deck=${session}` } });
    expect(keys.json()[0]).toMatchObject({
      permissions: ALL_PERMISSIONS,
      withheld: ['read_balance', 'read_history', 'request_payments', 'manage_escrow'],
    });
  });

  it('does not bind keys without an app, which reach their owner alone', async () => {
    await test.declare();
    const key = await test.keyWith(ALL_PERMISSIONS, { appId: null });
    for (const [, method, path, body] of CALLS) {
      const answer = await test.call(method, path, body ? { body, key } : { key });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
    expect((await test.call('GET', '/profile?member=22', { key })).json().code).toBe('no_consent');
  });

  it('tells the price that this site is given, and the board as everyone sees it', async () => {
    expect((await test.call('GET', '/price')).json()).toEqual({ coin: 'JKC', usd: '0.0123' });
    const board = await test.call('GET', '/leaderboard?page=1&limit=2&sortBy=totalTipped');
    const { json } = await test.get('/api/leaderboard?page=1&limit=2&sortBy=totalTipped');
    expect(board.json()).toEqual(json());
    expect(board.json().leaderboard).toHaveLength(2);
    expect((await test.call('GET', '/leaderboard?limit=0')).json().code).toBe('bad_request');
  });
});

describeOnPostgres('the price', (database) => {
  it('is unavailable where none is set', async () => {
    const test = await openV1App(database().db);
    const answer = await test.call('GET', '/price');
    await test.app.close();
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
