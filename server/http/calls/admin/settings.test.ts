import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { BUILT_SITE, openTestApp, type TestApp } from '#server/testing/http/app.ts';

const CALL = '/api/admin/settings';
const FORUM = 'https://forum.example/crew';
const PAGE_PROMISE_MS = 1000;

describeOnPostgres('the settings of the portal, by their calls', (database) => {
  let crew: Crew;
  let test: TestApp;
  beforeEach(async () => {
    crew = await enrolReviewers(database().db);
    test = await openTestApp(database().db);
    test.clock.nowMs = CREW_NOW_MS;
    return () => test.app.close();
  });

  async function send(who: string, changes?: object) {
    const session = { memberId: crew.numberOf(who), nowMs: test.clock.nowMs };
    const cookie = `deck=${await createSession(database().db, session)}`;
    return test.app.inject({
      method: changes ? 'POST' : 'GET',
      url: CALL,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(changes && { payload: { changes } }),
    });
  }
  const stored = async () => {
    const { rows } = await sql`
      select from settings where key = 'portal_settings'`.execute(database().db);
    return rows.length;
  };

  it('are the owner’s: nobody else reads or changes them', async () => {
    for (const who of ['11', '88']) {
      expect((await send(who)).statusCode).toBe(403);
      expect((await send(who, { 'links.forum': FORUM })).statusCode).toBe(403);
    }
    const key = await makeTestKey(database().db, { telegramId: '77', nowMs: CREW_NOW_MS });
    for (const caller of [{}, { authorization: `Bearer ${key}` }]) {
      const headers = { ...caller, 'sec-fetch-site': 'same-origin' };
      const read = await test.get(CALL, { headers });
      const payload = { changes: { 'links.forum': FORUM } };
      const change = await test.app.inject({ method: 'POST', url: CALL, headers, payload });
      expect([read.statusCode, change.statusCode]).toEqual([401, 401]);
    }
    expect(await stored()).toBe(0);
  });

  it('name the field of a refusal', async () => {
    const refused = await send('77', { 'links.forum': 'http://forum.example' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { 'links.forum': expect.stringMatching(/^An https address/) },
    ]);
    for (const changes of [
      {},
      { WEEKLY_POOL: '9' },
      { 'links.forum': 7 },
      { 'links.forum': 'x'.repeat(1001) },
    ]) {
      expect((await send('77', changes)).statusCode).toBe(400);
    }
    expect(await stored()).toBe(0);
  });

  it('reach the answers of another server: theme and price', async () => {
    const far = await database().connectAgain();
    const news = await hear(far);
    const other = await openTestApp(far.db, { news });
    const theme = async () => (await other.get('/api/session')).json().instance.theme;
    const volume = async () => (await other.get('/api/leaderboard')).json().leaderboard[0];
    expect([await theme(), await volume()]).toEqual([
      'system',
      expect.objectContaining({ totalTippedUSD: null }),
    ]);
    await send('77', { theme: 'dark', usdPrice: '0.5' });
    await news.catchUp();
    expect([await theme(), await volume()]).toEqual([
      'dark',
      expect.objectContaining({ totalTippedUSD: expect.any(String) }),
    ]);
    await other.app.close();
  });

  it('open and close the API without a plan on another server, and change its contact', async () => {
    const far = await database().connectAgain();
    const news = await hear(far);
    const other = await openTestApp(far.db, { news });
    other.clock.nowMs = CREW_NOW_MS;
    const key = await makeTestKey(database().db, { telegramId: '11', nowMs: CREW_NOW_MS });
    await sql`delete from subscriptions`.execute(database().db);
    const asked = async () =>
      (await other.get('/api/v1/profile', { headers: { authorization: `Bearer ${key}` } }))
        .statusCode;
    const contact = async () => (await other.get('/api/openapi.json')).json().info.contact;
    expect(await asked()).toBe(200);
    await send('77', { freeApiRequests: '0', developerContact: 'build@pearl.example' });
    await news.catchUp();
    // A key that was let in stays so for three seconds at most.
    other.clock.nowMs += 3001;
    expect([await asked(), await contact()]).toEqual([402, { email: 'build@pearl.example' }]);
    await send('77', { freeApiRequests: null });
    await news.catchUp();
    other.clock.nowMs += 3001;
    expect(await asked()).toBe(200);
    await other.app.close();
  });

  it('reach the pages of another server, for strangers and members', async () => {
    const far = await database().connectAgain();
    const news = await hear(far);
    const other = await openTestApp(far.db, { news, siteFolder: BUILT_SITE });
    const member = { memberId: crew.numberOf('11'), nowMs: other.clock.nowMs };
    const cookie = `deck=${await createSession(database().db, member)}`;
    const shows = async (headers = {}) =>
      (await other.get('/', { headers })).payload.includes(FORUM);
    expect([await shows(), await shows({ cookie })]).toEqual([false, false]);
    const changed = await send('77', { 'links.forum': FORUM });
    expect(changed.json().settings).toContainEqual(
      expect.objectContaining({ name: 'links.forum', value: FORUM, source: 'portal' }),
    );
    expect(await shows({ cookie })).toBe(true);
    other.clock.nowMs += PAGE_PROMISE_MS + 1;
    expect(await shows()).toBe(true);
    await send('77', { 'links.forum': null });
    await news.catchUp();
    other.clock.nowMs += PAGE_PROMISE_MS + 1;
    expect([await shows({ cookie }), await shows()]).toEqual([false, false]);
    await other.app.close();
  });
});
