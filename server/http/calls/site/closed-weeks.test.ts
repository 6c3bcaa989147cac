import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { eventOf, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { numberOf } from '#server/testing/people/number-of.ts';

const WEEK = '2026-03-08';
const END_MS = Date.parse('2026-03-08T23:00:00Z');
const ROOT = '/api/weekly-rewards/weeks';
const MEMBER = '11';
const OTHER = '22';
const ADMIN = '33';

describeOnPostgres('the calls of closed weeks', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    const { db } = database();
    test = await openTestApp(db);
    await test.ingest(
      tipOf(MEMBER, OTHER, '1'),
      tipOf(OTHER, MEMBER, '1', { firstName: '=HYPERLINK("x")' }),
      eventOf('gm', ADMIN),
    );
    await sql`update members set role = 'admin' where telegram_id = ${ADMIN}`.execute(db);
    await sql`
      update members set primary_address = 'JAddressOfAMember123456789'
      where telegram_id = ${MEMBER}`.execute(db);
    test.clock.nowMs = END_MS;
    await closePastWeeks(db, { ...test.config, nowMs: END_MS });
  });
  afterEach(() => test.app.close());

  async function signIn(telegramId: string): Promise<string> {
    const { db } = database();
    const memberId = await numberOf(db, telegramId);
    return `deck=${await createSession(db, { memberId, nowMs: test.clock.nowMs })}`;
  }
  const userIdOf = async (telegramId: string) => String(await numberOf(database().db, telegramId));
  /** Posts as a page of the site does. */
  const post = (url: string, payload: object, cookie?: string, site = 'same-origin') =>
    test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'sec-fetch-site': site, ...(cookie ? { cookie } : {}) },
    });
  const statuses = async () => {
    const { rows } = await sql<{ status: string }>`
      select status from shares order by member_id`.execute(database().db);
    return rows.map(({ status }) => status);
  };

  it('are the same for everybody, and reveal nothing secret', async () => {
    await sql`update shares set status = 'held', hold_reason = 'Secret reason'`.execute(
      database().db,
    );
    const paths = ['', `/${WEEK}`, `/${WEEK}/csv`, `/${WEEK}/json`, `/${WEEK}/transactions`];
    for (const url of paths.map((path) => ROOT + path)) {
      for (const headers of [{}, { cookie: await signIn(ADMIN) }]) {
        const response = await test.get(url, { headers });
        expect([url, response.statusCode]).toEqual([url, 200]);
        expect(response.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
        expect(response.headers['set-cookie']).toBeUndefined();
        expect(response.body).not.toMatch(/Secret reason|JAddress|telegram/i);
        const { etag } = response.headers;
        const again = await test.get(url, { headers: { 'if-none-match': String(etag) } });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
    }
  });

  it('serve the files under their names, with the week’s hash', async () => {
    const { resultHash } = (await test.get(`${ROOT}/${WEEK}`)).json();
    const csv = await test.get(`${ROOT}/${WEEK}/csv`);
    expect(createHash('sha256').update(csv.rawPayload).digest('hex')).toBe(resultHash);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="week-${WEEK}.csv"`,
    });
    // No cell is a formula that a spreadsheet would run.
    expect(csv.body).toMatch(/^[a-z_]+;[\d-]+\n/);
    expect(csv.body.split(/[;\n]/).filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
    const json = await test.get(`${ROOT}/${WEEK}/json`);
    expect(json.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="week-${WEEK}.json"`,
    });
    expect(json.json()).toMatchObject({ week: WEEK, resultHash, poolUnits: '50000000000' });
    const head = await test.app.inject({ method: 'HEAD', url: `${ROOT}/${WEEK}/csv` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each(['2026-03-15', '2026-03-07', '2026-02-30', 'x'])('know no week %s', async (week) => {
    for (const part of ['', '/csv', '/json', '/holds']) {
      const cookie = await signIn(ADMIN);
      const response = await test.get(`${ROOT}/${week}${part}`, { headers: { cookie } });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
    }
  });

  it.each(['0', '-1', '1.5', 'x', '1000000000', ''])('refuse the page %j', async (page) => {
    for (const url of [ROOT, `${ROOT}/${WEEK}`]) {
      expect((await test.get(`${url}?page=${page}`)).statusCode).toBe(400);
      expect(
        (await test.get(`${url}?limit=${page === '1000000000' ? '101' : page}`)).statusCode,
      ).toBe(400);
    }
  });

  it('show a member’s weeks to the member and administrators only', async () => {
    const url = `/api/weekly-rewards/user-weeks/${MEMBER}`;
    const read = async (cookie?: string) => test.get(url, cookie ? { headers: { cookie } } : {});
    expect((await read()).statusCode).toBe(401);
    expect((await read(await signIn(OTHER))).statusCode).toBe(403);
    for (const who of [MEMBER, ADMIN]) {
      const response = await read(await signIn(who));
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({
        weeks: [{ week: WEEK, isProvisional: true, rank: 1, share: '250', status: 'owed' }],
      });
    }
  });

  it('let only administrators hold, release, and read reasons', async () => {
    const share = `${ROOT}/${WEEK}/shares/${await userIdOf(MEMBER)}`;
    const body = { reason: 'Why' };
    for (const [cookie, status] of [
      [undefined, 401],
      ['deck=nobody', 401],
      [await signIn(MEMBER), 403],
      [await signIn(OTHER), 403],
    ] as const) {
      expect((await post(`${share}/hold`, body, cookie)).statusCode).toBe(status);
      expect((await post(`${share}/release`, {}, cookie)).statusCode).toBe(status);
      const holds = await test.get(`${ROOT}/${WEEK}/holds`, {
        headers: cookie ? { cookie } : {},
      });
      expect(holds.statusCode).toBe(status);
    }
    expect(await statuses()).toEqual(['owed', 'owed']);
    const admin = await signIn(ADMIN);
    expect((await post(`${share}/hold`, body, admin, 'cross-site')).statusCode).toBe(403);
    const held = await post(`${share}/hold`, { reason: ' Why ' }, admin);
    expect([held.statusCode, held.json().status]).toEqual([200, 'held']);
    expect((await post(`${share}/hold`, body, admin)).statusCode).toBe(409);
    const holds = await test.get(`${ROOT}/${WEEK}/holds`, { headers: { cookie: admin } });
    expect(holds.headers['cache-control']).toBe('no-store');
    expect(holds.json()).toEqual({
      holds: [{ userId: await userIdOf(MEMBER), reason: 'Why' }],
    });
    expect((await post(`${share}/release`, {}, admin)).json().status).toBe('owed');
    expect((await post(`${share}/release`, {}, admin)).statusCode).toBe(409);
    const { rows } =
      await sql`select actor, action from audit_log where entity = 'share' order by id`.execute(
        database().db,
      );
    expect(rows).toEqual([
      { actor: ADMIN, action: 'share_held' },
      { actor: ADMIN, action: 'share_released' },
    ]);
  });

  it('take the actor from the session, and refuse a blank reason', async () => {
    const share = `${ROOT}/${WEEK}/shares/${await userIdOf(MEMBER)}`;
    const admin = await signIn(ADMIN);
    for (const body of [
      {},
      { reason: '' },
      { reason: '   ' },
      { reason: 7 },
      { reason: 'x'.repeat(501) },
      { reason: 'x', actor: '44' },
    ]) {
      expect((await post(`${share}/hold`, body, admin)).statusCode).toBe(400);
    }
    for (const member of ['999', '0', 'x', '-1', '9999999999999999999']) {
      const response = await post(`${ROOT}/${WEEK}/shares/${member}/hold`, { reason: 'x' }, admin);
      expect([400, 404]).toContain(response.statusCode);
    }
    expect(await statuses()).toEqual(['owed', 'owed']);
  });
});
