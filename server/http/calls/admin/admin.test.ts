import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Db } from '#server/db/connect.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import type { Crew } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { type AdminCommunity, openAdminCommunity } from '#server/testing/http/admin-community.ts';
import type { TestApp } from '#server/testing/http/app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** These need a bot: broadcast.test.ts has one. */
const WITH_A_BOT = new Set([
  'previewBroadcast',
  'broadcastPost',
  'announcePolicy',
  'getBroadcast',
  'steerBroadcast',
  'notifySubmitter',
]);

const calls = Object.values<Endpoint>(API).filter(
  ({ tag, access }) => tag === 'admin' && access !== 'public',
);

const answered = calls.filter(({ route }) => !WITH_A_BOT.has(route));
const isRead = ({ route }: Endpoint) => ROUTES[route].method === 'GET';

let db: Db;
let test: TestApp;
let crew: Crew;
let input: AdminCommunity['input'];

async function open(opened: Db): Promise<void> {
  db = opened;
  ({ test, crew, input } = await openAdminCommunity(db));
}

// Refused calls and reads change nothing, so one community is enough.
describeOnPostgres(
  'the calls of administrators',
  () => {
    beforeEach(() =>
      sql`
        update members set banned_at = null,
          role = case telegram_id when 77 then 'owner' when 88 then 'admin' else role end`.execute(
        db,
      ),
    );
    afterAll(() => test.app.close());

    it('are all covered here', () => {
      expect(Object.keys(input).sort()).toEqual(calls.map(({ route }) => route).sort());
    });

    it.each(answered.filter(isRead))(
      'answer administrators with their own id or none: $route',
      expectAnswered,
    );

    describe.each(calls.map(({ route, access }) => ({ route, access })))('$route', (endpoint) => {
      const { route, access } = endpoint;

      it('is for administrators only', async () => {
        await expectRefused(route, 401, null);
        await expectRefused(route, 401, 'deck=AAAA');
        await expectRefused(route, 403, await signIn('11'));
        // An id that a page claims has no power.
        await expectRefused(route, 403, await signIn('11'), { query: { adminTelegramId: '88' } });
        if (access === 'owner') await expectRefused(route, 403, await signIn('88'));
      });

      it('refuses a banned, expired, idle, signed-out or demoted administrator', async () => {
        const who = access === 'owner' ? '77' : '88';
        const banned = await signIn(who);
        await sql`update members set banned_at = '2026-03-01' where telegram_id = ${who}`.execute(
          db,
        );
        await expectRefused(route, 401, banned);
        await sql`update members set banned_at = null where telegram_id = ${who}`.execute(db);
        await expectRefused(route, 401, await signIn(who, DAY_MS));
        await expectRefused(route, 401, await signIn(who, 2 * 60 * MINUTE_MS));
        const left = await signIn(who);
        await test.app.inject({
          method: 'DELETE',
          url: '/api/session',
          headers: { cookie: left, 'sec-fetch-site': 'same-origin' },
        });
        await expectRefused(route, 401, left);
        const demoted = await signIn(who);
        await sql`update members set role = 'member' where telegram_id = ${who}`.execute(db);
        await expectRefused(route, 403, demoted);
      });

      it('refuses another id, or two ids', async () => {
        const cookie = await signIn('77');
        const { method } = ROUTES[route];
        const ids = (id: string | number) =>
          method === 'POST'
            ? { body: { adminTelegramId: id } }
            : { query: { adminTelegramId: String(id) } };
        await expectRefused(route, 403, cookie, ids('88'));
        await expectRefused(route, 400, cookie, ids('88x'));
        if (method === 'POST') await expectRefused(route, 403, cookie, ids(88));
        if (method !== 'POST') {
          const { path } = ROUTES[route];
          const url = path.replaceAll(
            /:(\w+)/g,
            (_all, name) => input[route]?.params?.[name] ?? 'x',
          );
          const response = await test.app.inject({
            method,
            url: `${url}?adminTelegramId=77&adminTelegramId=88`,
            headers: { cookie, 'sec-fetch-site': 'same-origin' },
          });
          expect(response.statusCode).toBe(400);
        }
      });

      if (ROUTES[route].method !== 'GET') {
        it('refuses calls from another site', async () => {
          const cookie = await signIn('77');
          for (const site of ['cross-site', 'same-site']) {
            await expectRefused(route, 403, cookie, { site });
          }
        });
      }

      if (ROUTES[route].method === 'POST') {
        it('refuses a malformed or oversized body', async () => {
          const cookie = await signIn('77');
          for (const payload of ['{', '[]', '"x"', 'null', '{"__proto__":{}}', '{"unknown":1}']) {
            await expectRefused(route, 400, cookie, { payload });
          }
          const payload = JSON.stringify({
            ...input[route]?.body,
            comments: 'x'.repeat(2_000_000),
          });
          await expectRefused(route, 413, cookie, { payload });
        });
      }
    });

    it.each([
      ['banUser', { expiresAt: '2026-02-31T25:00:00Z' }],
      ['banUser', { expiresAt: '2020-01-01T00:00:00Z' }],
      ['banUser', { userId: '0' }],
      ['banUser', { reason: 'x'.repeat(501) }],
      ['evaluateSubmission', { points: 21 }],
      ['evaluateSubmission', { points: 0 }],
      ['evaluateSubmission', { points: 1.5 }],
      ['evaluateSubmission', { points: '5' }],
      ['evaluateSubmission', { version: 0 }],
      ['evaluateSubmission', { comments: 'x'.repeat(1001) }],
      ['rejectSubmissions', { submissions: [] }],
      ['verifyTwitter', { verified: 'yes' }],
      ['verifyTwitter', { twitterHandle: 'x'.repeat(101) }],
    ] as const)('refuse %s with %j', async (route, body) => {
      await expectRefused(route, 400, await signIn('88'), { body });
    });

    it.each([
      ['getSubmissions', { search: 'a' }],
      ['getSubmissions', { sortBy: 'url' }],
      ['getSubmissions', { limit: '101' }],
      ['getSubmissions', { page: '0' }],
      ['getUsers', { q: 'a' }],
      ['getAuditLog', { actor: "' or 1=1" }],
    ] as const)('refuse %s with %j', async (route, query) => {
      await expectRefused(route, 400, await signIn('88'), { query });
    });
  },
  { fill: open },
);

