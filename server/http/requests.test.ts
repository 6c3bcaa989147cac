import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp, TOKEN } from '#server/testing/http/app.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const FROM_PAGE = { 'sec-fetch-site': 'same-origin' };

describe('what a request must be', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { demo: true });
    await fillDemo(database.db, { ...test.config, nowMs: NOW_MS });
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const post = (url: string, headers: Record<string, string>, payload: string) =>
    test.app.inject({ method: 'POST', url, headers, payload });
  const gateway = (contentType: string | null, payload: string) =>
    post(
      '/api/bot/v1/events',
      {
        authorization: `Bearer ${TOKEN}`,
        ...(contentType === null ? {} : { 'content-type': contentType }),
      },
      payload,
    );

  describe('from a page', () => {
    let cookie: string;
    beforeEach(async () => {
      const signedIn = await post(
        '/api/demo/session',
        { ...FROM_PAGE, 'content-type': 'application/json' },
        '{"role":"member"}',
      );
      cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
    });

    it.each([
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
      [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }],
      [{ 'sec-fetch-site': 'Same-Origin' }],
      [{ 'sec-fetch-site': '' }],
      [{ 'sec-fetch-site': 'same-origin, cross-site' }],
      [{ origin: 'https://evil.example' }],
      [{ origin: 'http://127.0.0.1:3001' }],
      [{ origin: 'https://127.0.0.1:3000' }],
      [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
      [{ origin: `${ORIGIN}.evil.example` }],
      [{ origin: 'null' }],
      [{ origin: '' }],
      [{ host: '127.0.0.1:3000', referer: `${ORIGIN}/leaderboard` }],
      [{}],
    ])('refuses %j, and changes nothing', async (headers) => {
      const out = await test.app.inject({
        method: 'DELETE',
        url: '/api/session',
        headers: { cookie, ...headers },
      });
      expect([out.statusCode, out.json().code]).toEqual([403, 'forbidden']);
      const into = await post(
        '/api/demo/session',
        { cookie, 'content-type': 'application/json', ...headers },
        '{"role":"owner"}',
      );
      expect([into.statusCode, into.json().code]).toEqual([403, 'forbidden']);
      for (const response of [out, into]) expect(response.headers['set-cookie']).toBeUndefined();
      const still = await test.get('/api/session', { headers: { cookie } });
      expect(still.json().viewer).toMatchObject({ isAdmin: false });
    });

    it.each([
      [FROM_PAGE],
      [{ 'sec-fetch-site': 'none' }],
      [{ ...FROM_PAGE, origin: 'http://localhost:3000' }],
      [{ origin: ORIGIN }],
    ])('takes %j', async (headers) => {
      const out = await test.app.inject({
        method: 'DELETE',
        url: '/api/session',
        headers: { cookie, ...headers },
      });
      expect(out.statusCode).toBe(200);
    });

    it('lets other sites read public data, without any credentials', async () => {
      const response = await test.get('/api/session', {
        headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      });
      const names = Object.keys(response.headers);
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
    });
  });

  it.each([
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonx', 415],
    ['application/json+x', 415],
    ['application/vnd.api+json', 415],
    ['application/json, text/plain', 415],
    ['text/plain, application/json', 415],
    ['application /json', 415],
    ['application/ json', 415],
    ['json', 415],
    ['*/*', 415],
    ['', 415],
    [null, 415],
    // Other spellings of the same type: accepted, and checked like any other.
    ['application/json', 400],
    ['APPLICATION/JSON', 400],
    ['application/json; charset=utf-8', 400],
    ['application/json; charset=utf-8\t', 400],
    ['application/json;', 400],
    ['application/json ; a', 400],
    ['\tapplication/json', 400],
    ['application/json\u00a0', 400],
  ])('as %j is never accepted unchecked', async (contentType, status) => {
    // A body that only an unchecked call would accept.
    const response = await gateway(contentType, '{"events":{"length":1},"more":true}');
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"events":['],
    ['no JSON', 'events=1'],
    ['a number that is none', '{"events":[NaN]}'],
    ['a comment', '/**/{"events":[1]}'],
    ['null', 'null'],
    ['a text', '"events"'],
    ['a list', '[1]'],
    ['no events', '{}'],
    ['an empty list', '{"events":[]}'],
    ['events that are no list', '{"events":{"0":1}}'],
    ['a field too many', '{"events":[1],"x":1}'],
    ['__proto__', '{"events":[1],"__proto__":{"x":1}}'],
    ['__proto__ deep down', '{"events":[{"a":[{"__proto__":{"x":1}}]}]}'],
    ['__proto__ in disguise', '{"events":[{"\\u005f\\u005fproto__":{"x":1}}]}'],
    ['constructor.prototype', '{"events":[{"constructor":{"prototype":{"x":1}}}]}'],
  ])('with %s is refused', async (_what, payload) => {
    const response = await gateway('application/json', payload);
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('may be nested to any depth', async () => {
    const depth = 200_000;
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
      const response = await gateway('application/json', `{"events":[${deep}]}`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ accepted: 0, rejected: 1 });
      const inside = { id: 'x', type: 'gm', at: '2026-03-04T11:00:00Z', telegramId: '11' };
      const named = JSON.stringify(inside).replace('}', `,"firstName":${deep}}`);
      const member = await gateway('application/json', `{"events":[${named}]}`);
      expect(member.json()).toMatchObject({ accepted: 0, rejected: 1 });
    }
  });

  it('is limited to 2 MB for events and 256 KB for everything else', async () => {
    const padded = (size: number) => {
      const text = '{"events":[""]}';
      return text.replace('""', `"${'x'.repeat(size - text.length)}"`);
    };
    const limit = 2 * 1024 * 1024;
    expect((await gateway('application/json', padded(limit))).json()).toMatchObject({
      rejected: 1,
    });
    const tooLarge = await gateway('application/json', padded(limit + 1));
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'too_large']);
    const json = { ...FROM_PAGE, 'content-type': 'application/json' };
    const role = `{"role":"${'x'.repeat(256 * 1024)}"}`;
    expect((await post('/api/demo/session', json, role)).statusCode).toBe(413);
    expect((await post('/api/demo/session', json, '{"role":"xxx"}')).statusCode).toBe(400);
  });

  it('is refused for its caller before its body is read', async () => {
    const json = { 'content-type': 'application/json' };
    for (const payload of ['{', '{}', 'x'.repeat(3 * 1024 * 1024)]) {
      expect((await post('/api/bot/v1/events', json, payload)).statusCode).toBe(401);
      const foreign = { ...json, 'sec-fetch-site': 'cross-site' };
      expect((await post('/api/demo/session', foreign, payload)).statusCode).toBe(403);
    }
    expect(
      (await post('/api/bot/v1/events', { 'content-type': 'text/plain' }, 'x')).statusCode,
    ).toBe(401);
  });

  it('must not be a DELETE that claims to carry JSON but does not', async () => {
    const response = await test.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { ...FROM_PAGE, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
  });
});
