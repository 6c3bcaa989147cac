import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import { nextWeek, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { approveSubmission } from '#server/services/submissions/review.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { submitAs } from '#server/testing/submitter.ts';

const CLIENT_ID = 'a-client-id-of-tests';
const LINK = 'https://x.com/anne/status/1';

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

const inputs = (pending: string): Record<string, Input> => ({
  getCreatorStats: {},
  getCreatorPayments: { query: { page: '1', limit: '5' } },
  getCreatorPoints: {},
  getCreatorDays: {},
  getOwnSubmissions: {},
  putCreatorVisibility: { body: { hidden: true } },
  previewSubmission: { body: { url: LINK } },
  postOwnSubmission: { body: { clientId: CLIENT_ID, contentType: 'twitter_post', url: LINK } },
  patchOwnSubmission: {
    params: { id: pending },
    body: { version: 1, contentType: 'meme_image', url: LINK },
  },
  withdrawOwnSubmission: { params: { id: pending }, query: { version: '1' } },
});

const own = Object.values<Endpoint>(API).filter(
  ({ tag, access }) => tag === 'creator' && access === 'member',
);
const changing = own.filter(({ route }) => ROUTES[route].method !== 'GET');

describeOnPostgres('the calls of creators', (database) => {
  let test: TestApp;
  let crew: Crew;
  let input: Record<string, Input>;
  beforeEach(async () => {
    const { db } = database();
    test = await openTestApp(db);
    crew = await enrolReviewers(db);
    const { submission } = await submitAs(db, crew, '11');
    input = inputs(submission.id);
  });
  afterEach(() => test.app.close());

  async function signIn(telegramId: string): Promise<string> {
    const input = { memberId: crew.numberOf(telegramId), nowMs: test.clock.nowMs };
    return `deck=${await createSession(database().db, input)}`;
  }

  function call(
    route: Endpoint['route'],
    cookie: string | null,
    { site = 'same-origin', body, payload, params, query }: Input & Sent = {},
  ) {
    const { method, path } = ROUTES[route];
    const given = input[route] ?? {};
    const sent = payload ?? (given.body || body ? { ...given.body, ...body } : undefined);
    return test.app.inject({
      method,
      url: path.replaceAll(/:(\w+)/g, (_all, name) => ({ ...given.params, ...params })[name] ?? ''),
      query: { ...given.query, ...query },
      ...(sent === undefined ? {} : { payload: sent }),
      headers: {
        ...(method === 'GET' ? {} : { 'sec-fetch-site': site }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
      },
    });
  }
  type Sent = { site?: string; payload?: string };

  async function everything(): Promise<unknown> {
    const sums = ['submissions', 'activity_events', 'members', 'member_totals', 'audit_log'].map(
      (table) => sql`
        (select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${sql.table(table)} t)`,
    );
    return (await sql`select ${sql.join(sums, sql` || `)} as sum`.execute(database().db)).rows;
  }

  async function expectRefused(status: number, ...request: Parameters<typeof call>) {
    const before = await everything();
    const response = await call(...request);
    expect([request[0], response.statusCode]).toEqual([request[0], status]);
    expect(response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
    expect(await everything()).toEqual(before);
  }

  it('each have an input here', () => {
    expect(own.map(({ route }) => route).sort()).toEqual(Object.keys(input).sort());
  });

  it.each(own)(
    '$route answers its member, but no strangers or banned members',
    async ({ route }) => {
      await expectRefused(401, route, null);
      await expectRefused(401, route, `deck=${'a'.repeat(43)}`);
      const cookie = await signIn('11');
      const response = await call(route, cookie);
      expect([route, response.statusCode, response.body]).toEqual([route, 200, expect.any(String)]);
      expect(response.headers['cache-control']).toBe('no-store');
      await sql`update members set banned_at = '2026-01-01' where telegram_id = 11`.execute(
        database().db,
      );
      await expectRefused(401, route, cookie);
    },
  );

  it('getCreatorStats tells the grounds of the estimate in the reader’s language too', async () => {
    const { db } = database();
    const { nowMs } = test.clock;
    const fromWeek = nextWeek(weekOf(nowMs));
    await setPolicy(db, { policy: CLASSIC, fromWeek, nowMs, actor: 'operator' });
    test.clock.nowMs = weekStartMs(fromWeek);
    const cookie = await signIn('11');
    const statsIn = async (language: string) =>
      (
        await test.get('/api/creator/me', { headers: { cookie, 'accept-language': language } })
      ).json();
    const english = await statsIn('en-GB');
    expect(english.weeklyReason).toMatch(/share the pool of 500 JKC/);
    expect(english).not.toHaveProperty('weeklyReasonTranslation');
    expect(await statsIn('de-AT')).toEqual({
      ...english,
      weeklyReasonTranslation: expect.stringMatching(/teilst den Topf von 500 JKC/),
    });
  });

  it.each(changing)(
    '$route accepts only valid input from the site’s own pages',
    async ({ route }) => {
      const cookie = await signIn('11');
      await expectRefused(403, route, cookie, { site: 'cross-site' });
      if (ROUTES[route].method === 'DELETE') {
        await expectRefused(400, route, cookie, { query: { version: '1e999' } });
        return;
      }
      await expectRefused(400, route, cookie, { payload: '{' });
      await expectRefused(400, route, cookie, { payload: '[]' });
      await expectRefused(400, route, cookie, { body: { more: 1 } });
      await expectRefused(413, route, cookie, { payload: JSON.stringify('x'.repeat(300_000)) });
    },
  );

  it.each(['patchOwnSubmission', 'withdrawOwnSubmission'] as const)(
    '%s finds nothing of others, and nothing of no number',
    async (route) => {
      await expectRefused(404, route, await signIn('22'));
      // Not even an administrator changes another member’s submission.
      await expectRefused(404, route, await signIn('77'));
      const cookie = await signIn('11');
      for (const id of ['999999999999999999', '2147483648']) {
        await expectRefused(404, route, cookie, { params: { id } });
      }
      for (const id of ['0', '01', '1e3', '9223372036854775808', '%00']) {
        await expectRefused(400, route, cookie, { params: { id } });
      }
      const stale = route === 'patchOwnSubmission' ? { body: { version: 2 } } : {};
      await expectRefused(409, route, cookie, { ...stale, query: { version: '2' } });
    },
  );

  it.each([
    { clientId: 'short' },
    { clientId: `${CLIENT_ID} ` },
    { clientId: 'x'.repeat(65) },
    { contentType: 'Twitter' },
    { url: '' },
    { url: 'javascript:alert(1)' },
    { url: 'data:text/html,hello' },
    { url: 'https://anne:secret@x.com/' },
    { url: 'https://127.0.0.1/' },
    { url: 'https://x.com/\u202e' },
    { url: `https://x.com/${'a'.repeat(10_240)}` },
    { title: 'x'.repeat(201) },
    { title: '\0' },
    { description: 'x'.repeat(2001) },
    { resubmits: '9223372036854775808' },
  ])('submitting refuses %j', async (body) => {
    await expectRefused(400, 'postOwnSubmission', await signIn('11'), { body });
    if ('url' in body) await expectRefused(400, 'previewSubmission', await signIn('11'), { body });
  });

  it('submits once even if sent twice, and the bot cannot use a member’s id for it', async () => {
    const cookie = await signIn('11');
    const first = await call('postOwnSubmission', cookie);
    const second = await call('postOwnSubmission', cookie);
    expect([first.json().duplicate, second.json().duplicate]).toEqual([false, true]);
    expect(second.json().submission).toEqual(first.json().submission);
    const { rows } = await sql<{ id: string }>`
      select id from activity_events where id like 'web:%' order by seq desc limit 1`.execute(
      database().db,
    );
    expect(rows[0]?.id).toBe(`web:${crew.numberOf('11')}:${CLIENT_ID}`);
  });

  it('show everybody the showcase and creators, to shared caches too', async () => {
    const { db } = database();
    const id = await crew.submit('11', { title: 'At sea' });
    await approveSubmission(db, crew.admin, { submissionId: id, points: 5 });
    for (const path of ['/api/creator/content', '/api/creator/profiles/ANNE']) {
      const response = await test.get(path);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([
        ...[200, 'public, max-age=0, s-maxage=5, must-revalidate'],
      ]);
      expect(response.json()).toMatchObject({
        submissions: [{ title: 'At sea', pointsAwarded: 5, url: 'https://x.com/crew/status/1' }],
        pagination: { total: 1, page: 1, totalPages: 1 },
        totals: { totalContent: 1 },
      });
      // No contact details, and nothing about the review.
      expect(response.body).not.toMatch(/telegram|comment|photo|address|evaluated/i);
    }
    for (const path of [
      'content?page=0',
      'content?limit=101',
      'content?sort=date',
      'content?type=A',
    ]) {
      expect([path, (await test.get(`/api/creator/${path}`)).statusCode]).toEqual([path, 400]);
    }
    for (const name of ['nobody', '%00', '%25', 'an_e', encodeURIComponent("' or 1=1")]) {
      const { statusCode } = await test.get(`/api/creator/profiles/${name}`);
      expect([name, statusCode]).toEqual([name, 404]);
    }
    await call('putCreatorVisibility', await signIn('11'));
    expect((await test.get('/api/creator/profiles/anne')).statusCode).toBe(404);
    expect((await test.get('/api/creator/content')).json().submissions).toEqual([]);
    const stats = await call('getCreatorStats', await signIn('11'));
    expect(stats.json()).toMatchObject({ hidden: true, username: 'anne' });
  });
});
