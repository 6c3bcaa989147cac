import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiKey } from '#contract/developer/keys.ts';
import type { Db } from '#server/db/connect.ts';
import { createApiKey, deleteApiKey, switchApiKey } from '#server/services/keys/api-keys.ts';
import { generateApiKey } from '#server/services/keys/issue.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { givePlan, TEST_SECRETS } from '#server/testing/keys.ts';
import { ban } from '#server/testing/people/bans.ts';

const PROBLEM = 'application/problem+json; charset=utf-8';

describeOnPostgres('the gate of the keyed API', (database) => {
  let test: TestApp;
  let key: ApiKey;
  const db = (): Db => database().db;
  const owner = () => ({
    actor: { memberId: 1n, telegramId: '11', signedInAtMs: NOW_MS },
    secrets: TEST_SECRETS,
    nowMs: test.clock.nowMs,
  });
  const create = (rest: object = {}) =>
    createApiKey(db(), owner(), {
      name: 'Kraken',
      permissions: ['read_balance'],
      expiresAtMs: null,
      appId: null,
      ...rest,
    });
  beforeEach(async () => {
    // Without a plan, this gate admits no key.
    test = await openTestApp(db(), { environment: { FREE_API_REQUESTS: '0' } });
    await test.ingest(tipOf('11', '22', '1.5'));
    await givePlan(db(), { memberId: 1n, tier: 'starter', nowMs: NOW_MS });
    key = await create();
  });
  afterEach(() => test.app.close());

  const call = (apiKey: string, headers: Record<string, string> = {}) =>
    test.get('/api/v1/key', { headers: { authorization: `Bearer ${apiKey}`, ...headers } });
  const counted = async () => {
    const { rows } = await sql<{ minutes: number; days: number; month: number }>`
      select (select coalesce(sum(requests), 0)::int from api_key_minutes) as minutes,
        (select coalesce(sum(requests), 0)::int from api_key_days) as days,
        (select coalesce(sum(api_requests), 0)::int from plan_usage) as month`.execute(db());
    return rows[0];
  };
  const none = { minutes: 0, days: 0, month: 0 };

  it('admits a key, reports its limits, and counts the call', async () => {
    const answer = await call(key.apiKey);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        name: 'Kraken',
        permissions: ['read_balance'],
        app: null,
        plan: 'starter',
        minute: { limit: 100, used: 1, remaining: 99, resetsAt: '2026-03-04T12:01:00.000Z' },
        month: { limit: 10_000, used: 1, remaining: 9_999, resetsAt: '2026-04-04T11:00:00.000Z' },
      },
    ]);
    expect(answer.headers).toMatchObject({
      'ratelimit-policy': '"minute";q=100;w=60, "month";q=10000;w=2678400',
      ratelimit: '"minute";r=99;t=60, "month";r=9999;t=2674800',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await counted()).toEqual({ minutes: 1, days: 1, month: 1 });
  });

  it('admits a key whose plan has no limits', async () => {
    await givePlan(db(), { memberId: 1n, tier: 'enterprise', nowMs: NOW_MS });
    const answer = await call(key.apiKey);
    expect(answer.json().month).toMatchObject({ limit: null, remaining: null, used: 1 });
    expect(answer.headers['ratelimit-policy']).toBe('"minute";q=100;w=60');
    expect(answer.headers.ratelimit).toBe('"minute";r=99;t=60');
  });

  it('answers other sites’ pages, and ignores cookies', async () => {
    const ask = await test.app.inject({ method: 'OPTIONS', url: '/api/v1/key' });
    expect([ask.statusCode, ask.body]).toEqual([204, '']);
    expect(ask.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    });
    expect(ask.headers['access-control-allow-credentials']).toBeUndefined();
    const other = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' };
    expect((await call(key.apiKey, other)).statusCode).toBe(200);
    const cookie = `deck=${await createSession(db(), { memberId: 1n, nowMs: NOW_MS })}`;
    const answer = await test.get('/api/v1/key', { headers: { cookie } });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const elsewhere = await test.get('/api/stats');
    expect(elsewhere.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses a key once its owner has the answer that it is off, and on other servers once they are notified', async () => {
    const news = [];
    for (let server = 0; server < 2; server++)
      news.push(await hear(await database().connectAgain()));
    const [here, there] = await Promise.all(news.map((each) => openTestApp(db(), { news: each })));
    const cookie = `deck=${await createSession(db(), { memberId: 1n, nowMs: NOW_MS })}`;
    const statusAt = async (server: TestApp | undefined) =>
      (await server?.get('/api/v1/key', { headers: { authorization: `Bearer ${key.apiKey}` } }))
        ?.statusCode;
    const told: unknown[] = [];
    for (let round = 0; round < 10; round++) {
      const isActive = round % 2 === 1;
      // Both allow the next call at once if they allowed this one.
      await Promise.all([statusAt(here), statusAt(there)]);
      await here?.app.inject({
        method: 'PATCH',
        url: `/api/developer/keys/${key.id}`,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload: { isActive },
      });
      const atOnce = await statusAt(here);
      await news[1]?.catchUp();
      told.push([isActive, atOnce, await statusAt(there)]);
    }
    expect(told).toEqual(
      told.map((_, round) => (round % 2 === 1 ? [true, 200, 200] : [false, 401, 401])),
    );
    for (const server of [here, there]) await server?.app.close();
  });

  it('answers unknown addresses with the keyed API’s errors', async () => {
    for (const url of ['/api/v1/nothing', '/api/v1/%zz']) {
      const answer = await test.get(url);
      expect(answer.headers['content-type']).toBe(PROBLEM);
      expect(answer.json()).toMatchObject({ type: 'about:blank', status: answer.statusCode });
    }
  });

  it.each<[string, (made: ApiKey) => Promise<unknown> | unknown, number, string]>([
    ['no key', () => '', 401, 'bad_key'],
    ['another text', () => 'jkw_x', 401, 'bad_key'],
    ['a key that nobody has', () => generateApiKey(), 401, 'bad_key'],
    [
      'a key that is off',
      (made) => switchApiKey(db(), owner(), { id: made.id, isActive: false }),
      401,
      'bad_key',
    ],
    ['a deleted key', (made) => deleteApiKey(db(), owner(), made), 401, 'bad_key'],
    [
      'a key past its end',
      () =>
        sql`update api_keys set expires_at = ${new Date(NOW_MS).toISOString()}::timestamptz`.execute(
          db(),
        ),
      401,
      'bad_key',
    ],
    [
      'a replaced key',
      () =>
        sql`update api_keys set retires_at = ${new Date(NOW_MS).toISOString()}::timestamptz`.execute(
          db(),
        ),
      401,
      'bad_key',
    ],
    ['a banned owner', () => ban(db(), '11', NOW_MS), 401, 'bad_key'],
    [
      'an owner without a plan',
      () => sql`delete from subscriptions`.execute(db()),
      402,
      'subscription_required',
    ],
    [
      'a plan that is over',
      () =>
        sql`update subscriptions set expires_at = ${new Date(NOW_MS).toISOString()}::timestamptz`.execute(
          db(),
        ),
      402,
      'subscription_required',
    ],
    [
      'a plan that was cancelled',
      () => sql`update subscriptions set status = 'cancelled'`.execute(db()),
      402,
      'subscription_required',
    ],
  ])('refuses %s, and counts nothing', async (_, change, status, code) => {
    const changed = await change(key);
    const answer = await call(typeof changed === 'string' ? changed : key.apiKey);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.any(String),
      code,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe(PROBLEM);
    expect(answer.headers.ratelimit).toBeUndefined();
    expect(await counted()).toEqual(none);
    expect(test.logs.join('')).not.toContain(key.apiKey.slice(0, 12));
  });
});
