import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { createFakeWebHooks } from '#server/fakes/webhooks/web-hooks.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { createWebhookSender, type WebhookSender } from '#server/services/webhooks/sender.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const CALLS: readonly { method: Method; path: string; body?: object }[] = [
  { method: 'GET', path: '' },
  { method: 'POST', path: '', body: TEST_APP },
  { method: 'PUT', path: '/1', body: TEST_APP },
  { method: 'DELETE', path: '/1' },
  { method: 'POST', path: '/1/webhook-secret', body: {} },
  { method: 'POST', path: '/1/test-event', body: {} },
  { method: 'GET', path: '/1/deliveries' },
  { method: 'POST', path: '/1/deliveries/1/redeliver', body: {} },
];

describeOnPostgres('the calls of My Apps', (database) => {
  let test: TestApp;
  let crew: Crew;
  let anne: string;
  let bart: string;
  let sender: WebhookSender;
  const webHooks = createFakeWebHooks();
  beforeEach(async () => {
    const { db } = database();
    webHooks.sent.length = 0;
    sender = createWebhookSender({
      db,
      webHooks,
      secrets: TEST_SECRETS,
      now: () => NOW_MS,
      lookEveryMs: 0,
      report: (error) => expect.fail(String(error)),
    });
    test = await openTestApp(db, { webhookSender: sender });
    crew = await enrolReviewers(db);
    anne = await signIn('11');
    bart = await signIn('22');
  });
  afterEach(async () => {
    await sender.stop();
    await test.app.close();
  });

  async function signIn(telegramId: string): Promise<string> {
    const memberId = crew.numberOf(telegramId);
    return `deck=${await createSession(database().db, { memberId, nowMs: NOW_MS })}`;
  }

  const call = (
    method: Method,
    path: string,
    cookie: string | null,
    body?: object | string,
    site = 'same-origin',
  ) =>
    test.app.inject({
      method,
      url: `/api/developer/apps${path}`,
      headers: {
        'sec-fetch-site': site,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });

  it('cover the life of an app', async () => {
    const made = (await call('POST', '', anne, TEST_APP)).json();
    expect(made).toMatchObject({ app: { id: '1', status: 'sandbox' }, webhookSecret: /^/ });
    const listed = await call('GET', '', anne);
    expect(listed.json()).toEqual([made.app]);
    expect([listed.headers['cache-control'], listed.body]).toEqual([
      'no-store',
      expect.not.stringContaining('whsec_'),
    ]);
    expect((await call('POST', '/1/test-event', anne, {})).json()).toMatchObject({ type: 'test' });
    await sender.idle();
    const log = (await call('GET', '/1/deliveries', anne)).json();
    expect(log).toMatchObject({
      deliveries: [{ type: 'test', status: 'delivered', lastStatus: 200 }],
      pagination: { total: 1, page: 1, totalPages: 1 },
    });
    await call('POST', `/1/deliveries/${log.deliveries[0].id}/redeliver`, anne, {});
    await sender.idle();
    expect(webHooks.sent).toHaveLength(2);
    const rotated = (await call('POST', '/1/webhook-secret', anne, {})).json();
    expect(rotated.webhookSecret).not.toBe(made.webhookSecret);
    const changed = (await call('PUT', '/1', anne, { ...TEST_APP, webhookUrl: null })).json();
    expect(changed).toMatchObject({ app: { webhookUrl: null }, webhookSecret: null });
    const withoutWebhook = await call('POST', '/1/test-event', anne, {});
    expect([withoutWebhook.statusCode, withoutWebhook.json().code]).toEqual([409, 'conflict']);
    expect((await call('DELETE', '/1', anne)).json()).toEqual({ success: true });
    expect((await call('GET', '', anne)).json()).toEqual([]);
    expect(test.logs.join('')).not.toContain('whsec_');
  });

  it('rotate a webhook’s secret so many times within 24 hours', async () => {
    await call('POST', '', anne, TEST_APP);
    const rotate = async () => (await call('POST', '/1/webhook-secret', anne, {})).statusCode;
    for (let done = 0; done < DAILY_LIMITS.secretRotations; done++)
      expect(await rotate()).toBe(200);
    expect(await rotate()).toBe(409);
  });

  it.each(CALLS)('$method $path is for its owner only', async ({ method, path, body }) => {
    await call('POST', '', anne, TEST_APP);
    await call('POST', '/1/test-event', anne, {});
    await sender.idle();
    const before = await sql`select * from apps, webhook_deliveries`.execute(database().db);
    expect((await call(method, path, null, body)).statusCode).toBe(401);
    await sql`update members set banned_at = '2026-03-01' where telegram_id = 22`.execute(
      database().db,
    );
    expect((await call(method, path, bart, body)).statusCode).toBe(401);
    await sql`update members set banned_at = null`.execute(database().db);
    if (path !== '')
      expect((await call(method, path, await signIn('22'), body)).statusCode).toBe(404);
    if (method !== 'GET') {
      expect((await call(method, path, anne, body, 'cross-site')).statusCode).toBe(403);
    }
    const after = await sql`select * from apps, webhook_deliveries`.execute(database().db);
    expect(after.rows).toEqual(before.rows);
  });

  it.each([
    [
      { ...TEST_APP, contactEmail: 'x', callbackUrls: ['https://10.0.0.1/'] },
      ['contactEmail', 'callbackUrls'],
    ],
    [{ ...TEST_APP, name: '\u0000 ' }, ['name']],
    [{ ...TEST_APP, webhookUrl: 'https://localhost/' }, ['webhookUrl']],
    [{ ...TEST_APP, name: 'x'.repeat(61) }, ['name']],
    [{ ...TEST_APP, applicationType: 'bank' }, ['applicationType']],
    [{ ...TEST_APP, permissions: [] }, ['permissions']],
    [{ ...TEST_APP, description: undefined }, ['description']],
  ])('name the wrong fields of %j', async (body, fields) => {
    const answer = await call('POST', '', anne, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(fields);
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"name":1}',
    '{"unknown":1}',
    JSON.stringify({ ...TEST_APP, id: '7' }),
  ])('refuse %s', async (body) => {
    expect((await call('POST', '', anne, body)).statusCode).toBe(400);
    expect((await call('PUT', '/1', anne, body)).statusCode).toBe(400);
  });

  it('count the landing page’s figures, for everybody', async () => {
    await call('POST', '', anne, TEST_APP);
    const answer = await test.get('/api/developer/statistics');
    expect(answer.headers['cache-control']).toContain('s-maxage=60');
    const document = (await test.get('/api/openapi.json')).json();
    const operations = Object.values<object>(document.paths).flatMap((each) => Object.values(each));
    expect(answer.json()).toEqual({
      endpoints: operations.length,
      members: 5,
      productionApps: 0,
      webhooksDelivered: 0,
      uptimePercent: null,
    });
  });
});
