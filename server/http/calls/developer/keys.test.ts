import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiKey, MAX_KEYS } from '#contract/developer/keys.ts';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { removeApp } from '#server/services/apps/apps.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { writeApp } from '#server/testing/apps/written-app.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

const MINUTE_MS = 60_000;
const WHOLE = /^jkw_[0-9A-Za-z]{38}$/;
const MASK = /^jkw_[0-9A-Za-z]{4}\*{20}[0-9A-Za-z]{4}$/;
const BODY = { name: 'Kraken', permissions: ['read_balance'] };

describeOnPostgres('the calls of API keys', (database) => {
  let test: TestApp;
  let cookies: Map<string, string>;
  beforeEach(async () => {
    const { db } = database();
    test = await openTestApp(db);
    await test.ingest(tipOf('11', '22', '1.5'));
    cookies = new Map();
    for (const [name, memberId] of [
      ['anne', 1n],
      ['bart', 2n],
    ] as const) {
      cookies.set(name, `deck=${await createSession(db, { memberId, nowMs: NOW_MS })}`);
    }
  });
  afterEach(() => test.app.close());

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const call = (method: Method, path: string, payload?: unknown, who: string | null = 'anne') =>
    test.app.inject({
      method,
      url: `/api/developer/keys${path}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(who !== null && { cookie: cookies.get(who) ?? '' }),
      },
      ...(payload !== undefined && { payload: payload as object }),
    });
  const create = async (rest: object = {}): Promise<ApiKey> => {
    const answer = await call('POST', '', { ...BODY, ...rest });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const list = async (): Promise<ApiKey[]> => (await call('GET', '')).json();
  const audited = async () => {
    const { rows } = await sql<{ actor: string; action: string }>`
      select actor, action from audit_log order by id`.execute(database().db);
    expect(rows.every(({ actor }) => actor === '11')).toBe(true);
    return rows.map(({ action }) => action);
  };

  it('create, list, switch, rotate, delete and restore keys, and record it all', async () => {
    const made = await create({ permissions: ['read_history', 'read_balance', 'read_history'] });
    expect(made).toEqual({
      id: '1',
      name: 'Kraken',
      apiKey: expect.stringMatching(WHOLE),
      isMasked: false,
      needsSignIn: false,
      permissions: ['read_history', 'read_balance'],
      withheld: [],
      isActive: true,
      createdAt: new Date(NOW_MS).toISOString(),
      expiresAt: null,
      retiresAt: null,
      rotatedFrom: null,
      app: null,
      usage: { totalRequests: 0, todayRequests: 0, rateLimit: 100, days: expect.any(Array) },
    });
    expect(made.usage.days).toHaveLength(14);
    expect(made.usage.days.at(-1)).toEqual({ day: '2026-03-04', requests: 0 });
    expect(await list()).toEqual([made]);
    const off = await call('PATCH', '/1', { isActive: false });
    expect([off.statusCode, off.json().isActive]).toEqual([200, false]);
    const renewed = (await call('POST', '/1/rotate', { graceHours: 24 })).json();
    expect(renewed).toMatchObject({ id: '2', name: 'Kraken', rotatedFrom: '1', isActive: true });
    expect(renewed.apiKey).not.toBe(made.apiKey);
    expect((await list())[0]?.retiresAt).toBe('2026-03-05T12:00:00.000Z');
    expect((await call('POST', '/1/rotate', { graceHours: 0 })).statusCode).toBe(409);
    expect((await call('DELETE', '/1')).json()).toEqual({ success: true });
    expect((await list()).map(({ id }) => id)).toEqual(['2']);
    for (const [method, path, body] of [
      ['DELETE', '/1', undefined],
      ['PATCH', '/1', { isActive: true }],
      ['POST', '/1/rotate', { graceHours: 1 }],
    ] as const) {
      expect((await call(method, path, body)).statusCode).toBe(404);
    }
    test.clock.nowMs += 10 * MINUTE_MS;
    expect((await call('POST', '/1/restore', {})).json()).toMatchObject({ id: '1' });
    expect((await call('POST', '/1/restore', {})).statusCode).toBe(404);
    await call('DELETE', '/1');
    test.clock.nowMs += 10 * MINUTE_MS + 1;
    expect((await call('POST', '/1/restore', {})).statusCode).toBe(404);
    expect(await audited()).toEqual([
      // Each key is recorded once per session, however often answers contained it.
      ...['api_key_created', 'api_keys_revealed', 'api_key_switched'],
      ...['api_key_rotated', 'api_keys_revealed', 'api_key_deleted'],
      ...['api_key_restored', 'api_key_deleted'],
    ]);
    const { rows } = await sql<{ text: string }>`
      select a::text as text from audit_log a`.execute(database().db);
    for (const text of [...rows.map((row) => row.text), ...test.logs]) {
      for (const { apiKey } of [made, renewed]) expect(text).not.toContain(apiKey.slice(4));
    }
  });

  it('can be made, and brought back, so many times within 24 hours, and always ended', async () => {
    for (let made = 0; made < DAILY_LIMITS.keysMade - 1; made++) {
      await call('DELETE', `/${(await create()).id}`);
    }
    const last = await create();
    const refused = await call('POST', '', BODY);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toContain('50 times within 24 hours');
    expect((await call('POST', `/${last.id}/rotate`, { graceHours: 1 })).statusCode).toBe(409);
    const switchTo = async (isActive: boolean) =>
      (await call('PATCH', `/${last.id}`, { isActive })).statusCode;
    for (let changes = 0; changes < DAILY_LIMITS.keysBroughtBack; changes += 2) {
      expect([await switchTo(false), await switchTo(true)]).toEqual([200, 200]);
    }
    expect([await switchTo(false), await switchTo(true)]).toEqual([200, 409]);
    expect((await call('DELETE', `/${last.id}`)).statusCode).toBe(200);
    expect((await call('POST', `/${last.id}/restore`, {})).statusCode).toBe(409);
    test.clock.nowMs += 24 * 60 * MINUTE_MS;
    const session = await createSession(database().db, { memberId: 1n, nowMs: test.clock.nowMs });
    cookies.set('anne', `deck=${session}`);
    expect((await call('POST', '', BODY)).statusCode).toBe(200);
  });

  it('show full keys for 15 minutes after sign-in, new ones always', async () => {
    const made = await create();
    // This switches nothing, but the answer contains the key.
    const same = await call('PATCH', '/1', { isActive: true });
    expect(same.json().apiKey).toBe(made.apiKey);
    expect(await audited()).toEqual(['api_key_created', 'api_keys_revealed']);
    test.clock.nowMs += 15 * MINUTE_MS;
    expect((await list())[0]).toMatchObject({ apiKey: made.apiKey, isMasked: false });
    test.clock.nowMs += 1;
    const before = (await audited()).length;
    expect((await list())[0]).toMatchObject({
      apiKey: expect.stringMatching(MASK),
      isMasked: true,
      needsSignIn: true,
    });
    expect((await audited()).length).toBe(before);
    expect((await create()).apiKey).toMatch(WHOLE);
    expect((await call('PATCH', '/1', { isActive: true })).json().apiKey).toMatch(MASK);
  });

  it('show the mask if the secret is not the one that encrypted the key', async () => {
    await create();
    await sql`update api_keys set secret_id = 'another'`.execute(database().db);
    expect((await list())[0]).toMatchObject({
      apiKey: expect.stringMatching(MASK),
      isMasked: true,
      needsSignIn: false,
    });
  });

  it('never show, change or reveal another member’s key', async () => {
    const { id } = await create();
    expect((await call('GET', '', undefined, 'bart')).json()).toEqual([]);
    for (const [method, path, body] of [
      ['PATCH', `/${id}`, { isActive: false }],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/rotate`, { graceHours: 1 }],
      ['POST', `/${id}/restore`, {}],
    ] as const) {
      const other = await call(method, path, body, 'bart');
      const missing = await call(method, path.replace(id, '999'), body, 'bart');
      expect([other.statusCode, other.body]).toEqual([404, missing.body]);
    }
    expect((await list())[0]).toMatchObject({ id, isActive: true });
  });

  it.each([null, 'banned'])('are for members only, not for %s', async (who) => {
    const { id } = await create();
    if (who === 'banned') {
      cookies.set(who, cookies.get('anne') ?? '');
      await sql`update members set banned_at = ${new Date(NOW_MS).toISOString()}::timestamptz`.execute(
        database().db,
      );
    }
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', BODY],
      ['PATCH', `/${id}`, { isActive: false }],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/rotate`, { graceHours: 1 }],
      ['POST', `/${id}/restore`, {}],
    ] as const) {
      expect((await call(method, path, body, who)).statusCode).toBe(401);
    }
  });

  it('refuse other sites, and need more than a key', async () => {
    const { apiKey } = await create();
    const headers = { cookie: cookies.get('anne') ?? '', 'sec-fetch-site': 'cross-site' };
    const post = await test.app.inject({
      method: 'POST',
      url: '/api/developer/keys',
      headers,
      payload: BODY,
    });
    expect(post.statusCode).toBe(403);
    const withKey = await test.get('/api/developer/keys', {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    expect(withKey.statusCode).toBe(401);
  });

  it.each([
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: '\u200b\u202e' }],
    [{ name: 'a'.repeat(61) }],
    [{ name: 'a'.repeat(100_000) }],
    [{ name: 7 }],
    [{ permissions: [] }],
    [{ permissions: ['*'] }],
    [{ permissions: ['constructor'] }],
    [{ permissions: [['read_balance']] }],
    [{ permissions: 'read_balance' }],
    [{ permissions: Array.from({ length: 13 }, () => 'read_balance') }],
    [{ expiresAt: '2026-03-04T12:00:00Z' }],
    [{ expiresAt: '2026-99-99T12:00:00Z' }],
    [{ expiresAt: 'tomorrow' }],
    [{ rateLimit: 100_000 }],
    [{ memberId: '2' }],
    [{ appId: '0' }],
    [{ appId: '1e3' }],
  ])('refuse %j', async (rest) => {
    const answer = await call('POST', '', { ...BODY, ...rest });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a\u0000b\u202ec', 'abc'],
    ['  e\u0301tage \n two ', 'étage two'],
    ['🏴‍☠️'.repeat(3), '🏴☠️🏴☠️🏴☠️'],
    ['a'.repeat(60), 'a'.repeat(60)],
  ])('clean the name %j', async (name, cleaned) => {
    expect((await create({ name })).name).toBe(cleaned);
  });

  it.each([
    ['/999999999999999999', 404],
    ['/9999999999999999999', 400],
    ['/0', 400],
    ['/1e3', 400],
    ['/%00', 400],
  ])('answer the number %s with %i', async (path, status) => {
    expect((await call('DELETE', path)).statusCode).toBe(status);
  });

  it.each([{ graceHours: -1 }, { graceHours: 169 }, { graceHours: 0.5 }, { graceHours: '1' }, {}])(
    'refuse the grace %j',
    async (body) => {
      await create();
      expect((await call('POST', '/1/rotate', body)).statusCode).toBe(400);
    },
  );

  it('accept only the member’s own app', async () => {
    const { db } = database();
    for (const ownerId of [1n, 2n, 1n]) await writeApp(db, { ownerId, name: `App of ${ownerId}` });
    const by = { memberId: 1n, telegramId: '11', nowMs: NOW_MS };
    await removeApp(db, by, { appId: 3n });
    const app = { id: '1', name: 'App of 1', isRemoved: false };
    const { id, ...made } = await create({ appId: '1' });
    expect(made.app).toEqual(app);
    for (const appId of ['2', '3', '4']) {
      expect((await call('POST', '', { ...BODY, appId })).statusCode).toBe(404);
    }
    await removeApp(db, by, { appId: 1n });
    expect((await list())[0]?.app).toEqual({ ...app, isRemoved: true });
    expect((await call('POST', `/${id}/rotate`, { graceHours: 1 })).statusCode).toBe(409);
  });

  it('allow at most twenty keys, even at once, and deleted ones make room', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_KEYS + 5 }, () => call('POST', '', BODY)),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(MAX_KEYS);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    const [first] = await list();
    expect((await call('POST', `/${first?.id}/rotate`, { graceHours: 1 })).statusCode).toBe(409);
    await call('DELETE', `/${first?.id}`);
    await create();
    expect((await call('POST', `/${first?.id}/restore`, {})).statusCode).toBe(409);
  });

  it('give a replacement key the same lifetime', async () => {
    await create({ expiresAt: '2026-03-14T12:00:00Z' });
    test.clock.nowMs += 5 * 86_400_000;
    cookies.set(
      'anne',
      `deck=${await createSession(database().db, { memberId: 1n, nowMs: test.clock.nowMs })}`,
    );
    const renewed = (await call('POST', '/1/rotate', { graceHours: 0 })).json();
    expect(renewed.expiresAt).toBe('2026-03-19T12:00:00.000Z');
    const { id } = await create({ expiresAt: '9999-12-31T23:59:59Z' });
    test.clock.nowMs += MINUTE_MS;
    const last = (await call('POST', `/${id}/rotate`, { graceHours: 1 })).json();
    expect(last.expiresAt).toBe('9999-12-31T23:59:59.999Z');
    test.clock.nowMs += 6 * 86_400_000;
    cookies.set(
      'anne',
      `deck=${await createSession(database().db, { memberId: 1n, nowMs: test.clock.nowMs })}`,
    );
    expect((await call('POST', '/1/rotate', { graceHours: 0 })).statusCode).toBe(409);
  });
});