describeOnPostgres('calls of administrators', (database) => {
  beforeEach(() => open(database().db));
  afterEach(() => test.app.close());

  it.each(answered.filter((each) => !isRead(each)))(
    'answer administrators with their own id or none: $route',
    expectAnswered,
  );

  it('decide, and record the request id', async () => {
    const cookie = await signIn('88');
    const response = await call('evaluateSubmission', cookie);
    expect(response.json()).toMatchObject({
      success: true,
      submission: { status: 'approved', points: 3, adminUsername: 'admin' },
    });
    const again = await call('rejectSubmission', cookie);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: 'This submission was approved by @admin with 3 points.', code: 'conflict' },
    ]);
    const log = (await call('getAuditLog', cookie)).json();
    expect(log.entries[0]).toMatchObject({
      actor: '88',
      action: 'submission_approved',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each([
    'editSubmissionRating',
    'deleteSubmission',
    'grantPlanRequest',
    'recordHandPayment',
    'takeBackHandPayment',
    'changeSettings',
    'setPolicy',
    'withdrawPolicy',
  ] as const)('want a sign-in of the last half hour for %s', async (route) => {
    await expectRefused(route, 403, await signIn('77', 30 * MINUTE_MS + 1));
    const refused = await call(route, await signIn('77', 30 * MINUTE_MS + 1));
    expect(refused.json().code).toBe('sign_in_again');
    expect((await call(route, await signIn('77', 30 * MINUTE_MS))).statusCode).toBe(200);
  });

  it.each([
    ['banUser', 'reason'],
    ['evaluateSubmission', 'comments'],
    ['rejectSubmission', 'reason'],
    ['rejectSubmissions', 'reason'],
    ['editSubmissionRating', 'comments'],
    ['returnApp', 'reason'],
    ['grantPlanRequest', 'received'],
    ['declinePlanRequest', 'reason'],
    ['postFairnessNote', 'note'],
    ['decideObjection', 'note'],
    ['holdFairnessShares', 'reason'],
  ] as const)('%s with a %s that no database holds', async (route, field) => {
    const cookie = await signIn('77');
    const response = await call(route, cookie, { body: { [field]: 'Odd \0 \ud800' } });
    expect([response.statusCode, test.logs.filter((line) => line.includes('"level":50'))]).toEqual([
      200,
      [],
    ]);
    const { rows } = await sql<{ after: string }>`
      select after::text as after from audit_log order by id desc limit 1`.execute(db);
    expect(rows[0]?.after).toContain('Odd \ufffd \ufffd');
  });
});

async function expectAnswered({ route }: Endpoint): Promise<void> {
  const cookie = await signIn('77');
  const own =
    ROUTES[route].method === 'POST'
      ? { body: { adminTelegramId: 77 } }
      : { query: { adminTelegramId: '77' } };
  const response = await call(route, cookie, own);
  const isPicture = route === 'getUserPicture' || route === 'getHuntPicture';
  const caching = isPicture ? 'private, max-age=3600' : 'no-store';
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, caching]);
}

async function signIn(telegramId: string, agoMs = 0): Promise<string> {
  const nowMs = test.clock.nowMs - agoMs;
  const memberId = crew.numberOf(telegramId);
  return `deck=${await createSession(db, { memberId, nowMs })}`;
}

function call(
  route: Endpoint['route'],
  cookie: string | null,
  {
    site = 'same-origin',
    body,
    query,
    payload,
  }: AdminCommunity['input'][string] & { site?: string; payload?: string } = {},
) {
  const { method, path } = ROUTES[route];
  const given = input[route] ?? {};
  const url = path.replaceAll(/:(\w+)/g, (_all, name) => given.params?.[name] ?? 'x');
  const isChange = method !== 'GET';
  const sent = payload ?? (given.body ? { ...given.body, ...body } : undefined);
  return test.app.inject({
    method,
    url,
    query: { ...given.query, ...query },
    ...(sent === undefined ? {} : { payload: sent }),
    headers: {
      ...(isChange ? { 'sec-fetch-site': site } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
  });
}

/** A digest of everything that a call could change, except for sessions. */
async function everything(): Promise<unknown> {
  const tables = [
    'apps',
    'plan_requests',
    'subscriptions',
    'submissions',
    'activity_events',
    'point_entries',
    'broadcasts',
  ];
  const sums = [...tables, 'member_totals', 'week_totals', 'members', 'audit_log'].map(
    (table) => sql`
      (select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${sql.table(table)} t)`,
  );
  return (await sql`select ${sql.join(sums, sql` || `)} as sum`.execute(db)).rows;
}

/** Expects an error in JSON, and nothing changed. */
async function expectRefused(
  route: Endpoint['route'],
  status: number,
  ...rest: [cookie: string | null, options?: Parameters<typeof call>[2]]
) {
  const before = await everything();
  const response = await call(route, ...rest);
  expect([route, response.statusCode]).toEqual([route, status]);
  expect(response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
  expect(response.body).not.toMatch(/select|insert|update |\bat .*:\d+/);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(await everything()).toEqual(before);
}
