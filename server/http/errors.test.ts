import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  eventOf,
  NOW_MS,
  openTestApp,
  type TestApp,
  TOKEN,
  tipOf,
} from '#server/testing/http/app.ts';

const INTERNAL = { error: 'Something went wrong on our side.', code: 'internal' };

describeOnPostgres('failures', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
    await test.ingest(tipOf('11', '22', '1'));
  });
  afterEach(() => test.app.close());

  it.each([
    ['de-AT,de;q=0.9', '/api/leaderboard/me', 'Melde dich zuerst an.'],
    ['ar', '/api/hunts/999', 'لا يوجد بحث عن كنز كهذا.'],
    ['en', '/api/leaderboard/me', undefined],
    ['fr', '/api/leaderboard/me', undefined],
    [undefined, '/api/leaderboard/me', undefined],
    ['de', '/api/leaderboard?page=x', 'page: Das hat nicht die richtige Form.'],
    ['ar', '/api/hunts/x', '\u2068id\u2069: \u2068هذا ليس بالصيغة الصحيحة.\u2069'],
    // One for programs has no other language.
    ['de', '/api/v1/profile', undefined],
  ])(
    'are in English, and with Accept-Language %o at %s in that language too',
    async (accepted, path, translation) => {
      const headers = accepted === undefined ? {} : { 'accept-language': accepted };
      const { statusCode, body } = await test.get(path, { headers });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(JSON.parse(body).translation).toBe(translation);
      expect(JSON.parse(body).error ?? JSON.parse(body).detail).toMatch(/^[\x20-\x7e…]+$/);
    },
  );

  it.each([
    ['GET', '/api/stats', 'activity_events'],
    ['GET', '/api/leaderboard', 'activity_events'],
    ['GET', '/api/weekly-rewards/current-week-summary', 'weeks'],
    ['GET', '/api/weekly-rewards/system-status', 'weeks'],
    ['GET', '/api/weekly-rewards/distribution-history', 'weeks'],
    ['GET', '/api/bot/v1/members/11', 'member_totals'],
    ['PUT', '/api/bot/v1/members/11', 'point_entries'],
    ['POST', '/api/bot/v1/events', 'point_entries'],
  ] as const)('of the database behind %s %s stay inside', async (method, url, table) => {
    const { db } = database();
    const call = () =>
      test.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${TOKEN}`, cookie: 'deck=a-cookie-value' },
        ...(method === 'GET'
          ? {}
          : { payload: method === 'PUT' ? {} : { events: [tipOf('11', '33', '1')] } }),
      });
    await sql`alter table ${sql.id(table)} rename to gone`.execute(db);
    const failed = await call();
    await sql`alter table gone rename to ${sql.id(table)}`.execute(db);
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual(INTERNAL);
    expect(failed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(failed.headers.etag).toBeUndefined();

    const lines = test.logs.map((line) => JSON.parse(line));
    const [told, ...more] = lines.filter((line) => line.level === 50);
    expect(more).toEqual([]);
    const path = url.replace('/11', '/[Redacted]');
    expect(told.reqId).toBe(lines.find((line) => line.req?.url === path)?.reqId);
    expect(told.err.message).toContain(`relation "${table}" does not exist`);
    expect(told.err.stack).toContain('.ts:');
    // When the database is back, the call works again.
    expect((await call()).statusCode).toBe(200);
  });

  it('answers 500 for a member’s page if sessions cannot be read', async () => {
    const { db } = database();
    await sql`alter table sessions rename to gone`.execute(db);
    const headers = { cookie: 'deck=a-cookie-value' };
    expect((await test.get('/api/session', { headers })).json()).toEqual(INTERNAL);
    expect((await test.get('/api/session')).statusCode).toBe(200);
    await sql`alter table gone rename to sessions`.execute(db);
  });

  it('that were expected do not clutter the log', async () => {
    await test.get('/api/nothing');
    await test.get('/api/leaderboard?page=0');
    await test.get('/api/admin/users');
    await test.get('/api/bot/v1/members/11');
    await test.bot('GET', '/members/99');
    await test.app.inject({ method: 'POST', url: '/api/bot/v1/events', payload: '{' });
    expect(test.logs.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  it('and everything else keep secrets out of the log', async () => {
    const { db } = database();
    const token = await createSession(db, { memberId: 1n, nowMs: NOW_MS });
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      cookie: `deck=${token}`,
      'sec-fetch-site': 'same-origin',
    };
    await test.get('/api/session', { headers });
    await test.get('/api/nothing', { headers });
    await test.get('/api/%zz', { headers });
    await test.bot('POST', '/events', { events: [eventOf('gm', '11'), null] });
    await test.app.inject({ method: 'POST', url: '/api/bot/v1/events', headers, payload: '{' });
    await sql`alter table sessions rename to gone`.execute(db);
    expect((await test.get('/api/session', { headers })).statusCode).toBe(500);
    await sql`alter table gone rename to sessions`.execute(db);
    await test.app.inject({ method: 'DELETE', url: '/api/session', headers });
    const log = test.logs.join('');
    // One line per request, and the failure.
    expect(test.logs.length).toBeGreaterThan(7);
    for (const secret of [token, TOKEN]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/authorization|cookie(?!\.ts)/i);
  });
});
